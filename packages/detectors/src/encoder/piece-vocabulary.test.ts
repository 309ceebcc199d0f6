import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { createTokenizer } from './create-tokenizer.ts';
import { readPieceVocabulary } from './piece-vocabulary.ts';

const MARK = '\u2581';
const special = ['<s>', '<pad>', '</s>', '<unk>'];
const scores: Readonly<Record<string, number>> = {
  [MARK]: -3,
  a: -2,
  b: -2.5,
  ab: -3,
  [`${MARK}a`]: -2.75,
  [`${MARK}ab`]: -5.5,
  bab: -3.25,
  abba: -9,
};
const pieces = Object.keys(scores);
const file = [...special.map((name) => `0\t${name}`), ...pieces.map((piece) => `${scores[piece]}\t${piece}`)].join(
  '\n',
);
const tokenizer = createTokenizer(`${file}\n`);

const namesOf = (text: string): string[] =>
  Array.from(tokenizer.pieces(text).ids, (id) => [...special, ...pieces][id] ?? '');

describe('a text is cut into pieces', () => {
  test.each([
    ['the likeliest ones', 'ab', [`${MARK}a`, 'b']],
    ['a long one where that is likelier', 'abab', [`${MARK}a`, 'bab']],
    ['each word has its mark', 'a b', [`${MARK}a`, MARK, 'b']],
    ['blanks in a row are one', 'a  a', [`${MARK}a`, `${MARK}a`]],
    ['what is in no piece is one unknown, however long', 'axyza', [`${MARK}a`, '<unk>', 'a']],
    ['a text of unknown characters', '\u{1f600}\ud83d', [MARK, '<unk>']],
    ['wide letters are read as their usual forms', '\uff41\uff42', [`${MARK}a`, 'b']],
    ['names that stand for no text are letters', '<s>a', [MARK, '<unk>', 'a']],
    ['nothing', '', []],
    ['one blank', ' ', []],
  ])('%s', (_, text, expected) => expect(namesOf(text)).toEqual(expected));

  const words = fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 14 }).map((parts) => parts.join(''));

  /** The highest sum of scores, tried piece by piece. */
  function likeliest(marked: string): number {
    const best = [0];
    for (let end = 1; end <= marked.length; end++) {
      const ways = pieces.flatMap((piece) =>
        marked.endsWith(piece, end) ? [(best[end - piece.length] ?? 0) + (scores[piece] ?? 0)] : [],
      );
      best.push(Math.max(...ways));
    }
    return best.at(-1) ?? 0;
  }

  test('with the highest sum of scores of all ways', () => {
    fc.assert(
      fc.property(words, (word) => {
        const sum = namesOf(word).reduce((all, name) => all + (scores[name] ?? 0), 0);
        expect(sum).toBeCloseTo(likeliest(MARK + word), 9);
      }),
    );
  });

  test('that stand in the order of the text, each behind the one before or at its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'x', '\ud83d', '\ufb01') }), (text) => {
        const { ids, starts } = tokenizer.pieces(text);
        expect(starts.length).toBe(ids.length);
        for (const [at, start] of starts.entries()) {
          expect(start).toBeGreaterThanOrEqual(starts[at - 1] ?? 0);
          expect(start).toBeLessThan(text.length);
        }
      }),
    );
  });

  test.each([
    ['without blanks', 'ab'],
    ['of words', 'ab '],
    ['of unknown characters', '\u{1f600}'],
  ])('%s in linear time', (_, unit) => {
    const make = (length: number) => unit.repeat(length / unit.length);
    expect(measureGrowth(make, (text) => tokenizer.pieces(text), 100_000)).toMatchObject({ isLinear: true });
  });
});

test('a vocabulary has every piece with its score, and none of the names that stand for no text', () => {
  const { idOf, scores: read, longest, unknownScore } = readPieceVocabulary(file);
  expect([...idOf.keys()]).toEqual(pieces);
  expect([...idOf.values()].map((id) => read[id])).toEqual(Object.values(scores));
  expect(longest).toBe(4);
  expect(unknownScore).toBe(-19);
});
