import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';
import { benchKey, type ServerChild, startServer } from './child/server-child.ts';
import { applyLoad } from './detect-http.ts';
import type { Findings } from './measure.ts';
import { everyDetector, prose } from './prose.ts';

const SECONDS = 120;
const CONNECTIONS = 64;
const LENGTH = 2_000;
/** More than the service keeps of what it has read, so that hardly a text is known. */
const LOAD_TEXTS = 2_000;
const COMPARED_TEXTS = 10_000;
/** A short text, and a long one of several segments. */
const comparedLengths = [200, 700] as const;

const headers = { apikey: benchKey, 'content-type': 'application/json' };
const bodyOf = (length: number, seed: number): string =>
  JSON.stringify({ text: prose(length, seed), detectors: everyDetector });

/** Two minutes of detection on 64 connections; and whether texts get the verdicts under load that they get alone. */
export async function detectLoad(): Promise<Findings> {
  const loaded = await onFreshService((service) =>
    applyLoad({
      url: service.url,
      headers,
      bodies: Array.from({ length: LOAD_TEXTS }, (_, seed) => bodyOf(LENGTH, seed)),
      connections: CONNECTIONS,
      seconds: SECONDS,
    }),
  );
  const bodies = Array.from({ length: COMPARED_TEXTS }, (_, seed) =>
    bodyOf(comparedLengths[seed % comparedLengths.length] ?? LENGTH, LOAD_TEXTS + seed),
  );
  // Each on a service of its own, which knows none of the texts.
  const alone = await onFreshService((service) => verdictsOf(service, bodies, 1));
  const crowded = await onFreshService((service) => verdictsOf(service, bodies, CONNECTIONS));
  const differing = alone.filter((verdict, at) => verdict !== crowded[at]).length;
  return {
    measures: [
      {
        name: `answers other than 2xx, of ${SECONDS} s on ${CONNECTIONS} connections`,
        value: loaded.failures,
        unit: '',
        bar: { atMost: 0 },
      },
      { name: 'p99 of p50', value: loaded.p99Ms / loaded.p50Ms, unit: '×', bar: { atMost: 10 } },
      { name: 'requests/s', value: loaded.requestsPerSecond, unit: '/s' },
      { name: 'p50', value: loaded.p50Ms, unit: 'ms' },
      {
        name: `verdicts of ${COMPARED_TEXTS} texts that differ on ${CONNECTIONS} connections`,
        value: differing,
        unit: '',
        bar: { atMost: 0 },
      },
    ],
    rounds: { loaded, compared: COMPARED_TEXTS, differing },
  };
}

async function onFreshService<Result>(work: (service: ServerChild) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const service = await startServer('service', { REDOUBT_DATA_DIR: dataDir });
  try {
    return await work(service);
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Asks for every text once, in another order for every number of connections. Returns the answers in the order given. */
async function verdictsOf({ url }: ServerChild, bodies: readonly string[], connections: number): Promise<string[]> {
  const random = seededNumbers(connections);
  const order = bodies.map((_, at) => ({ at, key: random() })).toSorted((a, b) => a.key - b.key);
  const verdicts: string[] = [];
  const ask = async () => {
    for (let next = order.pop(); next; next = order.pop()) {
      const response = await fetch(`${url}/guardrails/detect`, {
        method: 'POST',
        headers,
        body: bodies[next.at] ?? '',
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`A text was answered ${response.status}: ${text.slice(0, 300)}`);
      verdicts[next.at] = text;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return verdicts;
}
