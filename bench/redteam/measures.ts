import { type Measure, median } from '../measure.ts';
import { type ManyProbes, middleAndWorst } from './many-probes.ts';
import type { PeerRun } from './run-promptfoo.ts';
import { CONCURRENCY, type RunReport } from './service-run.ts';
import type { TargetStats } from './target-child.ts';

/** Both on the same prompts, one after the other. */
export interface Round {
  readonly ours: RunReport & { readonly residentMegabytes: number };
  readonly peer: PeerRun | undefined;
}

/** Runs against a target that answers every fifth call with 429. */
export interface Throttled {
  readonly ours: readonly RunReport[];
  readonly peer: PeerRun | undefined;
}

interface Measured {
  readonly rounds: readonly Round[];
  /** Of the service, over all rounds. */
  readonly peakMegabytes: number;
  readonly throttled: Throttled;
  readonly many: ManyProbes;
  readonly version: string | undefined;
}

const LATENCY_MS = 50;
/** What the latency alone would take for so many probes. */
const idealMs = (probes: number): number => (probes * LATENCY_MS) / CONCURRENCY;
/** From the first call to the last answer, as the target saw it. */
const spanMs = ({ firstAt, lastAt }: TargetStats): number => lastAt - firstAt;

export function measuresOf({ rounds, peakMegabytes, throttled, many, version }: Measured): Measure[] {
  const ours = (of: (run: Round['ours']) => number) => median(rounds.map((round) => of(round.ours)));
  return [
    {
      name: '1,000 probes at 50 ms, 20 at once: share of the ideal rate',
      value: ours(({ probes, workMs }) => idealMs(probes) / workMs),
      unit: '×',
      bar: { atLeast: 0.9 },
    },
    { name: 'CPU a probe', value: ours(({ cpuMs, probes }) => cpuMs / probes), unit: 'ms', bar: { atMost: 3 } },
    {
      name: `most resident memory of the service over ${rounds.length} runs`,
      value: peakMegabytes,
      unit: 'MB',
      bar: { atMost: 200 },
    },
    { name: 'submission to its acceptance, the target checked', value: ours((run) => run.acceptedMs), unit: 'ms' },
    { name: 'submission to the first probe', value: ours((run) => run.firstProbeMs), unit: 'ms' },
    ...besidePeer(rounds, version),
    ...throttledMeasures(throttled),
    ...manyMeasures(many),
  ];
}

/** Rates by the target's clock, so that neither's start and end count. */
function besidePeer(rounds: readonly Round[], version: string | undefined): Measure[] {
  const pairs = rounds.flatMap(({ ours, peer }) => (peer?.isWhole ? [{ ours, peer }] : []));
  if (pairs.length === 0) return [];
  const of = (read: (pair: (typeof pairs)[number]) => number) => median(pairs.map(read));
  const name = `promptfoo ${version}`;
  return [
    {
      name: `probes/s at the target, of ${name}'s`,
      value: of(({ ours, peer }) => spanMs(peer.target) / spanMs(ours.target)),
      unit: '×',
      better: 'more',
    },
    {
      name: `CPU a probe, of ${name}'s`,
      value: of(({ ours, peer }) => ours.cpuMs / ours.probes / (peer.cpuMs / peer.target.answered)),
      unit: '×',
    },
    {
      name: `${name}: share of the ideal rate at the target`,
      value: of(({ peer }) => idealMs(peer.target.answered) / spanMs(peer.target)),
      unit: '×',
      better: 'neither',
    },
    { name: `${name}: wall time`, value: of(({ peer }) => peer.wallMs / 1_000), unit: 's' },
    {
      name: `${name}: CPU a probe, its start included`,
      value: of(({ peer }) => peer.cpuMs / peer.target.answered),
      unit: 'ms',
    },
    { name: `${name}: most resident memory`, value: of(({ peer }) => peer.peakMegabytes), unit: 'MB' },
  ];
}

function throttledMeasures({ ours, peer }: Throttled): Measure[] {
  const most = (of: (run: RunReport) => number) => Math.max(...ours.map(of));
  return [
    {
      name: '200 probes, every fifth call answered 429: slowest run',
      value: most(({ wallMs }) => wallMs / 1_000),
      unit: 's',
      bar: { atMost: 15 },
    },
    {
      name: 'verdicts beyond the answers that the target gave',
      value: most(({ probes, errors, target }) => Math.max(0, probes - errors - target.answered)),
      unit: '',
      bar: { atMost: 0 },
    },
    { name: 'probes that ended as errors', value: most(({ errors }) => errors), unit: '' },
    ...(peer
      ? [
          {
            name: `promptfoo, the same${peer.isWhole ? '' : ', ended before it was done'}`,
            value: peer.wallMs / 1_000,
            unit: 's',
          },
        ]
      : []),
  ];
}

function manyMeasures({ peakEarly, peakLate, cpuMsPerProbe, resultsMs, pageMs }: ManyProbes): Measure[] {
  const [results, page] = [middleAndWorst(resultsMs), middleAndWorst(pageMs)];
  return [
    {
      name: 'memory growth from 5,000 to 50,000 probes of one run',
      value: peakLate - peakEarly,
      unit: 'MB',
      bar: { atMost: 50 },
    },
    { name: '50,000 probes: CPU a probe', value: cpuMsPerProbe, unit: 'ms' },
    { name: '50,000 probes: results, median', value: results.middle, unit: 'ms', bar: { atMost: 200 } },
    { name: '50,000 probes: results, worst of ten', value: results.worst, unit: 'ms' },
    { name: '50,000 probes: a page of 100 records, median', value: page.middle, unit: 'ms', bar: { atMost: 50 } },
    { name: '50,000 probes: a page, worst of ten', value: page.worst, unit: 'ms' },
  ];
}
