import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadReport } from './child/load.ts';
import { benchKey, type ServerChild, startServer } from './child/server-child.ts';
import { applyLoad } from './detect-http.ts';
import { type Findings, type Measure, median } from './measure.ts';
import { everyDetector, prose } from './prose.ts';

const ROUNDS = 9;
const SECONDS = 2;
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 32;
const LENGTH = 200;
const TEXTS = 16;
const kinds = ['store', 'batched', 'memory'] as const;
type Kind = (typeof kinds)[number];

/** What each server is called in the results. */
const titles: Record<Kind, string> = {
  store: 'metered',
  batched: 'nothing booked, same queue',
  memory: 'nothing booked, answered at once',
};

type Round = LoadReport & { readonly kind: Kind; readonly round: number };

const bodies = Array.from({ length: TEXTS }, (_, seed) =>
  JSON.stringify({ text: prose(LENGTH, LENGTH + seed), detectors: everyDetector }),
);

/** What the embedded store's ledger adds to a detect call, next to the same service with a ledger that books nothing. */
export async function metering(): Promise<Findings> {
  const folders = kinds.map(() => mkdtempSync(join(tmpdir(), 'redoubt-bench-')));
  const servers: ServerChild[] = [];
  try {
    for (const [index, kind] of kinds.entries()) {
      const env = { REDOUBT_DATA_DIR: folders[index] ?? '', REDOUBT_BENCH_LEDGER: kind };
      servers.push(await startServer('ledger', env));
    }
    const rounds = await allRounds(servers);
    return { measures: compare(rounds), rounds };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** The servers take turns within each round, and the one that goes first changes; the first load only warms up. */
async function allRounds(servers: readonly ServerChild[]): Promise<Round[]> {
  for (const server of servers) await oneRound(server, WARM_UP_SECONDS);
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const turns = round % 2 === 0 ? [...kinds.entries()] : [...kinds.entries()].toReversed();
    for (const [index, kind] of turns) {
      const server = servers[index];
      if (server) rounds.push({ kind, round, ...(await oneRound(server, SECONDS)) });
    }
  }
  return rounds;
}

async function oneRound(server: ServerChild, seconds: number): Promise<LoadReport> {
  const headers = { apikey: benchKey, 'content-type': 'application/json' };
  const report = await applyLoad({ url: server.url, headers, bodies, connections: CONNECTIONS, seconds });
  if (report.failures > 0) throw new Error(`${report.failures} requests were not answered 2xx`);
  return report;
}

/** How much later than another server's the median answer comes, round by round. */
function added(rounds: readonly Round[], other: Kind): number {
  const p50 = (kind: Kind, round: number) =>
    rounds.find((each) => each.kind === kind && each.round === round)?.p50Ms ?? Number.NaN;
  return median(Array.from({ length: ROUNDS }, (_, index) => p50('store', index + 1) - p50(other, index + 1)));
}

function compare(rounds: readonly Round[]): Measure[] {
  const of = (kind: Kind) => rounds.filter((each) => each.kind === kind);
  return [
    {
      name: `p50 that booking adds to the same queue, ${CONNECTIONS} connections`,
      value: added(rounds, 'batched'),
      unit: 'ms',
      bar: { atMost: 0.3 },
    },
    { name: 'p50 that metering adds to charges answered at once', value: added(rounds, 'memory'), unit: 'ms' },
    ...kinds.flatMap((kind) => [
      { name: `${titles[kind]}: p50`, value: median(of(kind).map(({ p50Ms }) => p50Ms)), unit: 'ms' },
      { name: `${titles[kind]}: p99`, value: median(of(kind).map(({ p99Ms }) => p99Ms)), unit: 'ms' },
      {
        name: `${titles[kind]}: requests/s`,
        value: median(of(kind).map(({ requestsPerSecond }) => requestsPerSecond)),
        unit: '/s',
      },
    ]),
  ];
}
