import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadReport } from './child/load.ts';
import { benchKey, type ServerChild, startServer } from './child/server-child.ts';
import { type Findings, type Measure, median } from './measure.ts';
import { everyDetector, prose } from './prose.ts';

const ROUNDS = 3;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 64;
const TEXTS = 16;
const lengths = [200, 2_000] as const;
const kinds = ['bare', 'service'] as const;

type Kind = (typeof kinds)[number];
type Round = LoadReport & { kind: Kind; length: number; round: number; cpuMicrosecondsPerRequest: number | undefined };

/** Detection over HTTP, all detectors, metering and logging on, next to a server that only echoes. */
export async function detectHttp(): Promise<Findings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const servers: ServerChild[] = [];
  try {
    const bare = await startServer('bare');
    servers.push(bare);
    const service = await startServer('service', { REDOUBT_DATA_DIR: dataDir });
    servers.push(service);
    const rounds = await allRounds({ bare, service });
    return { measures: lengths.flatMap((length) => compare(rounds, length)), rounds };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The servers take turns within each round; the first round only warms up. */
async function allRounds(servers: Record<Kind, ServerChild>): Promise<Round[]> {
  const turns = lengths.flatMap((length) => kinds.map((kind) => ({ kind, length })));
  for (const { kind, length } of turns) await oneRound(servers[kind], length, WARM_UP_SECONDS);
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { kind, length } of turns) {
      rounds.push({ kind, length, round, ...(await oneRound(servers[kind], length, SECONDS)) });
    }
  }
  return rounds;
}

async function oneRound(server: ServerChild, length: number, seconds: number) {
  const before = server.cpuMicroseconds();
  const report = await applyLoad({
    url: server.url,
    headers: { apikey: benchKey, 'content-type': 'application/json' },
    bodies: bodiesOf(length),
    connections: CONNECTIONS,
    seconds,
  });
  const after = server.cpuMicroseconds();
  if (report.failures > 0) throw new Error(`${report.failures} requests of ${length} characters were not answered 2xx`);
  const cpuMicrosecondsPerRequest =
    before !== undefined && after !== undefined ? (after - before) / report.requests : undefined;
  return { ...report, cpuMicrosecondsPerRequest };
}

const bodiesOf = (length: number): string[] =>
  Array.from({ length: TEXTS }, (_, seed) =>
    JSON.stringify({ text: prose(length, length + seed), detectors: everyDetector }),
  );

/** One round of load from a process of its own. */
export async function applyLoad(order: LoadOrder): Promise<LoadReport> {
  const child = fork(fileURLToPath(new URL('child/load.ts', import.meta.url)));
  child.send(order);
  const [report] = await once(child, 'message');
  return report as LoadReport;
}

/** Figures of the middle round of each server, and what one is of the other. */
function compare(rounds: readonly Round[], length: number): Measure[] {
  const middle = (kind: Kind, read: (round: Round) => number | undefined) =>
    median(
      rounds.filter((each) => each.kind === kind && each.length === length).map((each) => read(each) ?? Number.NaN),
    );
  const ratio = (read: (round: Round) => number | undefined) => middle('service', read) / middle('bare', read);
  const at = `at ${length} characters`;
  const isSmall = length === lengths[0];
  return [
    {
      name: `requests/s of the bare server's, ${at}`,
      value: ratio((each) => each.requestsPerSecond),
      unit: '×',
      better: 'more',
      ...(isSmall && { bar: { atLeast: 0.35 } }),
    },
    {
      name: `p99 of the bare server's, ${at}`,
      value: ratio((each) => each.p99Ms),
      unit: '×',
      ...(isSmall && { bar: { atMost: 5 } }),
    },
    ...kinds.flatMap((kind) => [
      { name: `${kind}: requests/s ${at}`, value: middle(kind, (each) => each.requestsPerSecond), unit: '/s' },
      { name: `${kind}: p99 ${at}`, value: middle(kind, (each) => each.p99Ms), unit: 'ms' },
      {
        name: `${kind}: CPU a request ${at}`,
        value: middle(kind, (each) => each.cpuMicrosecondsPerRequest),
        unit: 'µs',
      },
    ]),
  ];
}
