import { describe, expect, test } from 'vitest';
import { scoredTextOf } from '../heads/judge-text.ts';
import { viewsOf } from '../normalise/views-of.ts';
import { type Blends, blends } from './blend-file.ts';
import { blendOf, blendReadings, held, logitOf } from './blend-readings.ts';
import { findQuestions } from './find-questions.ts';

const toxicity = blends().toxicity;
if (!toxicity) throw new Error('There is no blend for toxicity');
const onlyToxicity: Blends = { toxicity };
const insult = 'You are a pathetic waste of space and nobody at work can stand you.';
const prose = 'The harbour was quiet in the morning and the old captain repaired the nets beside the road. ';

const readingOf = (...logits: readonly number[]) => ({
  covered: 1,
  chunks: logits.map((logit) => ({
    start: 0,
    end: 1,
    embedding: new Float32Array(0),
    logits: Float32Array.of(9, logit),
  })),
});
const labels = ['other', 'toxicity'];

function blended(text: string, logit: number, mode: 'always' | 'uncertain' = 'always') {
  const views = viewsOf(text);
  const look = scoredTextOf(views);
  const questions = findQuestions(views, look, { blends: onlyToxicity, mode });
  const readings = questions.map(() => readingOf(logit));
  return blendReadings(look, questions, { readings, labels, blends: onlyToxicity }).get('toxicity');
}

describe('the logit of a reading', () => {
  test.each([
    ['the highest of its chunks', readingOf(-2, 3, 1), 3],
    ['the lowest that counts, without chunks', readingOf(), -8],
    ['the lowest that counts, without a reading', undefined, -8],
    ['the lowest that counts, for less', readingOf(-50), -8],
  ])('is %s', (_, reading, expected) => expect(logitOf(reading, 1)).toBe(expected));

  test('of a label that it has not is the lowest', () => expect(logitOf(readingOf(3), 7)).toBe(-8));
});

test.each([
  [3, 3],
  [-3, -3],
  [100, 8],
  [-100, -8],
  [Infinity, 8],
])('log-odds of %d count as %d', (logOdds, expected) => expect(held(logOdds)).toBe(expected));

test('a blend grows with either model, and not beyond what says anything', () => {
  const at = (first: number, second: number) => blendOf({ first, second }, toxicity);
  expect(at(1, 0)).toBeGreaterThan(at(0, 0));
  expect(at(0, 1)).toBeGreaterThan(at(0, 0));
  expect(at(99, 99)).toBe(at(8, 8));
});

describe('the verdict of both models', () => {
  test('follows the second model', () => {
    const [low, high] = [blended(insult, -8), blended(insult, 8)];
    expect(high?.probability).toBeGreaterThan(low?.probability ?? Number.NaN);
    expect(high?.segment).toEqual(low?.segment);
  });

  test('lies where the worst segment that was read lies', () => {
    const text = `${prose.repeat(20)}${insult} ${prose.repeat(20)}`;
    const { start = 0, end = 0 } = blended(text, 8)?.segment ?? {};
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(text.length);
  });

  test('is none for a head that the encoder has no label for, and for one without a blend', () => {
    const views = viewsOf(insult);
    const look = scoredTextOf(views);
    const questions = findQuestions(views, look, { blends: onlyToxicity, mode: 'always' });
    const readings = questions.map(() => readingOf(8));
    expect([...blendReadings(look, questions, { readings, labels: ['other'], blends: onlyToxicity })]).toEqual([]);
    expect([...blendReadings(look, questions, { readings, labels, blends: {} })]).toEqual([]);
  });

  test('is that of the first model for what the second did not read', () => {
    const views = viewsOf(insult);
    const look = scoredTextOf(views);
    const before = look.scoreOf(look.heads.findIndex(({ name }) => name === 'toxicity'));
    const after = blendReadings(look, [], { readings: [], labels, blends: onlyToxicity }).get('toxicity');
    expect(after).toEqual(before);
  });
});

describe('questions', () => {
  const asked = (text: string, mode: 'always' | 'uncertain', some: Blends = onlyToxicity) => {
    const views = viewsOf(text);
    return findQuestions(views, scoredTextOf(views), { blends: some, mode });
  };

  test('are none without a head that may ask', () => expect(asked(insult, 'always', {})).toEqual([]));

  test('name the heads that asked', () => {
    const found = asked(insult, 'always');
    expect(found.length).toBeGreaterThan(0);
    for (const { heads } of found) expect([...heads]).toEqual(['toxicity']);
  });

  test('are asked once for heads that doubt the same', () => {
    const views = viewsOf(insult);
    const texts = findQuestions(views, scoredTextOf(views), { blends: blends(), mode: 'always' }).map(
      ({ text }) => text,
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  test.each(['', ' \n ', '\u200b'])('are none for a blank text: %j', (text) => {
    expect(asked(text, 'always')).toEqual([]);
  });

  test('hold a bounded part of a long text', () => {
    const found = asked(`${insult} ${prose.repeat(3)}`.repeat(300), 'uncertain');
    expect(found.length).toBeLessThanOrEqual(6);
    expect(found.length).toBeGreaterThan(0);
  });
});
