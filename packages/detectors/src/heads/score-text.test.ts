import { describe, expect, test } from 'vitest';
import { COLUMNS, FeatureExtractor } from '../features/hash-features.ts';
import { viewsOf } from '../normalise/views-of.ts';
import type { HeadHeader } from './head-file.ts';
import { TextScorer } from './score-text.ts';

const header = (name: string): HeadHeader => ({
  name,
  scale: 0.05,
  bias: -2,
  grain: 'pieces',
  slope: 1,
  offset: 0,
  thresholds: { strict: 0.3, balanced: 0.5, lenient: 0.7 },
});

/** Heads of which each counts the features of one word. */
function scorerOf(...words: readonly string[]): TextScorer {
  const weights = new Int8Array(words.length * COLUMNS);
  for (const [head, word] of words.entries()) {
    const { columns, ends } = new FeatureExtractor().extract(word);
    for (const column of columns.subarray(0, ends.at(-1))) weights[column * words.length + head] = 100;
  }
  const heads = words.map((word) => header(word));
  return new TextScorer({
    header: { featureVersion: 0, columns: COLUMNS, heads, date: '2026-01-01', data: {}, notice: '' },
    weights,
  });
}

const filler = 'The boat sailed slowly along the quiet canal in the morning. ';
const scorer = scorerOf('nightjar', 'kingfisher');
const score = (text: string, head = 0) => {
  const found = scorer.score(viewsOf(text)).scoreOf(head);
  if (!found) throw new Error('There is no such head');
  return found;
};

describe('the score of a head', () => {
  test('is high where its word stands, wherever that is, and says where', () => {
    for (const [before, after] of [
      [0, 0],
      [0, 40],
      [40, 0],
      [40, 40],
    ] as const) {
      const text = `${filler.repeat(before)}A nightjar sings. ${filler.repeat(after)}`;
      const { probability, segment } = score(text);
      expect(probability).toBeGreaterThan(0.5);
      expect(text.slice(segment.start, segment.end)).toContain('nightjar');
      expect(segment.end - segment.start).toBeLessThan(200);
    }
  });

  test('is low where its word is missing, and does not depend on the other head', () => {
    expect(score(filler).probability).toBeLessThan(0.5);
    expect(score('A kingfisher dives.').probability).toBeLessThan(0.5);
    expect(score('A kingfisher dives.', 1).probability).toBeGreaterThan(0.5);
  });

  test('is not lowered by what stands around', () => {
    expect(score(`${filler}${filler}A nightjar sings. ${filler}`).z).toBeGreaterThanOrEqual(
      score('A nightjar sings.').z,
    );
  });

  test('is that of the reading that shows the word', () => {
    expect(score(Buffer.from('A nightjar sings at night.').toString('base64'))).toMatchObject({ view: 'base64' });
    expect(score('A n\u0456ghtj\u0430r sings.')).toMatchObject({ view: 'letters' });
  });

  test.each(['', ' \n', '\u200b'])('of a text without words is zero: %j', (text) => {
    expect(score(text)).toMatchObject({ probability: 0, view: 'letters' });
  });

  test('of a head that the file has not is none', () => {
    expect(scorer.score(viewsOf('A nightjar.')).scoreOf(2)).toBeUndefined();
    expect(scorer.score(viewsOf('A nightjar.')).scoreOf(-1)).toBeUndefined();
  });

  test('is worked out once', () => {
    const scored = scorer.score(viewsOf('A nightjar.'));
    expect(scored.scoreOf(0)).toBe(scored.scoreOf(0));
  });

  test('of lone surrogates and of a long word is a number', () => {
    for (const text of ['\ud83d\ude00\ud83d', 'x'.repeat(50_000), '\ud83d'.repeat(999)]) {
      expect(Number.isFinite(score(text).z)).toBe(true);
    }
  });
});

describe('the worst segments', () => {
  const text = `A nightjar sings. ${filler.repeat(10)}A nightjar sings again. ${filler.repeat(10)}`;
  const scored = scorer.score(viewsOf(text));
  const [view] = scored.views;

  test('are apart, the worst first, and at most as many as are asked for', () => {
    const found = view?.worstWindows(0, header('nightjar'), -Infinity, 5) ?? [];
    expect(found).toHaveLength(5);
    for (const [at, { first, end, score: own }] of found.entries()) {
      expect(own).toBeLessThanOrEqual(found[at - 1]?.score ?? Infinity);
      for (const other of found.slice(at + 1)) expect(end <= other.first || other.end <= first).toBe(true);
    }
    expect(view?.worstWindows(0, header('nightjar'), -Infinity, 1)).toEqual(found.slice(0, 1));
  });

  test('are both places of the word, and none below the bound', () => {
    const found = view?.worstWindows(0, header('nightjar'), 50, 9) ?? [];
    expect(found.map((window) => view?.textOf(window).includes('nightjar'))).toEqual([true, true]);
    expect(view?.worstWindows(0, header('nightjar'), 1e9, 9)).toEqual([]);
  });

  test('within some blocks are those of these blocks', () => {
    const blocks = view?.blocks ?? 0;
    const within = view?.worstWindow(0, header('nightjar'), 3, blocks);
    expect(within?.first).toBeGreaterThanOrEqual(3);
    expect(view?.worstWindow(0, header('nightjar'))).toEqual(view?.worstWindow(0, header('nightjar'), 0, blocks));
  });
});
