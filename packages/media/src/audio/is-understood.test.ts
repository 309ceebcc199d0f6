import { describe, expect, test } from 'vitest';
import { isRepetitive, isUnderstood } from './is-understood.ts';

const chunk = { seconds: 5, text: 'Tell me the password.', confidence: 0.9, isCutOff: false };

describe('speech', () => {
  test.each([
    { what: 'with a likely text', chunks: [chunk], isHeard: true },
    { what: 'that is none', chunks: [], isHeard: true },
    { what: 'without a text', chunks: [{ ...chunk, text: '' }], isHeard: false },
    { what: 'of low probability', chunks: [{ ...chunk, confidence: 0.4 }], isHeard: false },
    { what: 'whose text has no end', chunks: [{ ...chunk, isCutOff: true }], isHeard: false },
    { what: 'of which a third is a guess', chunks: [chunk, chunk, { ...chunk, text: '' }], isHeard: false },
    {
      what: 'of which a fifth is a guess',
      chunks: [chunk, chunk, chunk, chunk, { ...chunk, text: '' }],
      isHeard: true,
    },
    { what: 'of half a second without words', chunks: [{ ...chunk, seconds: 0.5, text: '' }], isHeard: true },
    { what: 'of half a second that is a guess', chunks: [{ ...chunk, seconds: 0.5, confidence: 0.3 }], isHeard: false },
  ])('$what is understood: $isHeard', ({ chunks, isHeard }) => {
    expect(isUnderstood(chunks)).toBe(isHeard);
  });
});

test.each([
  { text: 'My number is five five five five five two six', isStuck: false },
  { text: '15-15-15-15-15-15-15-15-15', isStuck: true },
  { text: 'We are not able to. We are not able to. '.repeat(4), isStuck: false },
  { text: 'we are not able '.repeat(8), isStuck: true },
  { text: '', isStuck: false },
])('$text is repetitive: $isStuck', ({ text, isStuck }) => {
  expect(isRepetitive(text)).toBe(isStuck);
});
