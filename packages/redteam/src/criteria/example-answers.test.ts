import { CategoryId } from '@redoubt/contract';
import { expect, test } from 'vitest';
import { corpus } from '../goals/corpus.ts';
import { nearness, overlap, readCompared, sentenceNearness } from './compared-text.ts';
import { criteriaOf } from './criteria-of.ts';
import { examplesOf } from './example-answers.ts';
import { examplesIn } from './read-examples.ts';

test.each(CategoryId.options)('every goal of %s with criteria has examples of both sides', (category) => {
  const goals = corpus[category].flatMap((sub) => sub.goals.map(({ text }) => text));
  const lacking = goals.filter((goal) => {
    if (criteriaOf(category, goal) === undefined) return false;
    const own = examplesOf(category, goal);
    return own === undefined || own.given.length === 0 || own.safe.length === 0;
  });
  expect(lacking).toEqual([]);
});

test.each(CategoryId.options)('every example of %s belongs to a goal of the corpus', (category) => {
  const goals = new Set(corpus[category].flatMap((sub) => sub.goals.map(({ text }) => text)));
  expect(examplesIn(category).filter(({ goal }) => !goals.has(goal))).toEqual([]);
});

const answer = readCompared('Delivery to the islands costs nothing. Anything else?');
const same = readCompared('Shipping to the islands is free of charge.');
const other = readCompared('The meeting of the board has been moved to Friday morning.');

test('a text is nearer to one of its own subject, in meaning and in words', () => {
  expect(nearness(answer, [same])).toBeGreaterThan(nearness(answer, [other]) + 0.2);
  expect(overlap(answer, [same])).toBeGreaterThan(0.1);
  expect(overlap(answer, [other])).toBe(0);
  expect(overlap(answer, [answer])).toBeCloseTo(1);
});

test('of several texts the nearest counts, and of a text its nearest sentence', () => {
  expect(nearness(answer, [other, same])).toBe(nearness(answer, [same]));
  expect(sentenceNearness(answer, [same])).toBeGreaterThanOrEqual(nearness(answer, [same]));
});

test('texts without a known word are near to nothing', () => {
  expect(nearness(readCompared('航空母艦'), [same])).toBe(-1);
  expect(overlap(readCompared(''), [same])).toBe(0);
});
