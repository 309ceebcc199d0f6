import { describe, expect, test } from 'vitest';
import { askedThing, givenThing, isUnfitFragment } from './asked-thing.ts';
import { headShares, longAlone, mixHeads } from './head-shares.ts';
import { CLIP, logOdds, probability } from './linear-head.ts';
import { questionType, typeMismatch } from './question-type.ts';
import { readWords } from './read-words.ts';

describe('what a question wants', () => {
  test.each([
    ['How much does it cost?', 'money'],
    ['How many rooms are there?', 'amount'],
    ['How long is the bridge?', 'amount'],
    ['What year did it open?', 'year'],
    ['On which day do you close?', 'day'],
    ['When does it open?', 'time'],
    ['Until when is it open?', 'time'],
    ['Why is it closed?', 'reason'],
    ['Where is the office?', 'place'],
    ['Who built it?', 'person'],
    ['How do I get there?', 'manner'],
    ['Which one is better?', 'choice'],
    ['Is it open?', 'yes_no'],
    ['Is it open or closed?', 'choice'],
    ['Is it open or not?', 'yes_no'],
    ['Can you tell me when it opens?', 'time'],
    ['Could you recommend a hotel?', 'request'],
    ['It is open?', 'yes_no'],
    ['The hall', 'thing'],
    ['', 'thing'],
  ])('"%s" is %s', (question, thing) => expect(askedThing(question)).toBe(thing));

  const given = (question: string, reply: string) =>
    givenThing(askedThing(question), new Set(readWords(question).map(({ stem }) => stem)), reply);

  test.each([
    ['How many rooms are there?', 'There are forty.', 'given'],
    ['How many rooms are there?', 'The rooms are nice.', 'missing'],
    ['How much does it cost?', 'It is free.', 'given'],
    ['What year did it open?', 'It opened in 1909.', 'given'],
    ['What year did it open?', 'It opened in spring.', 'missing'],
    ['When does it open?', 'At nine.', 'given'],
    ['Where is the office?', 'Next to the station in Lund.', 'given'],
    ['Who built it?', '1909', 'missing'],
    ['Who built it?', 'Anna Lind built it.', 'given'],
    ['Why is it closed?', 'It is old.', 'unknown'],
  ])('"%s" is answered by "%s": %s', (question, reply, expected) => expect(given(question, reply)).toBe(expected));

  test.each([
    ['Who built it?', '1909.', true],
    ['Who built it?', 'Yes.', true],
    ['Is it open?', 'Yes.', false],
    ['How many are there?', '40', false],
    ['Where is it?', '1909', true],
    ['Where is it?', '12', false],
    ['Why?', '$5', true],
  ])('"%s" is not answered by a few words of another kind, "%s": %s', (question, reply, is) => {
    expect(isUnfitFragment(askedThing(question), reply)).toBe(is);
  });
});

describe('the type of an answer', () => {
  test.each([
    ['When did it open?', 'It opened in May.', 0],
    ['When did it open?', 'It was a nice hall.', 1],
    ['How many are there?', 'Forty.', 0],
    ['How many are there?', 'Plenty of them', 1],
    ['Who built it?', 'Anna', 0],
    ['Who built it?', '1909', 1],
    ['Where is it?', '3 May 1909', 1],
    ['Why?', 'It rained hard.', 0],
    ['Why?', 'Rain.', 1],
    ['Is it open?', '1909', 0],
    ['When did it open?', '', 0],
  ])('of "%s" and "%s" does not fit: %d', (question, answer, is) => {
    expect(typeMismatch(questionType(question), answer)).toBe(is);
  });
});

describe('the shares of the heads', () => {
  const words = (count: number) => readWords('word '.repeat(count));
  const sharesOf = (count: number) => headShares('Can I bring my dog?', words(count));

  test('pass from the head for replies to the one for long answers', () => {
    expect(sharesOf(1)).toEqual({ long: 0, against: 1, inFavour: 1 });
    expect(sharesOf(30)).toEqual(sharesOf(1));
    expect(sharesOf(45)).toEqual({ ...longAlone });
    const growing = [30, 33, 36, 40, 45].map((count) => sharesOf(count).long);
    expect(growing).toEqual(growing.toSorted((one, other) => one - other));
  });

  test.each([
    [{ long: 1, against: 0, inFavour: 0 }, 2, -5, 2],
    [{ long: 0, against: 1, inFavour: 0 }, 2, 5, 5],
    [{ long: 0, against: 0, inFavour: 1 }, 2, -5, -5],
    [{ long: 0.5, against: 0.5, inFavour: 0.5 }, 2, 4, 3],
  ])('mix their log-odds: %j of %d and %d is %d', (shares, long, reply, mixed) => {
    expect(mixHeads(shares, long, reply)).toBe(mixed);
  });
});

describe('a head of named features', () => {
  const head = { features: ['a', 'b'], mean: [1, 0], scale: [2, 1], weights: [3, -1], offset: 0.5 };

  test.each([
    [{ a: 1, b: 0 }, 0.5],
    [{ a: 3, b: 0 }, 3.5],
    [{ a: 1, b: 2 }, -1.5],
    [{ a: 1, b: 99 }, 0.5 - CLIP],
    [{ a: 1, b: -99 }, 0.5 + CLIP],
    [{ b: 0 }, -1],
    [{ a: 1, b: 0, other: 7 }, 0.5],
  ])('of %j has the log-odds %d', (features, expected) => expect(logOdds(head, features)).toBeCloseTo(expected, 9));

  test('has a probability from 0 to 1, a half at the threshold', () => {
    expect(probability(0)).toBe(0.5);
    expect(probability(-2) + probability(2)).toBeCloseTo(1, 9);
    expect([probability(-1e9), probability(1e9)]).toEqual([0, 1]);
  });
});
