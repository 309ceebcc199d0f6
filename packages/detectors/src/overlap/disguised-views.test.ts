import { describe, expect, test } from 'vitest';
import { viewsOf } from '../normalise/views-of.ts';
import { disguisedViews } from './disguised-views.ts';
import { type Overlap, withoutRepeats } from './find-overlaps.ts';

const secret = 'the code of the vault is never told to a guest';
const rot13 = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 84) % 26)));

describe('the readings of a text in which a copy may hide', () => {
  test.each([
    { disguise: 'none', coded: secret },
    { disguise: 'rot13', coded: rot13(secret) },
    { disguise: 'reversed', coded: [...secret].toReversed().join('') },
    { disguise: 'base64', coded: Buffer.from(secret).toString('base64') },
    { disguise: 'hex', coded: Buffer.from(secret).toString('hex') },
  ])('show what is written $disguise, and where it stands', ({ disguise, coded }) => {
    const source = `Listen: ${coded} – enough.`;
    const found = [...disguisedViews(viewsOf(source))].find((view) => view.disguise === disguise);
    const start = found?.text.indexOf('vault') ?? -1;
    expect(start).toBeGreaterThanOrEqual(0);
    const span = found?.toSource(start, start + 'vault'.length) ?? { start: 0, end: 0 };
    const [from, to] = [source.indexOf(coded), source.indexOf(coded) + coded.length];
    expect(span.start >= from && span.end <= to && span.end - span.start >= 5).toBe(true);
  });

  test('are as many as there are ways to read it, each of the text as a whole', () => {
    const views = [...disguisedViews(viewsOf('Plain Words, nothing more'))];
    expect(views.map((view) => view.disguise)).toEqual(['none', 'rot13', 'reversed']);
    expect(new Set(views.map(({ text }) => text.length)).size).toBe(1);
  });
});

describe('stretches that a text shares with a reference', () => {
  const overlap = (place: number, placeEnd: number, value: number): Overlap => ({
    reference: 0,
    start: place,
    end: placeEnd,
    from: place,
    to: placeEnd,
    place,
    placeEnd,
    value,
  });

  test.each([
    { what: 'apart', overlaps: [overlap(0, 5, 1), overlap(5, 9, 2)], kept: [2, 1] },
    { what: 'over each other', overlaps: [overlap(0, 5, 1), overlap(4, 9, 2)], kept: [2] },
    { what: 'within another', overlaps: [overlap(0, 9, 1), overlap(4, 5, 2), overlap(6, 7, 3)], kept: [3, 2] },
    { what: 'none', overlaps: [], kept: [] },
  ])('are counted once where they lie $what', ({ overlaps, kept }) => {
    expect(withoutRepeats(overlaps).map(({ value }) => value)).toEqual(kept);
  });
});
