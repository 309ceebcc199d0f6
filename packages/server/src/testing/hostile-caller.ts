import { setPriority } from 'node:os';
import { type HeavyCall, heavyCalls } from './heavy-calls.ts';

/** How the calls were answered, by status; 0: not at all. */
export type HostileReport = Readonly<Record<number, number>>;

/**
 * A hostile organisation in a process of its own, for a test to fork: once it is told `start` it keeps `PARALLEL` heavy
 * calls under way, and says so when all of them are; on `stop` it leaves them all and reports.
 */
const PARALLEL = 64;
const [url = '', key = ''] = process.argv.slice(2);
const calls = heavyCalls();
const statuses: Record<number, number> = {};
let next = 0;

async function keepCalling(leave: AbortSignal): Promise<void> {
  while (!leave.aborted) {
    const call = calls[next % calls.length];
    next += 1;
    const status = call ? await send(call, leave) : 0;
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

async function send({ path, body }: HeavyCall, signal: AbortSignal): Promise<number> {
  const headers = { apikey: key, 'content-type': 'application/json' };
  try {
    const response = await fetch(url + path, { method: 'POST', headers, body, signal });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

// Who attacks has a machine of its own: its sending takes no core from the service, or from the other organisation.
setPriority(19);

let leave = new AbortController();
process.on('message', (order) => {
  if (order === 'stop') {
    leave.abort();
    process.send?.(statuses satisfies HostileReport);
    return;
  }
  leave = new AbortController();
  for (let each = 0; each < PARALLEL; each += 1) void keepCalling(leave.signal);
  process.send?.('started');
});
process.once('disconnect', () => process.exit());
