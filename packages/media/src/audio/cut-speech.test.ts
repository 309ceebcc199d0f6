import { describe, expect, test } from 'vitest';
import { chunksOf, type FrameSpan, MAX_CHUNK, speechSpans } from './cut-speech.ts';

/** Probabilities of frames, as runs of one value. */
const probabilities = (...runs: [value: number, frames: number][]) =>
  Float32Array.from(runs.flatMap(([value, frames]) => Array.from({ length: frames }, () => value)));
const lengthOf = ({ from, to }: FrameSpan) => to - from;

describe('speech', () => {
  test('is where the probability is high, without short pauses', () => {
    const sound = probabilities([0, 50], [0.9, 20], [0, 5], [0.9, 20], [0, 50], [0.5, 10], [0, 5]);
    expect(speechSpans(sound)).toEqual([
      { from: 50, to: 95 },
      { from: 145, to: 155 },
    ]);
  });

  test('goes on at a probability at which it would not begin', () => {
    expect(speechSpans(probabilities([0.25, 20], [0.9, 10], [0.25, 20], [0, 30]))).toEqual([{ from: 20, to: 50 }]);
  });

  test('is nowhere in silence', () => {
    expect(speechSpans(probabilities([0.05, 1_000]))).toEqual([]);
    expect(speechSpans(new Float32Array())).toEqual([]);
  });
});

describe('chunks', () => {
  test('have margins, and those that are near are one', () => {
    const sound = probabilities([0, 100], [0.9, 50], [0, 20], [0.9, 50], [0, 100], [0.9, 50], [0, 3]);
    expect(chunksOf(speechSpans(sound), sound)).toEqual([
      { from: 94, to: 226 },
      { from: 314, to: 373 },
    ]);
  });

  test('of long speech are at most 28 s long and are cut where it is least like speech', () => {
    const sound = probabilities([0.9, 700], [0.3, 1], [0.9, 3_000]);
    const chunks = chunksOf(speechSpans(sound), sound);
    expect(chunks[0]?.to).toBe(700);
    expect(chunks.every((chunk) => lengthOf(chunk) <= MAX_CHUNK)).toBe(true);
    expect(chunks.at(-1)?.to).toBe(3_701);
    expect(chunks.slice(1).every(({ from }, at) => from === chunks[at]?.to)).toBe(true);
  });
});
