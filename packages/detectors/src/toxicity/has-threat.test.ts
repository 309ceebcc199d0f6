import { describe, expect, test } from 'vitest';
import { viewsOf } from '../normalise/views-of.ts';
import { hasThreat } from './has-threat.ts';

describe('threats', () => {
  test.each([
    'I am going to hunt you down',
    'i hope you all get shot',
    "You'll regret this",
    'somebody ought to hang him',
    'they should be gassed',
    'Watch your back.',
    'go kill yourself',
    'I know where you live',
  ])('"%s" is one', (text) => expect(hasThreat(viewsOf(text).letters)).toBe(true));

  test.each(['I will find them a seat', 'They live where the shot was heard, and I am sorry for you.'])(
    '"%s" is told by more than its words',
    (text) => expect(hasThreat(viewsOf(text).letters)).toBe(text.includes('find them')),
  );
});
