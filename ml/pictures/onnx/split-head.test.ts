import { importRuntime, openSession, runForAll } from '@redoubt/media/testing/onnx-runtime';
import { expect, test } from 'vitest';
import type { OnnxModel } from './onnx-model.ts';
import { withInput, withOutputs, writeModel } from './onnx-model.ts';
import { splitHead } from './split-head.ts';

/** A model of two layers that ends with a softmax over four classes. */
function model(): OnnxModel {
  const node = (operation: string, inputs: string[], output: string) => {
    return { operation, inputs, outputs: [output], attributes: new Map<string, Buffer>() };
  };
  const plain: OnnxModel = {
    nodes: [
      node('Relu', ['x'], 'features'),
      node('MatMul', ['features', 'weights'], 'product'),
      node('Add', ['product', 'bias'], 'sum'),
      node('Softmax', ['sum'], 'shares'),
    ],
    constants: new Map([
      ['weights', { shape: [2, 4], values: Float32Array.of(1, -2, 3, 0.5, 2, 1, -1, 4) }],
      ['bias', { shape: [4], values: Float32Array.of(0.1, 0.2, 0.3, 0.4) }],
    ]),
    otherOfGraph: [],
    // The version of the form of the file.
    otherOfModel: [Buffer.from([8, 7])],
  };
  return withOutputs(withInput(withOperationsOf11(plain), 'x', [undefined, 2]), ['shares']);
}

/** Names the version of the operations. */
const withOperationsOf11 = (plain: OnnxModel): OnnxModel => ({
  ...plain,
  otherOfModel: [...plain.otherOfModel, Buffer.from([66, 4, 10, 0, 16, 11])],
});

test('the body gives the numbers of the chosen classes, and the head those of all from what it takes', async () => {
  const runtime = await importRuntime();
  const { body, head } = splitHead(model(), [0, 3]);
  const open = (each: OnnxModel) => openSession(runtime, writeModel(each));
  const input = { data: Float32Array.of(1, 2, -5, 1), shape: [2, 2] };
  const [chosen, features] = await runForAll(runtime, await open(body), input);
  expect([...(features?.data ?? [])]).toEqual([1, 2, 0, 1]);
  if (!chosen || !features) throw new Error('The body lacks an output');
  const [all] = await runForAll(runtime, await open(head), features);
  const rows = [0, 1].map((row) => [...(all?.data.subarray(row * 4, row * 4 + 4) ?? [])]);
  expect(rows[0]?.map((value) => Number(value.toFixed(1)))).toEqual([5.1, 0.2, 1.3, 8.9]);
  expect([...chosen.data]).toEqual(rows.flatMap((row) => [row[0], row[3]]));
  expect(chosen.shape).toEqual([2, 2]);
});
