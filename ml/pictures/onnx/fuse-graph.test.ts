import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';
import { importRuntime, openSession, runSession } from '@redoubt/media/testing/onnx-runtime';
import { expect, test } from 'vitest';
import { fuseGraph } from './fuse-graph.ts';
import { type OnnxModel, type OnnxNode, withInput, withOutputs, writeModel } from './onnx-model.ts';
import { quantiseGraph, type Range } from './quantise-graph.ts';

/** The same numbers each time, from -1 to 1. */
function numbers(count: number, seed = 7): Float32Array {
  const next = seededNumbers(seed);
  return Float32Array.from({ length: count }, () => 2 * next() - 1);
}

const node = (operation: string, inputs: string[], output: string): OnnxNode => {
  return { operation, inputs, outputs: [output], attributes: new Map() };
};
const number = (value: number) => ({ shape: [1], values: Float32Array.of(value) });
const side = 5;

/** As Paddle exports it: a convolution, a scale and a shift by one number, a hard swish, and a convolution of that. */
function exported(): OnnxModel {
  const plain: OnnxModel = {
    nodes: [
      node('Conv', ['x', 'first', 'firstBias'], 'a'),
      node('Mul', ['a', 'scale'], 'b'),
      node('Add', ['b', 'shift'], 'c'),
      node('Add', ['c', 'three'], 'd'),
      node('Clip', ['d', 'zero', 'six'], 'e'),
      node('Mul', ['c', 'e'], 'f'),
      node('Div', ['f', 'six'], 'g'),
      node('Conv', ['g', 'second', 'secondBias'], 'y'),
    ],
    constants: new Map([
      ['first', { shape: [4, 3, 1, 1], values: numbers(12) }],
      ['firstBias', { shape: [4], values: numbers(4, 8) }],
      ['second', { shape: [2, 4, 1, 1], values: numbers(8, 9) }],
      ['secondBias', { shape: [2], values: numbers(2, 10) }],
      ['scale', number(1.5)],
      ['shift', number(-0.25)],
      ['three', number(3)],
      ['zero', { shape: [], values: Float32Array.of(0) }],
      ['six', { shape: [], values: Float32Array.of(6) }],
    ]),
    otherOfGraph: [],
    // The version of the form of the file, and that of the operations.
    otherOfModel: [Buffer.from([8, 7]), Buffer.from([66, 4, 10, 0, 16, 11])],
  };
  return withOutputs(withInput(plain, 'x', [1, 3, side, side]), ['y']);
}

async function answerOf(model: OnnxModel): Promise<Float32Array> {
  const runtime = await importRuntime();
  const input = { data: numbers(3 * side * side, 11), shape: [1, 3, side, side] };
  return (await runSession(runtime, await openSession(runtime, writeModel(model)), input)).data;
}

const farthest = (left: Float32Array, right: Float32Array): number =>
  left.reduce((most, value, at) => Math.max(most, Math.abs(value - (right[at] ?? 0))), 0);
const operationsOf = ({ nodes }: OnnxModel) => nodes.map(({ operation }) => operation);

test('a fused model answers the same with half of the operations', async () => {
  const fused = fuseGraph(exported());
  expect(operationsOf(fused)).toEqual(['Conv', 'HardSigmoid', 'Mul', 'Conv']);
  expect(farthest(await answerOf(exported()), await answerOf(fused))).toBeLessThan(1e-5);
});

test('what has a range computes with bytes, and what has none stays as it is', async () => {
  const fused = fuseGraph(exported());
  expect(operationsOf(quantiseGraph(fused, new Map()))).toEqual(operationsOf(fused));

  // The result has no range, so the last convolution computes with numbers.
  const values = ['x', ...fused.nodes.flatMap(({ outputs }) => outputs).filter((output) => output !== 'y')];
  const bytes = quantiseGraph(fused, new Map(values.map((value): [string, Range] => [value, [-4, 4]])));
  const operations = operationsOf(bytes);
  expect(operations.filter((operation) => operation.endsWith('Conv'))).toEqual(['QLinearConv', 'Conv']);
  expect(operations).toContain('QLinearMul');
  const [numbersSay, bytesSay] = [await answerOf(fused), await answerOf(bytes)];
  expect(farthest(numbersSay, bytesSay)).toBeGreaterThan(0);
  expect(farthest(numbersSay, bytesSay)).toBeLessThan(0.1);
});
