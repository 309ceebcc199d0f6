import type { Script } from '@redoubt/providers/testing/scripted-upstream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MeasuredProxy, prose, startMeasuredProxy } from './testing/measured-proxy.ts';
import { chunkOf, completion, jsonReply } from './testing/proxied-service.ts';

/** What the loop is held at most, as a multiple of what `JSON.parse` takes for the same answer. */
const MAX_OF_PARSING = 4;
/** What judging adds at most to what reading and writing the answer takes anyway. */
const MAX_OF_WATCHING = 4;

type Deployment = 'watched' | 'blocking';

let proxy: MeasuredProxy;
beforeAll(async () => {
  proxy = await startMeasuredProxy(['forbidden fruit']);
  for (const name of ['watched', 'blocking'] as const) {
    for (const form of ['whole', 'stream'] as const) await ask(name, prose(200_000), form);
  }
}, 60_000);
afterAll(() => proxy.stop());

/** What a caller reads of an answer with this text. */
async function ask(name: Deployment, text: string, form: 'whole' | 'stream'): Promise<string> {
  const script = form === 'whole' ? jsonReply(completion(text)) : inOneEvent(text);
  const response = await proxy.ask(name, script, { stream: form === 'stream' });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.text();
}

/** A stream that says all of a text in a single event. */
const inOneEvent =
  (text: string): Script =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunks = [chunkOf({ role: 'assistant', content: '' }), chunkOf({ content: text }), chunkOf({}, 'stop')];
    for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    response.end('data: [DONE]\n\n');
  };

const letters = (length: number): string => 'A'.repeat(length);

/** The longest that the event loop is held while an answer with this text is asked for. */
const held = (name: Deployment, text: string, form: 'whole' | 'stream'): Promise<number> =>
  proxy.longestDelay(async () => {
    // A search for millions of equal letters may take hours.
    expect((await ask(name, text, form)).length).toBeGreaterThan(text.length);
  });

/** Milliseconds of processor time that the platform takes to parse an answer. */
function parsingMs(answer: object): number {
  const body = JSON.stringify(answer);
  const taken = [1, 2, 3].map(() => {
    const { user, system } = process.threadCpuUsage();
    JSON.parse(body);
    const after = process.threadCpuUsage();
    return (after.user + after.system - user - system) / 1_000;
  });
  return Math.max(...taken);
}

// An answer may have 64 MiB.
test.each([
  { what: '62 MB of prose', text: prose(62_000_000), deployment: 'watched' },
  { what: '50 MB of one letter', text: letters(50_000_000), deployment: 'blocking' },
] as const)(
  'a whole answer of $what holds the event loop little longer than parsing',
  { timeout: 600_000 },
  async (given) => {
    const parsing = parsingMs(completion(given.text));
    const longest = await held(given.deployment, given.text, 'whole');
    process.stdout.write(`${given.what}: ${Math.round(longest)} ms held, ${Math.round(parsing)} ms of parsing\n`);
    expect(longest / parsing).toBeLessThanOrEqual(MAX_OF_PARSING);
  },
);

// What no field of the API holds is kept and judged as well.
// A small answer may hold the loop as long as the longest prose.
const numbers = (length: number): number[] => Array.from({ length }, (_, at) => at % 9_999_999);
const longestProse = completion(prose(62_000_000));

test.each([
  { what: '16 MB of numbers', rest: { measurements: numbers(2_000_000) }, status: 200 },
  { what: '62 MB of numbers', rest: { measurements: numbers(7_500_000) }, status: 502 },
  { what: 'a quarter of a million lists', rest: { lists: numbers(262_000).map(() => []) }, status: 200 },
  { what: 'two million lists', rest: { lists: numbers(2_000_000).map(() => []) }, status: 502 },
  { what: '65,000 short texts', rest: { words: numbers(65_000).map(String) }, status: 200 },
  { what: 'two million short texts', rest: { words: numbers(2_000_000).map(String) }, status: 502 },
  { what: 'one string of 62 MB in an unknown field', rest: { remarks: prose(62_000_000) }, status: 200 },
])(
  'an answer with $what holds the event loop little longer than parsing prose',
  { timeout: 600_000 },
  async (given) => {
    const body = { ...completion('The ferry runs twice a day.'), ...given.rest };
    const parsing = parsingMs(body);
    const longest = await proxy.longestDelay(async () => {
      const response = await proxy.ask('blocking', jsonReply(body));
      expect((await response.text()).length).toBeGreaterThan(0);
      expect(response.status).toBe(given.status);
    });
    process.stdout.write(`${given.what}: ${Math.round(longest)} ms held, ${Math.round(parsing)} ms of parsing\n`);
    expect(longest / Math.max(parsing, parsingMs(longestProse))).toBeLessThanOrEqual(MAX_OF_PARSING);
  },
);

// An event may have 8 MiB.
test.each([
  { what: 'prose', text: prose(8_000_000) },
  { what: 'one letter', text: letters(8_000_000) },
])('8 MB of $what in one event of a stream are judged beside the event loop', { timeout: 600_000 }, async (given) => {
  const watched = await held('watched', given.text, 'stream');
  const blocking = await held('blocking', given.text, 'stream');
  process.stdout.write(`${given.what}: ${Math.round(watched)} ms passed on, ${Math.round(blocking)} ms judged, too\n`);
  expect(blocking / watched).toBeLessThanOrEqual(MAX_OF_WATCHING);
});
