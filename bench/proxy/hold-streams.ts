import type { Measure } from '../measure.ts';
import { streamBodies } from './bodies.ts';
import type { LoadChild } from './load-child.ts';
import type { LoadReport } from './load-client.ts';
import type { ProxyServer } from './proxy-server.ts';

/** Many streams at once, for a while, and once more. */
export interface HeldStreams {
  readonly rounds: readonly (LoadReport & {
    /** The most that was resident so far, and what is resident at the end, in MB (10^6 bytes). */
    readonly peakMegabytes: number;
    readonly residentMegabytes: number;
    /** Of one core. */
    readonly cpu: number;
  })[];
}

const STREAMS = 1_000;
const SECONDS = 30;
const ROUNDS = 2;
const MAX_MEGABYTES = 300;

/** Streams of ten seconds, a chunk every 200 ms, begun anew as they end; on a process that did nothing before. */
export async function holdStreams(load: LoadChild, proxy: ProxyServer): Promise<HeldStreams> {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = proxy.process.cpuMicroseconds() ?? Number.NaN;
    const order = { ...proxy.route('paced-200'), bodies: streamBodies, concurrency: STREAMS };
    const report = await load.apply({ ...order, most: { seconds: SECONDS } });
    rounds.push({
      ...report,
      peakMegabytes: proxy.process.peakMegabytes() ?? Number.NaN,
      residentMegabytes: proxy.process.residentMegabytes() ?? Number.NaN,
      cpu: ((proxy.process.cpuMicroseconds() ?? Number.NaN) - before) / 1_000_000 / report.seconds,
    });
  }
  return { rounds };
}

/** The bars are for ours, guarded; the peer goes without guards, and its memory is the measure. */
export function heldMeasures(ours: HeldStreams | undefined, peer: HeldStreams | undefined): Measure[] {
  const peak = ({ rounds }: HeldStreams) => Math.max(...rounds.map(({ peakMegabytes }) => peakMegabytes));
  const failures = ({ rounds }: HeldStreams) => rounds.reduce((sum, round) => sum + round.failures, 0);
  const cpu = ({ rounds }: HeldStreams) => Math.max(...rounds.map((round) => round.cpu));
  const measures: Measure[] = [];
  if (ours) {
    const [first, second] = ours.rounds;
    measures.push(
      { name: '1,000 streams at once: failures', value: failures(ours), unit: '', bar: { atMost: 0 } },
      {
        name: '1,000 streams at once: most resident memory',
        value: peak(ours),
        unit: 'MB',
        bar: { atMost: MAX_MEGABYTES },
      },
      {
        name: '1,000 streams at once: memory after the second round, of the first',
        value: (second?.residentMegabytes ?? Number.NaN) / (first?.residentMegabytes ?? Number.NaN),
        unit: '×',
        bar: { atMost: 1.1 },
      },
      { name: '1,000 streams at once: cores used', value: cpu(ours), unit: '' },
    );
  }
  if (peer) {
    measures.push(
      { name: 'portkey, 1,000 streams at once: failures', value: failures(peer), unit: '' },
      { name: 'portkey, 1,000 streams at once: most resident memory', value: peak(peer), unit: 'MB' },
      { name: 'portkey, 1,000 streams at once: cores used', value: cpu(peer), unit: '' },
    );
  }
  return measures;
}
