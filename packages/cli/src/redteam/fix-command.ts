import { writeFileSync } from 'node:fs';
import type { contract, ResponseOf, Verification } from '@redoubt/contract';
import { percentText, simulationNote } from '@redoubt/reports';
import { serviceCommand } from '../command.ts';
import { type Connection, connect, talk } from '../connect.ts';
import { exitWith, print, warn } from '../io.ts';
import { marked, shown } from '../marked.ts';
import { followRun } from './conclude-run.ts';
import { exitCodes } from './exit-codes.ts';
import { gateExitCode, gateOf, gateText } from './gate.ts';
import { numberOf } from './number-of.ts';

const description = `From findings to a measured mitigation: prints the findings of a run, proposes a guardrails policy that was tried on its
successes and controls, asks the successes and controls again through that policy, and prints before and after.`;

type Findings = ResponseOf<typeof contract.rt.findings>;
type Proposed = ResponseOf<typeof contract.rt.proposePolicy>;

/** `redoubt redteam fix`. */
export const fixCommand = () =>
  serviceCommand('fix')
    .description(description)
    .summary('findings, a guardrails policy that was tried, and its verification')
    .argument('<run>', 'id of the run')
    .option('--out <file>', 'write the policy as JSON, as "redoubt policies add" takes it')
    .option('--dry-run', 'stop before the verification, and print what it would cost')
    .option('--fail-above <share>', 'exit with 1 where the success rate behind the policy is above this share')
    .action(async (run_id, options) => {
      exitWith(await fix(run_id, options));
    });

interface Options extends Connection {
  readonly out?: string | undefined;
  readonly dryRun?: boolean | undefined;
  readonly failAbove?: string | undefined;
  readonly json?: boolean | undefined;
}

async function fix(named: string, options: Options): Promise<number> {
  const { failAbove: word, out, json } = options;
  const limit = word === undefined ? undefined : numberOf('--fail-above', word, [0, 1]);
  const client = connect(options);
  const run_id = await attackedRun(named, options);
  const body = { summary: { run_id } };
  const findings = await talk(() => client.rt.findings({ body }));
  warn('Trying detectors on the successes and on harmless prompts, which takes up to a minute …');
  const policy = await talk(() => client.rt.proposePolicy({ body }));
  const say = (text: string) => (json ? undefined : print(marked(text)));
  say(findingsText(findings));
  say(`\nGuardrails policy\n  ${shown(policy.analysis)}`);
  if (out !== undefined) writeFileSync(out, `${JSON.stringify(policy.guardrails_policy, null, 2)}\n`);
  const verification = await verified(run_id, policy, options);
  if (json) print(JSON.stringify({ findings, policy, verification: verification ?? null }));
  if (!verification) return exitCodes.fine;
  say(verificationText(verification, policy));
  if (limit === undefined) return exitCodes.fine;
  const gate = gateOf(verification.after, limit);
  say(gateText(gate));
  return gateExitCode(gate);
}

/** The run to fix. A verification only asked again what succeeded in another run, so it is that run that is fixed. */
async function attackedRun(run_id: string, options: Options): Promise<string> {
  const { verification } = await talk(() => connect(options).rt.getResults({ params: { run_id } }));
  if (!verification) return run_id;
  warn(`${run_id} is a verification; the run that it verified is fixed: ${verification.verifies}`);
  return verification.verifies;
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
  words: Options,
): Promise<Verification | undefined> {
  if (Object.keys(guardrails_policy.detectors).length === 0) return undefined;
  const client = connect(words);
  const query = { dry_run: words.dryRun ? 'true' : 'false' } as const;
  const answer = await talk(() => client.rt.verifyRun({ params: { run_id }, query, body: { guardrails_policy } }));
  if ('dry_run' in answer) {
    const cost = answer.credits ? `, ${answer.credits.cost} credits` : '';
    warn(`A verification asks ${answer.prompts} prompts and ${answer.controls} controls${cost}; nothing was asked`);
    return undefined;
  }
  warn(`Verification ${answer.run_id}${answer.credits ? `, ${answer.credits.cost} credits` : ''}`);
  const run = await followRun(words, answer.run_id);
  if (run.status !== 'Finished') throw new Error(`The verification ${answer.run_id} did not finish: ${run.status}`);
  const results = await talk(() => client.rt.getResults({ params: { run_id: answer.run_id } }));
  if (results.is_simulation) warn(simulationNote);
  return results.verification;
}

function verificationText(
  { before, after, pairs, p_value, controls, stopped }: Verification,
  { trial }: Proposed,
): string {
  const { false_positives, after: now } = controls;
  const rate = ({ asr, successes, attempts }: Verification['before']) =>
    `${percentText(asr)} (${successes} of ${attempts})`;
  return [
    '\nVerification',
    `  before     ${rate(before)}`,
    `  predicted  ${percentText(trial?.predicted_asr ?? null)}`,
    `  after      ${rate(after)}`,
    `  ${pairs.now_resisted} of the successes are resisted now, ${pairs.still_succeed} are not, ${pairs.undecided} are undecided`,
    `  The policy stopped ${stopped} of them; ${pairs.now_resisted - stopped} the target itself answered otherwise this time`,
    ...(stopped > 0 ? [`  McNemar's exact test of all that are resisted now: p = ${p_value.toPrecision(3)}`] : []),
    `  Of the controls the policy stopped ${controls.stopped}`,
    `  ${false_positives} of ${now.attempts} controls were answered before and are refused now (${percentText(controls.false_positive_share)} of those that were answered)`,
  ].join('\n');
}
