import { type RunEvent, waitForRun } from '@redoubt/client';
import type { RunStatus } from '@redoubt/reports';
import { serviceCommand } from '../command.ts';
import { type Connection, clientOptionsOf, connect, talk } from '../connect.ts';
import { io, print, warn } from '../io.ts';
import { marked, shown } from '../marked.ts';
import { printedCommand } from '../printed-command.ts';
import { exitCodes } from './exit-codes.ts';
import { type Gate, gateExitCode, gateOfRun, gateText } from './gate.ts';
import { numberOf } from './number-of.ts';
import { ProgressLine } from './progress-line.ts';
import { resultTables } from './result-tables.ts';

/** A command that can wait for a run. */
export const waitingCommand = (name: string) =>
  serviceCommand(name)
    .option('--watch', 'follow the run to its end, then print its results')
    .option(
      '--fail-above <share>',
      'wait, and exit with 1 where the ASR is above this share, such as 0.10; the rate itself, not its interval',
    );

export interface WaitWords {
  readonly watch?: boolean | undefined;
  readonly failAbove?: string | undefined;
  readonly json?: boolean | undefined;
}

/**
 * The limit of the gate, and whether to wait for the run. A gate always waits, because it needs the end of the run.
 * Throws Usage.
 */
export function readWait(words: WaitWords): { limit: number | undefined; isWaiting: boolean } {
  const word = words.failAbove;
  const limit = word === undefined ? undefined : numberOf('--fail-above', word, [0, 1]);
  return { limit, isWaiting: limit !== undefined || words.watch === true };
}

/** Follows a run to its end and prints its results. Returns the exit code. */
export async function concludeRun(run_id: string, words: WaitWords & Connection): Promise<number> {
  const { limit } = readWait(words);
  const run = await followRun(words, run_id);
  const results = await talk(() => connect(words).rt.getResults({ params: { run_id } }));
  const gate = limit === undefined ? undefined : gateOfRun(results, limit);
  if (words.json) print(JSON.stringify({ run, results, gate: gate ?? null }));
  else
    print(
      marked(
        [
          resultTables(results),
          ...reasonOf(run),
          '',
          whereToLook(run_id, words),
          ...(gate ? [gateText(gate)] : []),
        ].join('\n'),
      ),
    );
  return exitCodeOf(run, gate);
}

/** The reason that a finished run gives, such as that nothing was judged. */
const reasonOf = ({ status, state_reason: reason }: RunStatus): string[] =>
  status === 'Finished' && reason !== null ? ['', `! ${shown(reason)}`] : [];

function exitCodeOf({ status, state_reason: reason, run_id }: RunStatus, gate: Gate | undefined): number {
  if (status !== 'Finished') {
    const how = reason === null ? '' : ` (${shown(reason)})`;
    warn(
      `✗ The run ${run_id} did not finish: ${status}${how}. Go on with it: ${printedCommand()} redteam resume ${run_id} --watch`,
    );
    return exitCodes.runFailed;
  }
  return gate ? gateExitCode(gate) : exitCodes.fine;
}

function whereToLook(run_id: string, connection: Connection): string {
  const { baseUrl } = clientOptionsOf(connection);
  return `Records: ${baseUrl.replace(/\/$/, '')}/rt/runs/${run_id}/records
Report:  ${printedCommand()} redteam report ${run_id} --format html --out report.html`;
}

/** Shows the progress of a run on standard error until it ends. */
export async function followRun(connection: Connection, run_id: string): Promise<RunStatus> {
  const line = new ProgressLine(io().err);
  const leave = () => {
    line.say(`\nThe run goes on. ${howToSeeIt(run_id)}
End it with: ${printedCommand()} redteam signal ${run_id} cancel`);
    process.exit(130);
  };
  process.once('SIGINT', leave);
  try {
    const onEvent = (event: RunEvent) => tell(event, line);
    return await talk(() => waitForRun(clientOptionsOf(connection), { run_id, onEvent }));
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${howToSeeIt(run_id)}`, { cause: error });
  } finally {
    line.end();
    process.off('SIGINT', leave);
  }
}

const howToSeeIt = (run_id: string): string => `See it with: ${printedCommand()} redteam status ${run_id} --watch`;

function tell(event: RunEvent, line: ProgressLine): void {
  if (event.kind === 'run.progress') line.show(event.data);
  if (event.kind !== 'run.status' && event.kind !== 'run.finished') return;
  const { status, paused, state_reason: reason } = event.data;
  line.say(`${paused ? 'Paused' : status}${reason === null ? '' : `: ${shown(reason)}`}`);
}
