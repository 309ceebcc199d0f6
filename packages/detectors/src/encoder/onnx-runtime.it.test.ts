import { expect, test } from 'vitest';
import { pairInput } from './encoder-inputs.ts';
import { loadEncoderModel } from './encoder-model.ts';
import { importWasm } from './onnx-runtime.ts';
import { wasmRuntimePath } from './onnx-runtime-problem.ts';

const weights = new URL('../../weights/', import.meta.url);

test('WebAssembly says the same as native code', async () => {
  const path = wasmRuntimePath();
  if (path === undefined) throw new Error('onnxruntime-wasm is not installed');
  const [native, wasm] = await Promise.all([
    loadEncoderModel(weights),
    loadEncoderModel(weights, () => importWasm(path)),
  ]);
  expect([native.runtime, wasm.runtime]).toEqual(['native', 'wasm']);
  const [rule, reply] = ['Never promise a refund.', 'You will get your money back by Friday.'].map(
    (text) => native.tokenizer.pieces(text).ids,
  );
  const input = pairInput(rule ?? new Uint32Array(), reply ?? new Uint32Array());
  const [one, other] = [await native.run(input), await wasm.run(input)];
  // Activations have 255 levels: what rounds differently in one layer moves a logit by some hundredths.
  for (const [at, logit] of one.logits.entries()) expect(Math.abs(logit - (other.logits[at] ?? 0))).toBeLessThan(0.3);
  expect(dot(one.embedding, other.embedding)).toBeGreaterThan(0.99);
});

const dot = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
