import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerKind, spawnServer, watch } from './child/server-child.ts';
import { type Findings, type Measure, median } from './measure.ts';

const ROUNDS = 3;
const POLL_MS = 5;
const DEADLINE_MS = 20_000;
const IDLE_MS = 2_000;
const cases = ['bare', 'fresh', 'existing'] as const;
type Case = (typeof cases)[number];

/** What each case is called in the results. */
const titles = {
  bare: 'bare echo server',
  fresh: 'service, fresh data folder',
  existing: 'service, existing data folder',
} as const satisfies Record<Case, string>;

interface Round {
  readonly which: Case;
  readonly round: number;
  readonly readyMs: number;
  readonly residentMegabytes: number;
}

/** From spawn to the first answered /ready, and the memory of the idle process, next to a server that only echoes. */
export async function start(): Promise<Findings> {
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
    try {
      // In this order: the fresh start makes the folder that the last one finds.
      for (const which of cases) rounds.push({ which, round, ...(await oneStart(which, dataDir)) });
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return { measures: cases.flatMap((which) => measuresOf(which, rounds)), rounds };
}

async function oneStart(which: Case, dataDir: string) {
  const port = await freePort();
  const kind: ServerKind = which === 'bare' ? 'bare' : 'service';
  const startedAt = performance.now();
  const child = spawnServer(kind, { REDOUBT_PORT: String(port), REDOUBT_DATA_DIR: dataDir });
  // Nobody reads what it says; a full pipe would hold it up.
  child.stdout?.resume();
  const server = watch(child);
  try {
    await firstAnswer(`http://127.0.0.1:${port}/ready`, startedAt + DEADLINE_MS);
    const readyMs = performance.now() - startedAt;
    await sleep(IDLE_MS);
    return { readyMs, residentMegabytes: server.residentMegabytes() ?? Number.NaN };
  } finally {
    await server.stop();
  }
}

async function firstAnswer(url: string, deadline: number): Promise<void> {
  while (!(await isAnswered(url))) {
    if (performance.now() > deadline) throw new Error(`${url} did not answer 200 within ${DEADLINE_MS} ms`);
    await sleep(POLL_MS);
  }
}

function isAnswered(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('error', () => resolve(false));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function measuresOf(which: Case, rounds: readonly Round[]): Measure[] {
  const own = rounds.filter((round) => round.which === which);
  const ready = { name: `${titles[which]}: spawn to first /ready`, value: median(own.map(({ readyMs }) => readyMs)) };
  const memory = {
    name: `${titles[which]}: resident memory, idle`,
    value: median(own.map(({ residentMegabytes }) => residentMegabytes)),
  };
  const isBare = which === 'bare';
  return [
    { ...ready, unit: 'ms', ...(!isBare && { bar: { atMost: 1_500 } }) },
    { ...memory, unit: 'MB', ...(!isBare && { bar: { atMost: 150 } }) },
  ];
}
