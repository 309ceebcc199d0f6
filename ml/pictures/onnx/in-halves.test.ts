import { importRuntime, openSession, runSession } from '@redoubt/media/testing/onnx-runtime';
import { expect, test } from 'vitest';
import { inHalves } from './in-halves.ts';
import { type OnnxModel, withInput, withOutputs, writeModel } from './onnx-model.ts';

/** A product with a matrix of 40 × 50 numbers from -1 to 1. */
function product(): OnnxModel {
  const values = Float32Array.from({ length: 2_000 }, (_, at) => Math.sin(at));
  const plain: OnnxModel = {
    nodes: [{ operation: 'MatMul', inputs: ['x', 'weights'], outputs: ['y'], attributes: new Map() }],
    constants: new Map([['weights', { shape: [40, 50], values }]]),
    otherOfGraph: [],
    // The version of the form of the file, and that of the operations.
    otherOfModel: [Buffer.from([8, 7]), Buffer.from([66, 4, 10, 0, 16, 11])],
  };
  return withOutputs(withInput(plain, 'x', [1, 40]), ['y']);
}

test('a model in 16 bits is half as large and answers nearly the same', async () => {
  const runtime = await importRuntime();
  const [whole, halves] = [writeModel(product()), writeModel(inHalves(product()))];
  expect(halves.byteLength).toBeLessThan(whole.byteLength * 0.55);
  const input = { data: Float32Array.from({ length: 40 }, (_, at) => Math.cos(at)), shape: [1, 40] };
  const answerOf = async (model: Buffer) => (await runSession(runtime, await openSession(runtime, model), input)).data;
  const [before, after] = [await answerOf(whole), await answerOf(halves)];
  const farthest = before.reduce((most, value, at) => Math.max(most, Math.abs(value - (after[at] ?? 0))), 0);
  expect(farthest).toBeGreaterThan(0);
  expect(farthest).toBeLessThan(0.01);
});
