import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MemoryReport } from './child/charge-memory.ts';
import { type Charging, chargeFor } from './ledger/callers.ts';
import { type BenchEngine, startPostgresBench, startSqliteBench } from './ledger/engines.ts';
import { type Findings, type Measure, median } from './measure.ts';

const ROUNDS = 7;
const ROUND_MS = 1_000;
const IDLE_MS = 500;
const WARM_UP_MS = 1_500;
const CALLERS = 64;

interface Round {
  readonly kind: BenchEngine['kind'];
  readonly round: number;
  readonly ledger: Charging;
  readonly meanBatch: number;
  /** Rows a second that the engine itself commits, in batches of the ledger's mean size. */
  readonly ceilingPerSecond: number;
  /** Charges a second that the ledger's own transaction books without its queue, in batches of that size. */
  readonly sameBatchPerSecond: number;
  readonly unloaded: Charging;
  readonly oneByOne: Charging | undefined;
}

/** One hot balance under 64 callers on each engine, next to what the engine itself can commit. */
export async function ledger(): Promise<Findings> {
  const rounds: Round[] = [];
  const memory: MemoryReport[] = [];
  for (const start of [startSqliteBench, startPostgresBench]) {
    const engine = await start();
    if (!engine) continue;
    try {
      rounds.push(...(await allRounds(engine)));
    } finally {
      await engine.stop();
    }
    memory.push(await chargeMemory(engine.kind));
  }
  const kinds = [...new Set(rounds.map(({ kind }) => kind))];
  const measures = kinds.flatMap((kind) => measuresOf(kind, rounds, memory));
  return { measures, rounds: { rounds, memory } };
}

/** The parties take turns within each round; what comes before the first round only warms up. */
async function allRounds(engine: BenchEngine): Promise<Round[]> {
  const { store, charge, ceiling, sameBatch, kind } = engine;
  await chargeFor(store.ledger, charge, { callers: CALLERS, ms: WARM_UP_MS });
  await ceiling.run(CALLERS, WARM_UP_MS);
  await sameBatch.run(CALLERS, WARM_UP_MS);
  await engine.oneByOne?.({ callers: CALLERS, ms: WARM_UP_MS });
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const { requests } = await store.ledger.usage(charge);
    const charging = await chargeFor(store.ledger, charge, { callers: CALLERS, ms: ROUND_MS });
    const meanBatch = charging.charges / (await engine.commitsAfter(requests));
    const size = Math.max(1, Math.round(meanBatch));
    const sameBatchPerSecond = await sameBatch.run(size, ROUND_MS);
    const ceilingPerSecond = await ceiling.run(size, ROUND_MS);
    const oneByOne = await engine.oneByOne?.({ callers: CALLERS, ms: ROUND_MS });
    const unloaded = await chargeFor(store.ledger, charge, { callers: 1, ms: IDLE_MS });
    rounds.push({ kind, round, ledger: charging, meanBatch, sameBatchPerSecond, ceilingPerSecond, unloaded, oneByOne });
  }
  return rounds;
}

/** In a process of its own, whose memory holds nothing else. */
async function chargeMemory(kind: BenchEngine['kind']): Promise<MemoryReport> {
  const child = fork(fileURLToPath(new URL('child/charge-memory.ts', import.meta.url)), [kind], {
    execArgv: ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning', '--expose-gc'],
  });
  const [report] = await once(child, 'message');
  await once(child, 'exit');
  return report as MemoryReport;
}

/** Ratios are of one round each, whose parties ran next to one another. */
function measuresOf(kind: BenchEngine['kind'], all: readonly Round[], memory: readonly MemoryReport[]): Measure[] {
  const rounds = all.filter((round) => round.kind === kind);
  const middle = (read: (round: Round) => number) => median(rounds.map(read));
  const measures: Measure[] = [
    {
      name: `${kind}: charges/s of the same batch's in a tight loop`,
      value: middle((each) => each.ledger.perSecond / each.sameBatchPerSecond),
      unit: '×',
      bar: { atLeast: 0.85 },
    },
    {
      name: `${kind}: charges/s of the engine's, without the lock, reads and decisions`,
      value: middle((each) => each.ledger.perSecond / each.ceilingPerSecond),
      unit: '×',
      better: 'more',
    },
    {
      name: `${kind}: p99 with ${CALLERS} callers of the p50 with one`,
      value: middle((each) => each.ledger.p99Ms / each.unloaded.p50Ms),
      unit: '×',
      bar: { atMost: 15 },
    },
    { name: `${kind}: charges/s`, value: middle((each) => each.ledger.perSecond), unit: '/s' },
    {
      name: `${kind}: charges/s of the same batch in a tight loop`,
      value: middle((each) => each.sameBatchPerSecond),
      unit: '/s',
    },
    { name: `${kind}: rows/s of the engine itself`, value: middle((each) => each.ceilingPerSecond), unit: '/s' },
    { name: `${kind}: charges a commit`, value: middle((each) => each.meanBatch), unit: '' },
    { name: `${kind}: p50 with ${CALLERS} callers`, value: middle((each) => each.ledger.p50Ms), unit: 'ms' },
    { name: `${kind}: p99 with ${CALLERS} callers`, value: middle((each) => each.ledger.p99Ms), unit: 'ms' },
    { name: `${kind}: p50 with one caller`, value: middle((each) => each.unloaded.p50Ms), unit: 'ms' },
  ];
  if (kind === 'postgres') measures.push(...againstOneByOne(rounds));
  return [...measures, ...memory.filter((report) => report.kind === kind).flatMap(memoryMeasures)];
}

function againstOneByOne(rounds: readonly Round[]): Measure[] {
  const perSecond = (each: Round) => each.oneByOne?.perSecond ?? Number.NaN;
  const value = median(rounds.map((each) => each.ledger.perSecond / perSecond(each)));
  return [
    { name: 'postgres: charges/s of one transaction a charge', value, unit: '×', bar: { atLeast: 10 } },
    { name: 'postgres: charges/s, one transaction a charge', value: median(rounds.map(perSecond)), unit: '/s' },
  ];
}

function memoryMeasures({ kind, readings }: MemoryReport): Measure[] {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return [];
  const between = `from ${first.charges} to ${last.charges} charges`;
  return [
    {
      name: `${kind}: heap growth ${between}`,
      value: last.heapMegabytes - first.heapMegabytes,
      unit: 'MB',
      bar: { atMost: 1 },
    },
    {
      name: `${kind}: resident growth ${between}`,
      value: last.residentMegabytes - first.residentMegabytes,
      unit: 'MB',
    },
    { name: `${kind}: resident after ${last.charges} charges`, value: last.residentMegabytes, unit: 'MB' },
  ];
}
