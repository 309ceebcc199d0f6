import { expect, test } from 'vitest';
import { type EncoderInput, pairInput, textInput } from './encoder-inputs.ts';
import type { EncoderModel } from './encoder-model.ts';
import { rememberOutputs } from './remember-outputs.ts';

test('an input is read once, and a pair is another input than its pieces in one text', async () => {
  const read: EncoderInput[] = [];
  const model = {
    run: async (input: EncoderInput) => {
      read.push(input);
      return { embedding: Float32Array.of(), logits: Float32Array.of(read.length) };
    },
  } as EncoderModel;
  const { run } = rememberOutputs(model);
  const text = () => textInput(Uint32Array.of(5, 6, 7));
  expect([await run(text()), await run(text())].map(({ logits }) => logits[0])).toEqual([1, 1]);
  expect((await run(pairInput(Uint32Array.of(5), Uint32Array.of(6, 7)))).logits[0]).toBe(2);
  expect(read).toHaveLength(2);
});
