import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadReport } from './child/load.ts';
import { benchKey, type ServerChild, startServer } from './child/server-child.ts';
import { applyLoad } from './detect-http.ts';
import { type Findings, type Measure, median } from './measure.ts';
import { everyDetector, prose } from './prose.ts';

const PAIRS = 7;
const SECONDS = 1.2;
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 32;
const LENGTH = 200;
const TEXTS = 16;

/** Its encoder works in a thread of its own, for longer than the rest of the call. */
const { topic_detector: _, ...withoutEncoder } = everyDetector;

const settings = {
  'one keyword': { keyword_detector: { enabled: true, banned_keywords: ['quasar'] } },
  'three detectors': withoutEncoder,
} as const;
type Setting = keyof typeof settings;
const names = Object.keys(settings) as Setting[];

type Kind = 'inline' | 'saved';
interface Round extends LoadReport {
  readonly kind: Kind;
  readonly setting: Setting;
  readonly pair: number;
  readonly cpuMicrosecondsPerRequest: number;
}

const headers = { apikey: benchKey, 'content-type': 'application/json' };

/** A detect call by a saved policy next to one that says the same detectors, in turns on one service. */
export async function savedPolicy(): Promise<Findings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const service = await startServer('service', { REDOUBT_DATA_DIR: dataDir });
  try {
    for (const name of names) await save(service, name);
    const rounds = await allRounds(service);
    return { measures: names.flatMap((name) => compare(rounds, name)), rounds };
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function save({ url }: ServerChild, name: Setting): Promise<void> {
  const body = JSON.stringify({ name, description: '', detectors: settings[name] });
  const response = await fetch(`${url}/guardrails/add-policy`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The policy was not saved: ${response.status} ${await response.text()}`);
}

/** Who is first changes from pair to pair. */
const orders: readonly (readonly Kind[])[] = [
  ['inline', 'saved'],
  ['saved', 'inline'],
];

/** The first round of each kind only warms up. */
async function allRounds(service: ServerChild): Promise<Round[]> {
  const [order = []] = orders;
  for (const { setting, kind } of names.flatMap((setting) => order.map((kind) => ({ setting, kind })))) {
    await oneRound(service, { kind, setting, seconds: WARM_UP_SECONDS });
  }
  const turns = names.flatMap((setting) =>
    Array.from({ length: PAIRS }, (_, pair) => pair).flatMap((pair) =>
      (orders[pair % orders.length] ?? []).map((kind) => ({ setting, pair, kind })),
    ),
  );
  const rounds: Round[] = [];
  for (const turn of turns) rounds.push({ ...turn, ...(await oneRound(service, { ...turn, seconds: SECONDS })) });
  return rounds;
}

interface Turn {
  readonly kind: Kind;
  readonly setting: Setting;
  readonly seconds: number;
}

async function oneRound(service: ServerChild, { kind, setting, seconds }: Turn) {
  const isSaved = kind === 'saved';
  const texts = Array.from({ length: TEXTS }, (_, seed) => prose(LENGTH, seed));
  const before = service.cpuMicroseconds() ?? Number.NaN;
  const report = await applyLoad({
    url: service.url,
    path: isSaved ? '/guardrails/policy/detect' : '/guardrails/detect',
    headers: isSaved ? { ...headers, 'x-service-policy': setting } : headers,
    bodies: texts.map((text) => JSON.stringify(isSaved ? { text } : { text, detectors: settings[setting] })),
    connections: CONNECTIONS,
    seconds,
  });
  const after = service.cpuMicroseconds() ?? Number.NaN;
  if (report.failures > 0) throw new Error(`${report.failures} ${kind} calls were not answered 2xx`);
  return { ...report, cpuMicrosecondsPerRequest: (after - before) / report.requests };
}

function compare(rounds: readonly Round[], setting: Setting): Measure[] {
  const own = rounds.filter((round) => round.setting === setting);
  const of = (kind: Kind) => own.filter((round) => round.kind === kind).toSorted((a, b) => a.pair - b.pair);
  const [inline, saved] = [of('inline'), of('saved')];
  const ratio = (read: (round: Round) => number) =>
    median(saved.map((round, at) => read(round) / read(inline[at] ?? round)));
  const middle = (kind: Kind) => median(of(kind).map((round) => round.cpuMicrosecondsPerRequest));
  return [
    {
      name: `${setting}: CPU of a saved-policy call of the inline one's`,
      value: ratio((round) => round.cpuMicrosecondsPerRequest),
      unit: '×',
      bar: { atMost: 1.05 },
    },
    {
      name: `${setting}: time of a saved-policy call of the inline one's`,
      value: ratio((round) => 1 / round.requestsPerSecond),
      unit: '×',
      bar: { atMost: 1.05 },
    },
    { name: `${setting}: CPU a call, inline`, value: middle('inline'), unit: 'µs' },
    { name: `${setting}: CPU a call, saved policy`, value: middle('saved'), unit: 'µs' },
  ];
}
