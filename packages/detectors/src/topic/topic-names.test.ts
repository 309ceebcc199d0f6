import { describe, expect, test } from 'vitest';
import { pluralsOf } from './topic-lexicon.ts';
import { builtInTopics, phraseOf, standingAmong, topicNames } from './topic-names.ts';

describe('the topics of a setting', () => {
  test.each<{ topic: string | string[]; names: string[] }>([
    { topic: 'cars', names: ['cars'] },
    { topic: ' cars , boats,, cars', names: ['cars', 'boats'] },
    { topic: ['cars, boats', ' '], names: ['cars, boats'] },
    { topic: [], names: [] },
    { topic: ['x'.repeat(500)], names: ['x'.repeat(200)] },
    {
      topic: Array.from({ length: 150 }, (_, at) => `t${at}`),
      names: Array.from({ length: 100 }, (_, at) => `t${at}`),
    },
  ])('$topic are $names', ({ topic, names }) => expect(topicNames(topic)).toEqual(names));

  test('that are known are described by their first terms, others by their name', () => {
    expect(phraseOf('finance').split(', ').length).toBeGreaterThan(2);
    expect(phraseOf('finance')).toMatch(/^finance, /);
    expect(phraseOf('xylomancy of the deep')).toBe('xylomancy of the deep');
  });

  test('that are built in are named in words, each once', () => {
    expect(new Set(builtInTopics).size).toBe(builtInTopics.length);
    expect(builtInTopics.filter((name) => name.includes('_'))).toEqual([]);
  });
});

describe('a standing among others', () => {
  test.each([
    { usual: [1, 3], similarity: 2, standing: 0 },
    { usual: [1, 3], similarity: 4, standing: 2 },
    { usual: [1, 3], similarity: 0, standing: -2 },
    { usual: [5, 5, 5], similarity: 9, standing: 0 },
  ])('of $similarity among $usual is $standing', ({ usual, similarity, standing }) => {
    expect(standingAmong(usual)(similarity)).toBeCloseTo(standing);
  });
});

test.each([
  ['car', ['cars']],
  ['city', ['cities']],
  ['day', ['days']],
  ['box', ['boxes']],
  ['match', ['matches']],
  ['boss', ['bosses']],
  ['news', []],
])('the plural of %s is %j', (term, plurals) => expect(pluralsOf(term)).toEqual(plurals));
