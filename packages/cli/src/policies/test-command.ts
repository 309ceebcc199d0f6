import type { Client } from '@redoubt/client';
import { type contract, MAX_SAMPLES_SENT, type ResponseOf } from '@redoubt/contract';
import { serviceCommand } from '../command.ts';
import { Failed, Usage } from '../command-failures.ts';
import { type Connection, connect, talk } from '../connect.ts';
import { exitWith, print, warn } from '../io.ts';
import { marked, shown } from '../marked.ts';
import { numberOf } from '../redteam/number-of.ts';
import { alignedTable, type Cell } from '../table.ts';
import { everySample } from './every-sample.ts';
import { type Judged, judgeSamples, talliesOf } from './judge-samples.ts';
import { type PlacedSample, readSamples } from './read-samples.ts';

const exitCodes = `
Judging costs what the detectors of the policy cost on each text; progress is on standard error.
Exit codes: 0 every sample is right, or no more are wrong than --max-wrong, 1 more are wrong, 2 the words or the file
were not understood, 3 the service could not be asked.`;

/** `redoubt policies test`. */
export const testCommand = () =>
  serviceCommand('test')
    .description('Runs a policy on its samples, which come from feedback on calls, or on those of a file.')
    .summary('run a policy on its samples')
    .argument('<name>', 'name of the policy')
    .option('--file <path>', 'samples as lines of JSON, as "samples" writes them; - reads standard input')
    .option('--show', 'show the texts of samples that failed')
    .option('--max-wrong <n>', 'samples that may be wrong (default 0)')
    .option('--propose', 'propose thresholds with fewer errors, in place of the test; nothing is saved')
    .option(
      '--max-false-alarms <share>',
      'with --propose: the share of harmless samples that may be flagged (default 0.05)',
    )
    .addHelpText('after', exitCodes)
    .action((name, options) =>
      orThree(async () => {
        refuseWordsThatDoNothing(options);
        await (options.propose ? propose(name, options) : runTest(name, options));
      }),
    );

interface TestOptions extends Connection {
  readonly file?: string | undefined;
  readonly show?: boolean | undefined;
  readonly maxWrong?: string | undefined;
  readonly propose?: boolean | undefined;
  readonly maxFalseAlarms?: string | undefined;
  readonly json?: boolean | undefined;
}

function refuseWordsThatDoNothing({ propose: isProposing, show, maxWrong, maxFalseAlarms }: TestOptions): void {
  if (!isProposing) {
    if (maxFalseAlarms !== undefined) throw new Usage('--max-false-alarms goes with --propose', 'policies test');
    return;
  }
  const word = show ? '--show' : maxWrong === undefined ? undefined : '--max-wrong';
  if (word === undefined) return;
  throw new Usage(`${word} does not go with --propose, which tests nothing; leave one of them out`, 'policies test');
}

/** Exit code 1 says that samples are wrong, so a service that could not be asked is 3. */
async function orThree(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof Usage) throw error;
    throw new Failed(error instanceof Error ? error.message : String(error), 3, { cause: error });
  }
}

async function runTest(policy: string, options: TestOptions): Promise<void> {
  const { file, maxWrong: most = '0' } = options;
  const maxWrong = numberOf('--max-wrong', most, [0, Number.MAX_SAFE_INTEGER], true);
  const ofFile = file === undefined ? undefined : await readSamples(file);
  const client = connect(options);
  const samples = ofFile ?? (await samplesOfPolicy(client, policy));
  const progress = (done: number, total: number) => warn(`${done} of ${total} texts judged`);
  const judged = await talk(() => judgeSamples(samples, policy, { client, progress }));
  print(options.json ? JSON.stringify(asJson(policy, judged)) : marked(tableText(judged, options.show ?? false)));
  exitWith(wrongOf(judged).length > maxWrong ? 1 : 0);
}

async function samplesOfPolicy(client: Client, policy: string): Promise<PlacedSample[]> {
  const samples = await talk(() => everySample(client, policy));
  if (samples.length > 0)
    return samples.map(({ sample_id, ...sample }) => ({ ...sample, place: `sample ${sample_id}` }));
  throw new Usage(
    `The policy "${policy}" has no samples; give feedback on calls, add some with "redoubt policies samples", or pass --file`,
    'policies test',
  );
}

const wrongOf = (judged: readonly Judged[]) => judged.filter(({ outcome }) => outcome !== 'right');

const asJson = (policy: string, judged: readonly Judged[]) => ({
  policy,
  samples: judged.length,
  wrong: wrongOf(judged).length,
  detectors: talliesOf(judged),
  failed: wrongOf(judged).map(({ place, detector, stage, expected, outcome, text }) => ({
    place,
    detector: detector ?? null,
    stage,
    expected,
    outcome,
    text,
  })),
});

const header = ['detector', 'samples', 'right', 'false alarms', 'missed'];
const WHOLE = '(the policy)';
const told = { false_alarm: 'false alarm', missed: 'missed' } as const;

function tableText(judged: readonly Judged[], hasTexts: boolean): string {
  const rows = talliesOf(judged).map(({ detector, samples, right, false_alarms, missed }): Cell[] => [
    detector ?? WHOLE,
    samples,
    right,
    false_alarms,
    missed,
  ]);
  const wrong = wrongOf(judged).map(({ outcome, detector, stage, place, text }) => {
    const said = hasTexts ? `: ${shown(text)}` : '';
    return `✗ ${outcome === 'right' ? '' : told[outcome]}, ${detector ?? WHOLE}, ${stage}, ${place}${said}`;
  });
  const all = wrong.length === 0 ? ['✓ every sample is right'] : [`${wrong.length} of ${judged.length} are wrong`];
  return [alignedTable(header, rows), '', ...wrong, ...all].join('\n');
}

type Proposed = ResponseOf<typeof contract.guardrails.proposeThresholds>;

async function propose(policy: string, options: TestOptions): Promise<void> {
  const { file, maxFalseAlarms: share } = options;
  const body = {
    ...(share !== undefined && { max_false_alarm_share: numberOf('--max-false-alarms', share, [0, 1]) }),
    ...(file !== undefined && { samples: sentOf(await readSamples(file)) }),
  };
  const answer = await talk(() => connect(options).guardrails.proposeThresholds({ headers: { policy }, body }));
  print(options.json ? JSON.stringify(answer) : proposalText(answer, policy));
  for (const { detector, warnings } of answer.proposals) {
    for (const warning of warnings) warn(`warning: ${detector}: ${warning}`);
  }
}

function sentOf(samples: readonly PlacedSample[]) {
  if (samples.length <= MAX_SAMPLES_SENT) return samples.map(({ place: _, ...sample }) => sample);
  throw new Usage(
    `--propose takes at most ${MAX_SAMPLES_SENT} samples of a file, not ${samples.length}; add them with "redoubt policies samples --add" and leave --file out`,
    'policies test',
  );
}

const proposalHeader = ['detector', 'flagged', 'harmless', 'threshold', 'right', 'false alarms', 'missed'];

function proposalText({ samples, proposals, left_out }: Proposed, policy: string): string {
  const left = left_out > 0 ? [`${left_out} older samples were left out`] : [];
  if (proposals.length === 0) return [`None of ${samples} samples is of a detector with a score`, ...left].join('\n');
  const rows = proposals.map(({ detector, samples: count, threshold: { now, proposed }, before, after }): Cell[] => {
    const change = (one: number, other: number | undefined) => (other === undefined ? `${one}` : `${one} → ${other}`);
    return [
      detector,
      count.flagged,
      count.not_flagged,
      `${now} → ${proposed ?? 'none'}`,
      change(before.right, after?.right),
      change(before.false_alarms, after?.false_alarms),
      change(before.missed, after?.missed),
    ];
  });
  const how = `Nothing is changed: save what you take with "redoubt policies set ${policy} FILE"; --json prints its detectors`;
  return [alignedTable(proposalHeader, rows), ...left, how].join('\n');
}
