import { afterAll, expect, test } from 'vitest';
import { createAudioReader } from './audio-reader.ts';
import { hearVoice, voices } from './testing/voices.ts';

const reader = createAudioReader({ processes: 2, onOverload: () => new Error('busy'), log: { warn: () => undefined } });
afterAll(() => reader.close());

test('with noise at 20 dB, at most a fifth of all words is wrong', async () => {
  let sum = 0;
  for (const { voice, noise } of voices) sum += (await hearVoice(reader, voice, noise)).errorRate;
  expect(sum / voices.length).toBeLessThanOrEqual(0.2);
});

test('the small model errs in at most a fifth of the words without noise', async () => {
  const small = createAudioReader({
    processes: 2,
    model: 'tiny',
    onOverload: () => new Error('busy'),
    log: { warn: () => undefined },
  });
  try {
    let sum = 0;
    for (const { voice } of voices) sum += (await hearVoice(small, voice, 0)).errorRate;
    expect(sum / voices.length).toBeLessThanOrEqual(0.2);
  } finally {
    await small.close();
  }
});
