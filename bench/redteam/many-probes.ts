import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerChild, startServer } from '../child/server-child.ts';
import { median } from '../measure.ts';
import { seedRun } from './seed-run.ts';
import { ask, follow, runOnce, serviceSettings } from './service-run.ts';
import type { TargetChild } from './target-child.ts';

const EARLY = 5_000;
const MANY = 50_000;
const LATENCY_MS = 1;
const READS = 10;
const PAGE = 100;

/** A run of 50,000 probes, and reading it. */
export interface ManyProbes {
  readonly seconds: number;
  readonly cpuMsPerProbe: number;
  /** The most that was resident until 5,000 records were told of, and until the end, in MB (10^6 bytes). */
  readonly peakEarly: number;
  readonly peakLate: number;
  /** Resident memory at each 5,000 records. */
  readonly resident: readonly number[];
  readonly resultsMs: readonly number[];
  readonly pageMs: readonly number[];
}

/** Memory while 50,000 probes are worked on with the stream read, and how long reading such a run takes. */
export async function manyProbes(target: TargetChild): Promise<ManyProbes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  try {
    const first = await startServer('service', serviceSettings(dataDir));
    const { id: modelId } = await runOnce(first, target, { probes: 48, latencyMs: LATENCY_MS });
    await first.stop();
    const id = await seedRun(dataDir, modelId, MANY);
    await target.behave({ latencyMs: LATENCY_MS, throttleEvery: 0, unseen: 0 });
    const service = await startServer('service', serviceSettings(dataDir));
    try {
      return { ...(await work(service, id)), ...(await read(service, id)) };
    } finally {
      await service.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function work(service: ServerChild, id: string) {
  const startedAt = performance.now();
  const cpuBefore = service.cpuMicroseconds() ?? Number.NaN;
  const resident: number[] = [];
  let peakEarly = Number.NaN;
  const records = await follow(service, id, (told) => {
    if (told % EARLY !== 0) return;
    resident.push(service.residentMegabytes() ?? Number.NaN);
    if (told === EARLY) peakEarly = service.peakMegabytes() ?? Number.NaN;
  });
  if (records !== MANY) throw new Error(`The stream told of ${records} records instead of ${MANY}`);
  const cpuMs = ((service.cpuMicroseconds() ?? Number.NaN) - cpuBefore) / 1_000;
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    seconds,
    cpuMsPerProbe: cpuMs / MANY,
    peakEarly,
    peakLate: service.peakMegabytes() ?? Number.NaN,
    resident,
  };
}

/** Each answer by itself; pages are taken from all over the run. */
async function read(service: ServerChild, id: string) {
  const resultsMs: number[] = [];
  const pageMs: number[] = [];
  for (let turn = 0; turn < READS; turn++) {
    resultsMs.push(await timed(() => ask(service, `/rt/runs/${id}/results`)));
    const cursor = Math.floor((MANY / READS) * turn);
    pageMs.push(await timed(() => ask(service, `/rt/runs/${id}/records?limit=${PAGE}&cursor=${cursor}`)));
  }
  return { resultsMs, pageMs };
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}

/** As it is printed: the middle of several readings, and the worst. */
export const middleAndWorst = (values: readonly number[]) => ({ middle: median(values), worst: Math.max(...values) });
