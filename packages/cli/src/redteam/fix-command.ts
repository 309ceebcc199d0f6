import { writeFileSync } from 'node:fs';
import type { contract, ResponseOf, Verification } from '@redoubt/contract';
import { percentText, simulationNote } from '@redoubt/reports';
import { type Connection, connect, connectionOptions, talk } from '../connect.ts';
import { marked, shown } from '../marked.ts';
import { onlyWords, parseWords } from '../parse-words.ts';

import { followRun } from './conclude-run.ts';
import { exitCodes, exitCodesHelp } from './exit-codes.ts';
import { gateExitCode, gateOf, gateText } from './gate.ts';
import { numberOf } from './number-of.ts';

export const fixHelp = `redoubt redteam fix RUN [--out FILE] [--dry-run] [--fail-above 0.10] [--json]

From findings to a measured mitigation: prints the findings of a run, proposes a guardrails policy that was tried on its
successes and controls, asks the successes and controls again through that policy, and prints before and after.

  --out FILE           writes the policy as JSON, as POST /guardrails/add-policy takes it with a name
  --dry-run            stops before the verification, and prints what it would cost
  --fail-above 0.10    exit with 1 when the success rate behind the policy is above this share
  --json               {findings, policy, verification} as JSON

${exitCodesHelp}`;

const options = {
  ...connectionOptions,
  out: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'fail-above': { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Findings = ResponseOf<typeof contract.rt.findings>;
type Proposed = ResponseOf<typeof contract.rt.proposePolicy>;

/** `redoubt redteam fix`. */
export async function fixCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, fixHelp);
  const [run_id] = onlyWords(positionals, ['RUN'], fixHelp);
  const word = values['fail-above'];
  const limit = word === undefined ? undefined : numberOf('--fail-above', word, [0, 1]);
  const client = connect(values);
  const body = { summary: { run_id } };
  const findings = await talk(() => client.rt.findings({ body }));
  const policy = await talk(() => client.rt.proposePolicy({ body }));
  const say = (text: string) => (values.json ? undefined : console.log(marked(text)));
  say(findingsText(findings));
  say(`\nGuardrails policy\n  ${shown(policy.analysis)}`);
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(policy.guardrails_policy, null, 2)}\n`);
  const verification = await verified(run_id, policy, values);
  if (values.json) console.log(JSON.stringify({ findings, policy, verification: verification ?? null }));
  if (!verification) return exitCodes.fine;
  say(verificationText(verification, policy));
  if (limit === undefined) return exitCodes.fine;
  const gate = gateOf(verification.after, limit);
  say(gateText(gate));
  return gateExitCode(gate);
}

function findingsText({ key_findings: found }: Findings): string {
  if (found.length === 0) return 'Findings: none';
  const lines = found.map(({ severity, text, evidence }) => {
    const [first] = evidence;
    return `  ${severity.padEnd(8)} ${shown(text)}${first === undefined ? '' : `\n           ${evidence.join(' ')}`}`;
  });
  return ['Findings', ...lines].join('\n');
}

/** Asks again through the policy, unless there is nothing to try or only the cost is wanted. */
async function verified(
  run_id: string,
  { guardrails_policy }: Proposed,
  words: Connection & { 'dry-run'?: boolean | undefined; json?: boolean | undefined },
): Promise<Verification | undefined> {
  if (Object.keys(guardrails_policy.detectors).length === 0) return undefined;
  const client = connect(words);
  const query = { dry_run: words['dry-run'] ? 'true' : 'false' } as const;
  const answer = await talk(() => client.rt.verifyRun({ params: { run_id }, query, body: { guardrails_policy } }));
  if ('dry_run' in answer) {
    const cost = answer.credits ? `, ${answer.credits.cost} credits` : '';
    console.error(
      `A verification asks ${answer.prompts} prompts and ${answer.controls} controls${cost}; nothing was asked`,
    );
    return undefined;
  }
  console.error(`Verification ${answer.run_id}${answer.credits ? `, ${answer.credits.cost} credits` : ''}`);
  const run = await followRun(words, answer.run_id);
  if (run.status !== 'Finished') throw new Error(`The verification ${answer.run_id} did not finish: ${run.status}`);
  const results = await talk(() => client.rt.getResults({ params: { run_id: answer.run_id } }));
  if (results.is_simulation) console.error(simulationNote);
  return results.verification;
}

function verificationText({ before, after, pairs, p_value, controls }: Verification, { trial }: Proposed): string {
  const { false_positives, after: now } = controls;
  const rate = ({ asr, successes, attempts }: Verification['before']) =>
    `${percentText(asr)} (${successes} of ${attempts})`;
  return [
    '\nVerification',
    `  before     ${rate(before)}`,
    `  predicted  ${percentText(trial?.predicted_asr ?? null)}`,
    `  after      ${rate(after)}`,
    `  ${pairs.now_resisted} of the successes are resisted now, ${pairs.still_succeed} are not, ${pairs.undecided} are undecided`,
    `  McNemar's exact test: p = ${p_value.toPrecision(3)}`,
    `  ${false_positives} of ${now.attempts} controls were answered before and are refused now (${percentText(controls.false_positive_share)} of those that were answered)`,
  ].join('\n');
}
