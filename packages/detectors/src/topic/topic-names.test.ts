import { describe, expect, test } from 'vitest';
import { topicNames } from './topic-names.ts';

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
});
