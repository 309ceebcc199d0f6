import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileFamilies } from '../../../detectors/src/testing/hostile.ts';
import { startMeasuredService } from '../testing/start-measured-service.ts';

const key = 'sk_service_a_key_for_the_event_loop_test_1';
const BODY_LIMIT = 2_097_152;
const MAX_EXCESS_MS = 50;
const ATTEMPTS = 3;

/** Leaves a core of a small machine to the event loop: its own work is measured, not the wait for a core. */
const oneThread = { REDOUBT_WORKERS: '1' };

let service: Awaited<ReturnType<typeof startMeasuredService>>;

beforeAll(async () => {
  service = await startMeasuredService({ REDOUBT_BOOTSTRAP_KEY: key, ...oneThread });
  for (let round = 0; round < 200; round += 1) await send(small);
  for (const text of Object.values(hostileFamilies)) await send(detection(text(20_000)));
  await send(detection('jane@example.com '.repeat(5_000)));
});
afterAll(() => service.stop());

const on = { enabled: true };
const detectors = {
  pii: on,
  sponge_attack: on,
  injection_attack: on,
  toxicity: on,
  nsfw: on,
  keyword_detector: { ...on, banned_keywords: ['acme', 'aaaaaaaaab', 'ignore'] },
  topic_detector: { ...on, topic: ['cooking', 'finance'] },
};
const detection = (text: string): string => JSON.stringify({ text, detectors });
const small = detection('Write to jane@example.com about the ACME deal');

/** Milliseconds that one request took, and its status. */
async function send(body: string, path = 'detect'): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const headers = { apikey: key, 'content-type': 'application/json' };
  const response = await fetch(`${service.url}/guardrails/${path}`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - startedAt };
}

/** Two at once: requests that come together must not add up to a long delay either. */
const together = 2;
const filled = (unit: string): string => unit.repeat(Math.floor((BODY_LIMIT - 200) / unit.length));
const keysOf = (count: number, value: string): string =>
  `{${Array.from({ length: count }, (_, index) => `"${index.toString(36)}x":${value}`).join()}}`;

/** What is sent: to `detect` where no path is given. */
interface Bodies {
  readonly what: string;
  readonly status: number;
  readonly path?: string;
  readonly all: readonly string[];
}

const bodies: Bodies[] = [
  {
    what: 'hostile texts of the size that the main thread judges',
    status: 200,
    all: Object.values(hostileFamilies).map((text) => detection(text(4_000))),
  },
  {
    what: 'hostile texts of twice that size',
    status: 200,
    all: Object.values(hostileFamilies).map((text) => detection(text(8_000))),
  },
  {
    what: 'hostile texts of the size that it no longer judges',
    status: 200,
    all: Object.values(hostileFamilies).map((text) => detection(text(32_700))),
  },
  {
    what: 'texts up to the body limit',
    status: 200,
    all: ['a', 'call +1 415 555 2671 ', 'jane@example.com ', '\u0000'].map((unit) =>
      detection(unit.repeat(Math.floor((BODY_LIMIT - 1_000) / (JSON.stringify(unit).length - 2)))),
    ),
  },
  {
    what: 'redactions of texts up to the body limit',
    status: 200,
    path: 'pii',
    all: ['jane@example.com +1 415 555 2671 ', 'a', '<PERSON_1> '].map((unit) =>
      JSON.stringify({ text: filled(unit), mode: 'request', key: 'null' }),
    ),
  },
  {
    what: 'many keywords',
    status: 200,
    all: [3, 40].map((length) => {
      const words = Array.from({ length: 9_000 }, (_, index) => index.toString(36).padStart(length, 'z'));
      return JSON.stringify({ text: 'x', detectors: { keyword_detector: { ...on, banned_keywords: words } } });
    }),
  },
  {
    what: 'JSON that is hard to parse',
    status: 422,
    all: [filled('['), filled('{"a":'), `"${filled('\\u0000')}`, `[${filled('1,')}1]`, `"${filled('\\\\')}`],
  },
  {
    what: 'JSON with many members',
    status: 422,
    all: [
      keysOf(150_000, '0'),
      `{"text":"","detectors":${keysOf(150_000, '0')}}`,
      `{"text":"","detectors":${keysOf(80_000, '{"enabled":false}')}}`,
      `{"text":"","detectors":{"pii":{"enabled":true,"entities":[${filled('0,').slice(200)}0]}}}`,
    ],
  },
];

/** Sends all, a few at a time, while a small request goes every few ms; answers the slowest of the small ones. */
async function sendAll({ all, status, path }: Bodies): Promise<number> {
  let isDone = false;
  let slowest = 0;
  const sendSmall = async () => {
    while (!isDone) {
      slowest = Math.max(slowest, (await send(small)).ms);
      await sleep(3);
    }
  };
  const probing = sendSmall();
  const waiting = [...all];
  const sendNext = async (): Promise<void> => {
    for (let body = waiting.shift(); body !== undefined; body = waiting.shift()) {
      expect((await send(body, path)).status).toBe(status);
    }
  };
  await Promise.all(Array.from({ length: together }, sendNext));
  isDone = true;
  await probing;
  return slowest;
}

test.each(bodies)('$what hold the event loop up by at most 50 ms', { timeout: 60_000 }, async (sent) => {
  let best = { excess: Number.POSITIVE_INFINITY, baseline: 0, slowest: 0 };
  for (let attempt = 0; attempt < ATTEMPTS && best.excess > MAX_EXCESS_MS; attempt += 1) {
    const baseline = await service.longestDelay(async () => {
      for (let round = 0; round < 50; round += 1) await send(small);
    });
    let slowest = 0;
    const delay = await service.longestDelay(async () => {
      slowest = await sendAll(sent);
    });
    if (delay - baseline < best.excess) best = { excess: delay - baseline, baseline, slowest };
  }
  const [excess, baseline, slowest] = [best.excess, best.baseline, best.slowest].map(Math.round);
  process.stdout.write(
    `${sent.what}: ${excess} ms over a baseline of ${baseline}; slowest small request ${slowest} ms\n`,
  );
  expect(best.excess).toBeLessThanOrEqual(MAX_EXCESS_MS);
});
