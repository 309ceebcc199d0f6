import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMarks } from '../normalise/text-marks.ts';
import { findKeywords } from './find-keywords.ts';
import { buildAutomaton } from './keyword-automaton.ts';
import { PhraseGate } from './phrase-gate.ts';

const mayHold = (phrases: readonly string[], text: string): boolean => new PhraseGate(phrases).mayHold(readMarks(text));

describe('a gate of phrases', () => {
  test.each([
    { phrases: ['bomb'], text: 'We went to the bombed house.', holds: false },
    { phrases: ['bomb'], text: 'A BOMB!', holds: true },
    { phrases: ['secret sauce'], text: 'The sauce is no secret.', holds: false },
    { phrases: ['secret sauce'], text: 'The Secret  Sauce of it', holds: true },
    { phrases: ['stop'], text: '\u017ftop', holds: true },
    { phrases: ['911'], text: 'Nothing in figures.', holds: false },
    { phrases: ['911'], text: '911 is busy', holds: true },
    { phrases: ['bomb', '!!!'], text: 'Fine weather', holds: true },
  ])('of $phrases in "$text": $holds', ({ phrases, text, holds }) => expect(mayHold(phrases, text)).toBe(holds));

  test('never turns a text away that a keyword stands in', () => {
    const piece = fc.constantFrom(
      'a',
      'B',
      'k',
      's',
      'no',
      'on',
      '1',
      '22',
      ' ',
      '  ',
      '\n',
      '-',
      '!',
      '\u00e9',
      '\u212a',
      '\u017f',
      '\u4e2d',
      '\u0131',
    );
    const written = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));
    const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 4 }), text, (keywords, value) => {
        const patterns = keywords.map((keyword) => keyword.trim()).filter((keyword) => keyword !== '');
        const hits = findKeywords(buildAutomaton(patterns.map((keyword) => ({ keyword, pattern: keyword }))), value);
        return hits.length === 0 || mayHold(patterns, value);
      }),
      { numRuns: 5_000 },
    );
  });
});
