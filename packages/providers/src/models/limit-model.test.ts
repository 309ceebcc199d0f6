import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createModelLimit } from './limit-model.ts';

const options = { signal: new AbortController().signal, temperature: 0 };

test('no more questions than the limit are under way, all are answered, and failures make room, too', async () => {
  let [running, most] = [0, 0];
  const model = createModelLimit(3)({
    model: 'm',
    async complete([message]) {
      most = Math.max(most, ++running);
      await sleep(5);
      running--;
      if (message?.content === '3') throw new Error('no');
      return { text: message?.content ?? '', tokens: { prompt: 1, completion: 1 } };
    },
  });
  const asked = Array.from({ length: 12 }, (_, number) =>
    model.complete([{ role: 'user', content: String(number) }], options).then(
      ({ text }) => text,
      () => 'failed',
    ),
  );
  expect(await Promise.all(asked)).toEqual(['0', '1', '2', 'failed', '4', '5', '6', '7', '8', '9', '10', '11']);
  expect(most).toBe(3);
});
