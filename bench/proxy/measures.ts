import { type Measure, median } from '../measure.ts';
import type { Contestant, LoadName } from './loads.ts';
import type { Turn } from './take-turns.ts';

/** The versions of the peers. Undefined for one that could not be installed. */
export interface PeerVersions {
  readonly portkey: string | undefined;
  readonly litellm: string | undefined;
}

/** What each contestant is called in the results. */
function titlesOf({ portkey, litellm }: PeerVersions): Record<Contestant, string> {
  const peer = `portkey ${portkey}`;
  return {
    direct: 'without a proxy',
    L: 'L',
    J: 'J',
    peer,
    peerGuarded: `${peer} with two guards`,
    litellm: `litellm ${litellm}`,
    bare: 'no stage',
    guarded: 'guarded',
    unmetered: 'guarded, `requests` mode',
  };
}

type Read = (turn: Turn) => number;
const cpu: Read = (turn) => turn.cpuPerRequest;
const rate: Read = (turn) => turn.requestsPerSecond;
const p50: Read = (turn) => turn.p50Ms;
const p99: Read = (turn) => turn.p99Ms;
const firstText: Read = (turn) => turn.firstTextP50Ms;

/** The bars, then every figure they are made of. Those that need a contestant who was missing are left out. */
export function measuresOf(turns: readonly Turn[], versions: PeerVersions): Measure[] {
  const middle = (load: LoadName, contestant: Contestant, read: Read) =>
    median(turns.filter((turn) => turn.load === load && turn.contestant === contestant).map(read));
  const of = (load: LoadName, read: Read, [one, other]: readonly [Contestant, Contestant]) =>
    middle(load, one, read) / middle(load, other, read);
  const added = (load: LoadName, contestant: Contestant, read: Read) =>
    middle(load, contestant, read) - middle(load, 'direct', read);
  const ofAdded = (read: Read) => added('single', 'guarded', read) / added('single', 'peerGuarded', read);
  const peer = `portkey ${versions.portkey}`;
  const bars: Measure[] = [
    {
      name: `guarded: requests/s, of ${peer} with two guards`,
      value: of('plain', rate, ['guarded', 'peerGuarded']),
      unit: '×',
      bar: { atLeast: 2 },
    },
    {
      name: `guarded: CPU a request, of ${peer} with two guards`,
      value: of('plain', cpu, ['guarded', 'peerGuarded']),
      unit: '×',
      bar: { atMost: 0.45 },
    },
    {
      name: `guarded: added p50, of what ${peer} with two guards adds`,
      value: ofAdded(p50),
      unit: '×',
    },
    { name: 'guarded: added p50', value: added('single', 'guarded', p50), unit: 'ms', bar: { atMost: 1 } },
    {
      name: `guarded: added p99, of what ${peer} with two guards adds`,
      value: ofAdded(p99),
      unit: '×',
      bar: { atMost: 0.5 },
    },
    {
      name: `guarded: CPU a request, of litellm ${versions.litellm} without guards`,
      value: of('plain', cpu, ['guarded', 'litellm']),
      unit: '×',
      bar: { atMost: 0.1 },
    },
    {
      name: `guarded streams: CPU, of litellm ${versions.litellm} without guards`,
      value: of('streams', cpu, ['guarded', 'litellm']),
      unit: '×',
    },
    { name: 'guarded: CPU a request, of L', value: of('plain', cpu, ['guarded', 'L']), unit: '×', bar: { atMost: 6 } },
    { name: 'no stage: CPU a request, of L', value: of('plain', cpu, ['bare', 'L']), unit: '×', bar: { atMost: 1.6 } },
    {
      name: `guarded, texts that were never read: CPU a request, of ${peer} with two guards`,
      value: of('fresh', cpu, ['guarded', 'peerGuarded']),
      unit: '×',
    },
    {
      name: 'guarded, a turn after twenty that were read before: CPU a request, of a single turn',
      value: middle('conversation', 'guarded', cpu) / middle('fresh', 'guarded', cpu),
      unit: '×',
      bar: { atMost: 1.3 },
    },
    {
      name: `guarded streams: CPU, of ${peer} without guards`,
      value: of('streams', cpu, ['guarded', 'peer']),
      unit: '×',
      bar: { atMost: 0.6 },
    },
    {
      name: 'guarded streams: CPU, of J',
      value: of('streams', cpu, ['guarded', 'J']),
      unit: '×',
      bar: { atMost: 1.5 },
    },
    { name: 'no stage, streams: CPU, of L', value: of('streams', cpu, ['bare', 'L']), unit: '×' },
    { name: 'guarded streams sent in one write: CPU, of J', value: of('whole', cpu, ['guarded', 'J']), unit: '×' },
    {
      name: 'guarded streams: first text delayed',
      value: added('paced', 'guarded', firstText),
      unit: 'ms',
      bar: { atMost: 3 },
    },
    { name: 'guarded streams: whole answer delayed', value: added('paced', 'guarded', p50), unit: 'ms' },
    {
      name: 'metering and credit headers: CPU, of `requests` mode',
      value: of('plain', cpu, ['guarded', 'unmetered']),
      unit: '×',
      bar: { atMost: 1.05 },
    },
  ];
  return [...bars, ...figuresOf(turns, middle, titlesOf(versions))].filter(({ value }) => !Number.isNaN(value));
}

const figures: readonly { load: LoadName; title: string; read: Read; unit: string }[] = [
  { load: 'plain', title: 'CPU a request', read: cpu, unit: 'µs' },
  { load: 'plain', title: 'requests/s', read: rate, unit: '/s' },
  { load: 'plain', title: 'p99 with 32 in flight', read: p99, unit: 'ms' },
  { load: 'fresh', title: 'CPU a request, texts that were never read', read: cpu, unit: 'µs' },
  { load: 'conversation', title: 'CPU a request, after twenty turns', read: cpu, unit: 'µs' },
  { load: 'single', title: 'p50, one at a time', read: p50, unit: 'ms' },
  { load: 'single', title: 'p99, one at a time', read: p99, unit: 'ms' },
  { load: 'streams', title: 'CPU a stream of 50 chunks', read: cpu, unit: 'µs' },
  { load: 'streams', title: 'streams/s', read: rate, unit: '/s' },
  { load: 'whole', title: 'CPU a stream of 50 chunks in one write', read: cpu, unit: 'µs' },
  { load: 'paced', title: 'first text of a paced stream', read: firstText, unit: 'ms' },
  { load: 'paced', title: 'CPU a paced stream', read: cpu, unit: 'µs' },
];

function figuresOf(
  turns: readonly Turn[],
  middle: (load: LoadName, contestant: Contestant, read: Read) => number,
  titles: Record<Contestant, string>,
): Measure[] {
  return figures.flatMap(({ load, title, read, unit }) => {
    const present = new Set(turns.filter((turn) => turn.load === load).map(({ contestant }) => contestant));
    return [...present].map((contestant) => ({
      name: `${titles[contestant]}: ${title}`,
      value: middle(load, contestant, read),
      unit,
    }));
  });
}
