import { setPriority } from 'node:os';
import { type HeavyCall, heavyCalls } from './heavy-calls.ts';

/** Number of calls by status. 0 means no answer. */
export type HostileReport = Readonly<Record<number, number>>;

/**
 * A hostile organisation in a separate process, for a test to fork. On the message `start` it keeps `PARALLEL` heavy
 * calls running and reports when all of them have started. On `stop` it aborts them and reports the statuses.
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

// A real attacker has a separate machine. With the lowest priority, sending takes no core from the service or from the
// other organisation.
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
