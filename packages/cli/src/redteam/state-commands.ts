import type { contract, ResponseOf } from '@redoubt/contract';
import type { RunStatus } from '@redoubt/reports';
import { type Connection, connect, connectionOptions, talk } from '../connect.ts';
import { shown } from '../marked.ts';
import { oneOf, onlyWords, parseWords } from '../parse-words.ts';
import { concludeRun, readWait, type WaitWords, waitHelp, waitOptions } from './conclude-run.ts';
import { exitCodes, exitCodesHelp } from './exit-codes.ts';
import { progressText } from './progress-line.ts';

export const statusHelp = `redoubt redteam status RUN [--watch] [--fail-above 0.10] [--json]

How a run stands, or with --watch how it goes on.

${waitHelp}

${exitCodesHelp}`;

export const resumeHelp = `redoubt redteam resume RUN [--watch] [--fail-above 0.10] [--json]

Goes on with a run that failed or is paused: what is missing or failed is attempted, every record is kept.

${waitHelp}

${exitCodesHelp}`;

const judges = ['embedded', 'model'] as const;

export const rejudgeHelp = `redoubt redteam rejudge RUN --judge ${judges.join('|')} [--watch] [--fail-above 0.10] [--json]

Has the answers of a run that is over judged again, free and without a call to the target; the verdicts of before are
replaced. model is the chat model that the operator configured as the judge.

${waitHelp}

${exitCodesHelp}`;

const signals = ['pause', 'resume', 'cancel'] as const;

export const signalHelp = `redoubt redteam signal RUN ${signals.join('|')} [--json]

Asks a run to pause, to go on, or to end. Calls under way end and are kept.`;

const options = { ...connectionOptions, ...waitOptions } as const;

/** `redoubt redteam status`. */
export async function statusCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, statusHelp);
  const [run_id] = onlyWords(positionals, ['RUN'], statusHelp);
  if (readWait(values).isWaiting) return concludeRun(run_id, values);
  const run = await talk(() => connect(values).rt.getRun({ params: { run_id } }));
  console.log(values.json ? JSON.stringify(run) : statusText(run));
  return run.status === 'Failed' ? exitCodes.runFailed : exitCodes.fine;
}

function statusText({ run_id, run_name, status, paused, state_reason, progress, eta_seconds }: RunStatus): string {
  const name = run_name === null ? '' : ` "${shown(run_name)}"`;
  const reason = state_reason === null ? '' : `: ${shown(state_reason)}`;
  const rest = eta_seconds === null || status === 'Finished' ? '' : `, about ${eta_seconds} s to go`;
  return `${run_id}${name}  ${paused ? 'Paused' : status}${reason}${rest}\n${progressText(progress)}`;
}

/** `redoubt redteam resume`. */
export async function resumeCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, resumeHelp);
  const [run_id] = onlyWords(positionals, ['RUN'], resumeHelp);
  return goOn(values, () => connect(values).rt.resumeRun({ params: { run_id } }));
}

/** `redoubt redteam rejudge`. */
export async function rejudgeCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, { ...options, judge: { type: 'string' } }, rejudgeHelp);
  const [run_id] = onlyWords(positionals, ['RUN'], rejudgeHelp);
  const judge = oneOf(judges, values.judge, '--judge');
  return goOn(values, () => connect(values).rt.rejudgeRun({ params: { run_id }, body: { judge } }));
}

/** Continues a run, and waits for its end if the options ask for that. */
async function goOn(
  words: WaitWords & Connection,
  call: () => Promise<ResponseOf<typeof contract.rt.resumeRun>>,
): Promise<number> {
  const { isWaiting } = readWait(words);
  const answer = await talk(call);
  const sentence = `${answer.run_id}: ${answer.status}, ${answer.remaining} probes to go`;
  if (isWaiting) {
    console.error(sentence);
    return concludeRun(answer.run_id, words);
  }
  console.log(words.json ? JSON.stringify(answer) : sentence);
  return exitCodes.fine;
}

/** `redoubt redteam signal`. */
export async function signalCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, { ...connectionOptions, json: waitOptions.json }, signalHelp);
  const [run_id, word] = onlyWords(positionals, ['RUN', 'SIGNAL'], signalHelp);
  const name = oneOf(signals, word, 'The signal');
  const answer = await talk(() => connect(values).rt.signalRun({ params: { run_id, name } }));
  console.log(values.json ? JSON.stringify(answer) : `${run_id}: ${answer.paused ? 'Paused' : answer.status}`);
  return exitCodes.fine;
}
