import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MeasuredProxy, prose, startMeasuredProxy } from './testing/measured-proxy.ts';
import { completion, jsonReply } from './testing/proxied-service.ts';

/** What judging adds at most to what reading and writing the answer takes anyway. */
const MAX_RATIO = 4;

let proxy: MeasuredProxy;
beforeAll(async () => {
  proxy = await startMeasuredProxy(['forbidden fruit', 'acme']);
  for (const name of ['watched', 'blocking'] as const) await ask(name, completion(prose(200_000)));
}, 60_000);
afterAll(() => proxy.stop());

/** The status that a call is answered with, where the model answers so. */
async function ask(name: 'watched' | 'blocking', answer: object): Promise<number> {
  const response = await proxy.ask(name, jsonReply(answer));
  await response.arrayBuffer();
  return response.status;
}

const calls = (count: number) => ({
  tool_calls: Array.from({ length: count }, (_, at) => ({
    id: `call_${at}`,
    type: 'function',
    function: { name: 'note', arguments: JSON.stringify({ text: prose(4_000) }) },
  })),
});

test.each([
  { what: 'one text of 6 MB', answer: completion(prose(6_000_000)) },
  { what: '500 tool calls of 4 kB', answer: completion(null, calls(500)) },
])('an answer with $what is judged beside the event loop', { timeout: 180_000 }, async ({ what, answer }) => {
  const held = async (name: 'watched' | 'blocking') =>
    proxy.longestDelay(async () => {
      expect(await ask(name, answer)).toBe(200);
    });
  // An answer that holds the loop holds it each time. A pause of the machine does not come back.
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least > MAX_RATIO; tries += 1) {
    const [watched, blocking] = [await held('watched'), await held('blocking')];
    process.stdout.write(
      `${what}: ${Math.round(watched)} ms read and written, ${Math.round(blocking)} ms judged, too\n`,
    );
    least = Math.min(least, blocking / watched);
  }
  expect(least).toBeLessThanOrEqual(MAX_RATIO);
});

test.each([
  { where: 'in the middle of one text', answer: completion(`${prose(300_000)} acme ${prose(300_000)}`) },
  { where: 'between many', answer: completion('acme', calls(20)) },
  { where: 'at the end', answer: completion(`${prose(300_000)} Forbidden fruit`) },
])('what is forbidden blocks a large answer $where', async ({ answer }) => {
  expect(await ask('blocking', answer)).toBe(400);
  expect(await ask('watched', answer)).toBe(200);
});
