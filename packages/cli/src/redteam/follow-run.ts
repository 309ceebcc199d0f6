import { events, type RunEvent } from '@redoubt/client';
import { type Connection, clientOptionsOf, connect, talk } from '../connect.ts';
import { shown } from '../marked.ts';
import type { RunStatus } from '../reports/run-report.ts';
import { ProgressLine } from './progress-line.ts';

/** Show how a run goes on, on standard error, until it is over. */
export async function followRun(connection: Connection, run_id: string): Promise<RunStatus> {
  const line = new ProgressLine(process.stderr);
  const leave = () => {
    line.say(`\nThe run goes on. ${howToSeeIt(run_id)}
End it with: redoubt redteam signal ${run_id} cancel`);
    process.exit(130);
  };
  process.once('SIGINT', leave);
  try {
    await talk(async () => {
      for await (const event of events(clientOptionsOf(connection), { run_id })) tell(event, line);
    }).catch((error: Error) => {
      line.end();
      throw new Error(`${error.message}\n${howToSeeIt(run_id)}`, { cause: error });
    });
    line.end();
    return await talk(() => connect(connection).rt.getRun({ params: { run_id } }));
  } finally {
    process.off('SIGINT', leave);
  }
}

const howToSeeIt = (run_id: string): string => `See it with: redoubt redteam status ${run_id} --watch`;

function tell(event: RunEvent, line: ProgressLine): void {
  if (event.kind === 'run.progress') line.show(event.data);
  if (event.kind !== 'run.status' && event.kind !== 'run.finished') return;
  const { status, paused, state_reason: reason } = event.data;
  line.say(`${paused ? 'Paused' : status}${reason === null ? '' : `: ${shown(reason)}`}`);
}
