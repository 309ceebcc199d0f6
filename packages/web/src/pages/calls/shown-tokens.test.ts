import { expect, test } from 'vitest';
import { shownTokens } from './shown-tokens.ts';

const none = { prompt: null, completion: null, cached: null, reasoning: null };

test.each([
  { tokens: none, shown: undefined },
  // An answer without a prompt is none that anybody counted.
  { tokens: { ...none, completion: 7 }, shown: undefined },
  { tokens: { ...none, prompt: 12 }, shown: '12 in, 0 out' },
  { tokens: { ...none, prompt: 0, completion: 0 }, shown: '0 in, 0 out' },
  { tokens: { ...none, prompt: 1_200, completion: 34 }, shown: '1,200 in, 34 out' },
  { tokens: { ...none, prompt: 1_200, completion: 34, cached: 1_024 }, shown: '1,200 in (1,024 cached), 34 out' },
  { tokens: { prompt: 9, completion: 70, cached: 0, reasoning: 64 }, shown: '9 in, 70 out (64 reasoning)' },
])('$tokens are shown as $shown', ({ tokens, shown }) => {
  expect(shownTokens(tokens)).toBe(shown);
});
