import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cosineOf } from '../static-embeddings/embed-text.ts';
import { embeddingsIn } from '../static-embeddings/embedding-file.ts';
import { measureGrowth } from '../testing/linear-growth.ts';
import { meaningOf } from './text-meaning.ts';

const weights = new URL('../../weights/', import.meta.url);
const vectorOf = (text: string) => meaningOf(text)?.vector ?? new Float32Array();

test('the card has the digest of the file that is beside it', () => {
  const card = JSON.parse(readFileSync(new URL('piece-meanings.json', weights), 'utf8'));
  const file = readFileSync(new URL('piece-meanings.bin', weights));
  expect(createHash('sha256').update(file).digest('hex')).toBe(card.sha256);
  expect(embeddingsIn('piece-meanings')).toMatchObject({ dimensions: card.dimensions });
});

describe('the meaning of a text', () => {
  test.each([
    ['The striker scored twice and the team won the match', 'football', 'cooking'],
    ['Der Stürmer schoss zwei Tore und die Mannschaft gewann das Spiel', 'football', 'cooking'],
    ['Le boulanger pétrit la pâte et cuit le pain', 'cuisine', 'football'],
    ['Quel est le taux d’intérêt de ce prêt bancaire ?', 'banking', 'football'],
    ['銀行の金利はいくらですか', '金融', 'スポーツ'],
    ['나는 병원에서 의사를 만났다', '의학', '음악'],
  ])('"%s" is nearer to %s than to %s', (text, near, far) => {
    const vector = vectorOf(text);
    expect(cosineOf(vector, vectorOf(near))).toBeGreaterThan(cosineOf(vector, vectorOf(far)) + 0.05);
  });

  test('depends neither on case nor on signs, and has length 1', () => {
    expect(vectorOf('STOP, thief!')).toEqual(vectorOf('stop thief'));
    expect(Math.hypot(...vectorOf('stop thief'))).toBeCloseTo(1, 5);
  });

  test.each(['', ' \n', '?!', '\ud83d'])('of %j is none', (text) => expect(meaningOf(text)).toBeUndefined());

  test('has the words of the text', () => {
    expect(meaningOf('Two cats, two dogs')?.words).toEqual(new Set(['two', 'cats', 'dogs']));
  });

  test.each(['word ', 'x', '語', '\u{1f600}', 'ab1'])('of %j again and again is read in linear time', (unit) => {
    const make = (length: number) => unit.repeat(Math.ceil(length / unit.length));
    expect(measureGrowth(make, meaningOf, 100_000)).toMatchObject({ isLinear: true });
  });
});
