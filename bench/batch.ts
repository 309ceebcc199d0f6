import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchKey, type ServerChild, startServer } from './child/server-child.ts';
import { type Findings, median } from './measure.ts';
import { everyDetector, prose } from './prose.ts';

const ROUNDS = 3;
const TEXTS = 1_000;
const LENGTH = 500;
/** Single calls in flight at a time: as many as texts of a batch that threads hold. */
const CALLERS = 32;

/** How many texts the encoder reads in time depends on how they come: without it both ways do the same work. */
const firstStage = { REDOUBT_SECOND_STAGE: 'off' };

interface Round {
  readonly together: Awaited<ReturnType<typeof inOneCall>>;
  readonly single: Awaited<ReturnType<typeof inSingleCalls>>;
  /** After both. */
  readonly residentMegabytes: number;
}

const texts = Array.from({ length: TEXTS }, (_, seed) => prose(LENGTH, seed));

/** A batch of 1,000 texts next to 1,000 calls of one text each, with every built detector, in turns. */
export async function batch(): Promise<Findings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const service = await startServer('service', { REDOUBT_DATA_DIR: dataDir, ...firstStage });
  try {
    await inOneCall(service);
    await inSingleCalls(service);
    const residentBefore = service.residentMegabytes() ?? Number.NaN;
    const rounds: Round[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const [together, single] = [await inOneCall(service), await inSingleCalls(service)];
      rounds.push({ together, single, residentMegabytes: service.residentMegabytes() ?? Number.NaN });
    }
    const of = (read: (round: Round) => number) => median(rounds.map(read));
    const growth = (service.residentMegabytes() ?? Number.NaN) - residentBefore;
    return {
      measures: [
        { name: 'time of the batch of the single calls’', value: of((r) => r.together.ms / r.single.ms), unit: '×' },
        {
          name: 'CPU of the batch of the single calls’',
          value: of((r) => r.together.cpuMs / r.single.cpuMs),
          unit: '×',
        },
        { name: `batch of ${TEXTS}`, value: of((r) => r.together.ms), unit: 'ms' },
        { name: `${TEXTS} single calls, ${CALLERS} in flight`, value: of((r) => r.single.ms), unit: 'ms' },
        {
          name: 'first verdict of the batch, of its time',
          value: of((r) => r.together.firstMs / r.together.ms),
          unit: '×',
          bar: { atMost: 0.25 },
        },
        { name: `resident growth over ${ROUNDS} rounds`, value: growth, unit: 'MB' },
      ],
      rounds,
    };
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function post({ url }: ServerChild, path: string, body: unknown): Promise<Response> {
  const headers = { apikey: benchKey, 'content-type': 'application/json' };
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Milliseconds until all is read and until the first piece, and the service's CPU time. */
async function inOneCall(service: ServerChild) {
  const cpu = service.cpuMicroseconds() ?? Number.NaN;
  const startedAt = performance.now();
  const response = await post(service, '/guardrails/batch/detect', { texts, detectors: everyDetector });
  const pieces: Uint8Array[] = [];
  let firstMs = 0;
  for await (const piece of response.body ?? []) {
    firstMs ||= performance.now() - startedAt;
    pieces.push(piece);
  }
  const ms = performance.now() - startedAt;
  const items = JSON.parse(Buffer.concat(pieces).toString());
  if (items.length !== TEXTS || items.some((item: object) => 'error' in item)) throw new Error('Not all were judged');
  return { ms, firstMs, cpuMs: ((service.cpuMicroseconds() ?? Number.NaN) - cpu) / 1_000 };
}

async function inSingleCalls(service: ServerChild) {
  const cpu = service.cpuMicroseconds() ?? Number.NaN;
  const startedAt = performance.now();
  const waiting = [...texts];
  const sendNext = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
      const response = await post(service, '/guardrails/detect', { text, detectors: everyDetector });
      if (!response.ok) throw new Error(`A call was answered ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, sendNext));
  const ms = performance.now() - startedAt;
  return { ms, cpuMs: ((service.cpuMicroseconds() ?? Number.NaN) - cpu) / 1_000 };
}
