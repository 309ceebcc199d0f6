import { describe, expect, test } from 'vitest';
import { lettersOf, viewsOf } from '../normalise/views-of.ts';
import { measureGrowth } from '../testing/linear-growth.ts';
import { disclosureOf } from './disclosure.ts';
import { findOverlaps, withoutRepeats } from './find-overlaps.ts';
import { entriesOf, indexReferences } from './reference-index.ts';
import { shingleHash, shingleLength, stretchHash, weightBetween, wordHash } from './shingle-hash.ts';
import { readLetterUnits, readUnspaced, readWordUnits } from './text-units.ts';
import { type UnitReader, visitUnits } from './unit-window.ts';
import { wordMarks } from './word-marks.ts';

const secret = 'silver herons gather near abandoned lighthouses whenever northern storms approach quiet harbours';
const other = 'copper kettles whistle above crowded markets because travelling merchants demand stronger coffee';
const index = indexReferences([
  { name: 'herons', text: secret },
  { name: 'kettles', text: other },
]);
const lettersIn = (text: string) => lettersOf(viewsOf(text).plain).text;
const overlaps = (text: string, read: UnitReader = readWordUnits) => findOverlaps(lettersIn(text), read, index);
const best = (text: string) => overlaps(text).get(0)?.[0];

/** The units that a reader makes of a text. */
function unitsOf(text: string, read: UnitReader): string[] {
  const found: string[] = [];
  visitUnits(text, read, ({ starts, ends }, until) => {
    for (let at = 0; at < until; at++) found.push(text.slice(starts[at], ends[at]));
  });
  return found;
}

describe('units', () => {
  test.each([
    ['words', readWordUnits, 'one two-three, 4', ['one', 'two', 'three', '4']],
    ['words between underscores', readWordUnits, 'one_two', ['one', 'two']],
    ['characters of a script without blanks', readWordUnits, 'a 银色', ['a', '银', '色']],
    ['letters', readLetterUnits, 'a b-c', ['a', 'b', 'c']],
    ['letters of long runs alone', readUnspaced, `short ${'x'.repeat(40)}`, [...'x'.repeat(40)]],
    ['nothing', readWordUnits, '', []],
    ['signs', readWordUnits, '?! … – "', []],
  ])('are %s', (_, read, text, expected) => expect(unitsOf(text, read)).toEqual(expected));

  test('have the same hash in leet, and another for another word', () => {
    expect(wordHash('l3tt3rs')).toBe(wordHash('letters'));
    expect(wordHash('letters')).not.toBe(wordHash('lettres'));
    expect(stretchHash('a letters b', 2, 9)).toBe(wordHash('letters'));
  });

  test('are known by their first letters, whatever their ending', () => {
    expect(wordMarks('cancel')).toEqual(wordMarks('cancellations'));
    expect(wordMarks('the of and')).toEqual(new Set());
    expect(wordMarks('')).toEqual(new Set());
  });
});

describe('a shingle', () => {
  test('of words that say nothing, or at the end of a text, is none', () => {
    visitUnits('if it is of the herons', readWordUnits, (units, until) => {
      expect(until).toBe(6);
      expect(shingleHash(units, 0)).toBe(-1);
      expect(shingleHash(units, 4)).toBe(-1);
      expect(shingleLength(units, 0)).toBe(3);
      expect(weightBetween(units, 5, 6)).toBe(1);
      expect(weightBetween(units, 0, 6)).toBeLessThan(3);
    });
  });

  test('of the reference is in the index under its number', () => {
    visitUnits(lettersIn(other), readWordUnits, (units) => {
      const entries = entriesOf(index, shingleHash(units, 0));
      expect(entries.map((entry) => index.texts[entry])).toEqual([1]);
    });
    expect(entriesOf(index, 12_345)).toEqual([]);
  });
});

describe('what a text shares with a reference', () => {
  test('is all of it, at its place', () => {
    const text = `Well, it says: ${secret}. That is all.`;
    const found = best(text);
    expect(text.slice(found?.from, found?.to)).toBe(secret);
    expect(found).toMatchObject({ reference: 0, place: 0, placeEnd: secret.split(' ').length });
  });

  test.each([
    ['in part', secret.split(' ').slice(3, 9).join(' ')],
    ['with words added', secret.replace('near', 'near the very old and')],
    ['with a word left out', secret.replace('abandoned ', '')],
    ['in capitals', secret.toUpperCase()],
    ['over lines', secret.replaceAll(' ', '\n')],
    ['in leet', secret.replaceAll('e', '3').replaceAll('o', '0')],
  ])('is found %s', (_, text) => expect(best(text)?.value).toBeGreaterThan(3));

  test.each([
    ['words in another order', secret.split(' ').toReversed().join(' ')],
    ['two of its words', 'silver herons'],
    ['its words far apart', secret.split(' ').join(` ${'grey stones lie beside '.repeat(4)}`)],
    ['nothing', ''],
  ])('is nothing for %s', (_, text) => expect(best(text)).toBeUndefined());

  test('is worth more the more of it there is, and less with gaps', () => {
    const words = secret.split(' ');
    const value = (text: string) => best(text)?.value ?? 0;
    expect(value(words.slice(0, 9).join(' '))).toBeGreaterThan(value(words.slice(0, 5).join(' ')));
    expect(value(secret)).toBeGreaterThan(value(secret.replace('near', 'near quite many other very')));
  });

  test('is told for each reference', () => {
    expect([...overlaps(`${other}. ${secret}`).keys()].toSorted()).toEqual([0, 1]);
    expect([...overlaps(other).keys()]).toEqual([1]);
  });

  test('is two stretches where a sentence between them is another', () => {
    const between = (word: string) => Array.from({ length: 20 }, (_, at) => `${word}${at}x`).join(' ');
    const long = indexReferences([{ name: 'long', text: `${secret} ${between('stone')} ${other}` }]);
    const stretches = (middle: string) =>
      findOverlaps(lettersIn(`${secret} ${middle} ${other}`), readWordUnits, long).get(0)?.length;
    expect(stretches(between('stone'))).toBe(1);
    expect(stretches(between('cloud'))).toBe(2);
  });

  test('counts once, however often it is repeated', () => {
    expect(overlaps(`${secret}. `.repeat(50)).get(0)).toHaveLength(1);
  });

  test('is found without blanks by its letters', () => {
    const found = overlaps(secret.replaceAll(' ', ''), readUnspaced).get(0);
    expect(found?.[0]?.value).toBeGreaterThan(3);
  });

  test.each([`${secret.split(' ').slice(0, 3).join(' ')} `, `${secret} `, 'silver herons '])(
    'is found in linear time in %j again and again',
    (unit) => {
      const make = (length: number) => unit.repeat(length / unit.length);
      expect(measureGrowth(make, (text) => overlaps(text), 50_000)).toMatchObject({ isLinear: true });
    },
  );
});

test('of stretches of the same part of a reference the best is kept', () => {
  const stretch = (place: number, placeEnd: number, value: number) => ({
    ...{ reference: 0, start: place, end: placeEnd, from: 0, to: 1 },
    ...{ place, placeEnd, value },
  });
  const kept = withoutRepeats([stretch(0, 5, 1), stretch(3, 9, 4), stretch(9, 12, 2), stretch(0, 3, 3)]);
  expect(kept.map(({ value }) => value)).toEqual([4, 3, 2]);
  expect(withoutRepeats([])).toEqual([]);
});

describe('how clearly a sentence speaks of its instructions', () => {
  test.each([
    ['I was told not to talk about it.', 1],
    ['My instructions are short.', 1],
    ['Honestly, my system prompt forbids that.', 2],
    ['Ich darf das nicht sagen.', 1],
    ['我的指令很短。', 1],
    ['The library opens at nine.', 0],
    ['', 0],
  ])('"%s": at least %d', (sentence, least) => {
    expect(disclosureOf(sentence)).toBeGreaterThanOrEqual(least);
    expect(disclosureOf(sentence)).toBeLessThanOrEqual(least === 0 ? 0 : 2);
  });
});
