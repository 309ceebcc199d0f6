import { expect, test } from 'vitest';
import { highestChunk } from './highest-chunk.ts';

const embedding = new Float32Array(0);
const reading = {
  covered: 1,
  chunks: [
    { start: 0, end: 90, logits: Float32Array.of(-3, 2), embedding },
    { start: 70, end: 160, logits: Float32Array.of(4, -1), embedding },
    { start: 140, end: 230, logits: Float32Array.of(-2, 2), embedding },
  ],
};

test.each([
  { label: 0, highest: { start: 70, end: 160, logit: 4 } },
  { label: 1, highest: { start: 0, end: 90, logit: 2 } },
])('the chunk that label $label scores highest is named, the first of equals', ({ label, highest }) => {
  expect(highestChunk(reading, label)).toEqual(highest);
});

test('a blank text has no highest chunk', () => {
  expect(highestChunk({ covered: 1, chunks: [] }, 0)).toBeUndefined();
});
