import { setTimeout as sleep } from 'node:timers/promises';
import type { Measure } from '../measure.ts';
import { streamBodies } from './bodies.ts';
import type { LoadChild } from './load-child.ts';
import type { LoadReport } from './load-client.ts';
import type { ProxyServer } from './proxy-server.ts';
import type { UpstreamChild } from './upstream-child.ts';

const STREAMS = 1_000;
/** All streams are under way by then, and none has ended: each takes ten seconds. */
const CUT_AFTER_MS = 6_000;

/** Many streams at once whose upstream is killed in their midst. */
export async function cutStreams(
  { load, upstream }: { load: LoadChild; upstream: UpstreamChild },
  proxy: ProxyServer,
): Promise<LoadReport> {
  const order = { ...proxy.route('paced-200'), bodies: streamBodies, concurrency: STREAMS };
  const applied = load.apply({ ...order, most: { requests: STREAMS } });
  await sleep(CUT_AFTER_MS);
  await upstream.kill();
  return applied;
}

/** Each client is told what happened, and hears the end of its stream. */
export const cutMeasures = ({ failures, toldErrors }: LoadReport): Measure[] => [
  {
    name: '1,000 streams, upstream killed: clients without a clean end',
    value: failures,
    unit: '',
    bar: { atMost: 0 },
  },
  {
    name: '1,000 streams, upstream killed: clients that were told of the error',
    value: toldErrors,
    unit: '',
    bar: { atLeast: STREAMS },
  },
];
