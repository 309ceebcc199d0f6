import { expect, test } from 'vitest';
import { readOcrNetworks } from '../ocr/ocr-models.ts';
import { quantiseGraph, type Range } from './quantise-graph.ts';

test('what has a range computes with bytes, and what has none stays as it is', async () => {
  const { reader } = await readOcrNetworks();
  const count = (model: typeof reader, operation: string) =>
    model.nodes.filter((node) => node.operation === operation).length;
  const none = quantiseGraph(reader, new Map());
  expect([count(none, 'QLinearConv'), count(none, 'Conv')]).toEqual([0, count(reader, 'Conv')]);

  const convolutions = reader.nodes.filter(({ operation }) => operation === 'Conv').flatMap(({ outputs }) => outputs);
  const values = reader.nodes.filter(({ operation }) => operation === 'Mul').flatMap(({ outputs }) => outputs);
  const ranges = new Map([...convolutions, ...values].map((value): [string, Range] => [value, [-4, 4]]));
  const all = quantiseGraph(reader, ranges);
  // The first takes the picture, which has no range. Shifts of all channels alike are another reading of the bytes.
  expect(count(all, 'QLinearConv')).toBeGreaterThan(25);
  expect(count(all, 'QLinearMul')).toBeGreaterThan(25);
  expect(count(all, 'QLinearConv') + count(all, 'Conv')).toBeLessThan(count(reader, 'Conv'));
});
