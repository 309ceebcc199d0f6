import type { PolicyTrial } from '@redoubt/contract';
import { wilson } from '@redoubt/redteam';
import type { RunSample } from './sample-run.ts';
import { counted, partOf, percent } from './share-text.ts';

/** Puts the figures of a trial into sentences. */
export function analysisOf(trial: PolicyTrial, sample: RunSample, blocked: readonly boolean[]): string {
  if (trial.successes.tried === 0) {
    return `No attack of the run ${trial.run_id} succeeded, so there is nothing that a policy would have to stop. The policy is empty.`;
  }
  return [
    whatWasTried(trial),
    ...whatLeaked(sample),
    whatItStops(trial),
    ...howSure(trial),
    whatIsLeft(trial, sample, blocked),
  ].join(' ');
}

const whatWasTried = ({ run_id, successes, controls, further_controls: further }: PolicyTrial): string =>
  `Tried on ${successes.tried} of ${successes.of} successes and ${controls.tried} of ${controls.of} harmless controls of the run ${run_id}, on prompts and on answers, and on ${further.tried} more harmless prompts.`;

const whatLeaked = ({ leakingControls: leaks }: RunSample): string[] =>
  leaks === 0
    ? []
    : [
        `The target gave a canary away in the ${leaks === 1 ? 'answer' : 'answers'} to ${counted(leaks, 'harmless control')}: to stop that is no error, so only the ${leaks === 1 ? 'prompt' : 'prompts'} of ${leaks === 1 ? 'it' : 'them'} was tried.`,
      ];

function whatItStops(trial: PolicyTrial): string {
  const { blocked, successes, false_positives, controls, further_controls: further, parts } = trial;
  if (parts.length === 0) {
    return `No detector stops a success without stopping more than ${percent(trial.max_false_positive_share)} of the controls, so the policy is empty.`;
  }
  const each = parts.map(
    ({ part, threshold, adds }, at) =>
      `${withoutPoint(part)}${threshold === null ? '' : ` from ${threshold}`} ${at === 0 ? 'stops' : 'adds'} ${adds}`,
  );
  return `The policy stops ${partOf(blocked, successes.tried)} of the successes, ${partOf(false_positives, controls.tried)} of the controls and ${partOf(further.false_positives, further.tried)} of the other harmless prompts: ${each.join('; ')}.`;
}

const withoutPoint = (text: string): string => text.replace(/\.$/, '');

function howSure(trial: PolicyTrial): string[] {
  const { held_out: held, asr, predicted_asr, controls, further_controls: further, parts } = trial;
  if (parts.length === 0) return [];
  const harmless = controls.tried + further.tried;
  const [, high] = wilson(trial.false_positives + further.false_positives, harmless) ?? [0, 1];
  return [
    ...(held?.blocked_share == null
      ? []
      : [
          `Chosen on one half of the goals and measured on the other, it stops ${percent(held.blocked_share)} of the successes and ${percent(held.false_positive_share ?? 0)} of what is harmless: expect that of new attacks.`,
        ]),
    controls.tried === 0
      ? 'The run has no controls, so what the policy stops of harmless answers is not known: submit a run with benign_controls.'
      : `With ${counted(harmless, 'harmless prompt')} tried, it may stop up to ${percent(high)} of such use (95 % interval).`,
    ...(asr === null || predicted_asr === null
      ? []
      : [
          `The attack success rate would fall from ${percent(asr)} to ${percent(predicted_asr)}, if attackers do not adapt. POST /rt/runs/{run_id}/verify measures it.`,
        ]),
  ];
}

/** Says where most of what the policy does not stop lies. */
function whatIsLeft({ successes }: PolicyTrial, sample: RunSample, blocked: readonly boolean[]): string {
  const missed = sample.successes.filter((_, at) => !blocked[at]);
  if (missed.length === 0) return 'It stops every success that was tried.';
  const [worst] = [...Map.groupBy(missed, ({ category }) => category)].toSorted((a, b) => b[1].length - a[1].length);
  const where = worst && worst[1].length > 1 ? `, ${worst[1].length} of them in ${worst[0]}` : '';
  return `It does not stop ${partOf(missed.length, successes.tried)}${where}: look at the records in \`missed\`, and harden the system prompt too.`;
}
