import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { createTokenizer } from './create-tokenizer.ts';
import { readPieceVocabulary } from './piece-vocabulary.ts';

const MARK = '\u2581';
const reserved = ['<unk>', '<s>', '</s>', '<1>', '<2>', '<3>'];
const penalties: Readonly<Record<string, number>> = {
  [MARK]: 3,
  a: 2,
  b: 2.5,
  ab: 3,
  [`${MARK}a`]: 2.75,
  [`${MARK}ab`]: 5.5,
  bab: 3.25,
  abba: 9,
};
const pieces = Object.keys(penalties);
const file = [...reserved.map((name) => `0\t${name}`), ...pieces.map((piece) => `${penalties[piece]}\t${piece}`)].join(
  '\n',
);
const tokenizer = createTokenizer(`${file}\n`);

const namesOf = (text: string): string[] =>
  Array.from(tokenizer.pieces(text).ids, (id) => [...reserved, ...pieces][id] ?? '');

describe('a text is cut into pieces', () => {
  test.each([
    ['the cheapest ones', 'ab', [`${MARK}a`, 'b']],
    ['a long one where that is cheaper', 'abab', [`${MARK}a`, 'bab']],
    ['a blank is the mark of a word', 'a b', [`${MARK}a`, MARK, 'b']],
    ['blanks in a row are marks in a row', 'a  a', [`${MARK}a`, MARK, `${MARK}a`]],
    ['what is in no piece is one unknown, however long', 'axyza', [`${MARK}a`, '<unk>', 'a']],
    ['a text of unknown characters', '\u{1f600}\ud83d', [MARK, '<unk>']],
    ['nothing', '', []],
    ['one blank', ' ', [MARK, MARK]],
  ])('%s', (_, text, expected) => expect(namesOf(text)).toEqual(expected));

  const letters = fc.array(fc.constantFrom('a', 'b', ' '), { maxLength: 14 }).map((parts) => parts.join(''));

  /** The lowest sum of penalties, tried piece by piece. */
  function cheapest(marked: string): number {
    const best = [0];
    for (let end = 1; end <= marked.length; end++) {
      const ways = pieces.flatMap((piece) =>
        marked.endsWith(piece, end) ? [(best[end - piece.length] ?? 0) + (penalties[piece] ?? 0)] : [],
      );
      best.push(Math.min(...ways));
    }
    return best.at(-1) ?? 0;
  }

  test('with the lowest sum of penalties of all ways', () => {
    fc.assert(
      fc.property(letters, (text) => {
        const sum = namesOf(text).reduce((all, name) => all + (penalties[name] ?? 0), 0);
        expect(sum).toBeCloseTo(text === '' ? 0 : cheapest(MARK + text.replaceAll(' ', MARK)), 9);
      }),
    );
  });

  test('that stand in the order of the text, each behind the one before', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'x', '\ud83d') }), (text) => {
        const { ids, starts } = tokenizer.pieces(text);
        expect(starts.length).toBe(ids.length);
        for (let at = 1; at < starts.length; at++) {
          expect(starts[at]).toBeGreaterThanOrEqual(starts[at - 1] ?? 0);
          expect(starts[at]).toBeLessThan(text.length);
        }
      }),
    );
  });
});

describe('a text of several blocks', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => (at % 3 === 0 ? 'abab' : 'ba')).join(' ');

  test('is cut as its words are', () => {
    const names = namesOf(words(30_000));
    expect(names.length).toBeGreaterThan(60_000);
    const [three = [], six = []] = [namesOf(words(3)), namesOf(words(6))];
    const period = six.slice(three.length);
    for (let at = three.length; at < names.length; at++) {
      expect(names[at]).toBe(period[(at - three.length) % period.length]);
    }
  });

  test('has one unknown for one run of unknown characters, as a short text has', () => {
    expect(namesOf(`a ${'x'.repeat(50_000)} a`)).toEqual([`${MARK}a`, MARK, '<unk>', `${MARK}a`]);
  });

  test.each([
    ['without blanks', 'ab'],
    ['of blanks', ' '],
    ['of unknown characters', '\u{1f600}'],
  ])('%s takes linear time', (_, unit) => {
    const make = (length: number) => unit.repeat(length / unit.length);
    expect(measureGrowth(make, (text) => tokenizer.pieces(text), 100_000)).toMatchObject({ isLinear: true });
  });
});

describe('a vocabulary', () => {
  test('reads every piece back from its own letters', () => {
    const { penalties: read, lengths } = readPieceVocabulary(file);
    expect([...read.slice(reserved.length)]).toEqual(Object.values(penalties));
    expect([...lengths.slice(reserved.length)]).toEqual(pieces.map(({ length }) => length));
  });

  test('knows no letters of names that stand for no text', () => {
    expect(readPieceVocabulary(file).classes['<'.charCodeAt(0)]).toBe(0);
  });

  test('of more characters than fit is refused, with their number', () => {
    const many = Array.from({ length: 300 }, (_, at) => `1\t${String.fromCharCode(0x4e00 + at)}`);
    expect(() => readPieceVocabulary([...reserved.map((name) => `0\t${name}`), ...many].join('\n'))).toThrow(
      /300 different characters; 255 fit/,
    );
  });
});
