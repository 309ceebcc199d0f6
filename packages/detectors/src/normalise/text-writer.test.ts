import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identityMap, segmentMap } from './offset-map.ts';
import { partAt } from './part-at.ts';
import { TextWriter } from './text-writer.ts';
import { addLetter, hashOfWord } from './word-hash.ts';

/** What a writer does with the next stretch of its parent. */
interface Step {
  readonly kind: 'copy' | 'lower' | 'unit' | 'put' | 'leave';
  readonly length: number;
  readonly text: string;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('copy', 'lower', 'unit', 'put', 'leave'),
    length: fc.nat(6),
    text: fc.constantFrom('', 'x', 'yz', 'größer', '中', '👍', 'a long replacement'),
  }),
  { maxLength: 40 },
);

const letters = 'The Quick brown fox, JUMPS over 13 lazy dogs; Ünïcode 中文 👍! ';

/** A piece that was written, and the stretch of the parent that it stands for. */
interface Piece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What each kind of step writes, and what it does so with. */
const kinds: Readonly<Record<Step['kind'], (writer: TextWriter, source: string, piece: Piece) => string>> = {
  copy: (writer, source, { from, to }) => {
    writer.copy(from, to);
    return source;
  },
  lower: (writer, source, { from, to }) => {
    writer.copyLowered(from, to);
    return source.replace(/[A-Z]/g, (each) => each.toLowerCase());
  },
  unit: (writer, _, { from, to }) => {
    writer.unit(0x2022, from, to);
    return '•';
  },
  put: (writer, _, { text, from, to }) => {
    writer.put(text, from, to);
    return text;
  },
  leave: () => '',
};

/** Writes steps over a parent, and keeps what each should have written. */
function written(plan: readonly Step[]) {
  const parent = letters.repeat(1 + Math.ceil(plan.reduce((sum, { length }) => sum + length, 0) / letters.length));
  const writer = new TextWriter(parent);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { kind, length, text } of plan) {
    // A single unit stands for something.
    const piece = { text, from: at, to: at + (kind === 'unit' ? Math.max(1, length) : length) };
    at = piece.to;
    if (at <= parent.length)
      pieces.push({ ...piece, text: kinds[kind](writer, parent.slice(piece.from, piece.to), piece) });
  }
  return { parent, pieces, ...writer.finish() };
}

describe('a text that is written from another', () => {
  test('has what was copied, lowered and put, in its order', () => {
    const isRight = (plan: Step[]) => {
      const { text, pieces } = written(plan);
      return text === pieces.map((piece) => piece.text).join('');
    };
    fc.assert(fc.property(steps, isRight), { numRuns: 300 });
  });

  test('leads each piece back to the stretch that it stands for', () => {
    const isRight = (plan: Step[]) => {
      const { pieces, toParent } = written(plan);
      let start = 0;
      return pieces.every(({ text, from, to }) => {
        const span = toParent(start, start + text.length);
        start += text.length;
        return text === '' || (span.start === from && span.end === to);
      });
    };
    fc.assert(fc.property(steps, isRight), { numRuns: 300 });
  });

  test('leads each letter that was copied back to itself', () => {
    const isRight = (plan: Step[]) => {
      const { parent, text, pieces, toParent } = written(plan);
      let start = 0;
      return pieces.every((piece) => {
        const isCopied = piece.text === parent.slice(piece.from, piece.to);
        const places = Array.from({ length: piece.text.length }, (_, at) => start + at);
        start += piece.text.length;
        return (
          !isCopied ||
          places.every((at) => parent.slice(toParent(at, at + 1).start, toParent(at, at + 1).end) === text[at])
        );
      });
    };
    fc.assert(fc.property(steps, isRight), { numRuns: 200 });
  });

  test('never leads back behind what is before, nor out of its parent', () => {
    const isRight = (plan: Step[]) => {
      const { parent, text, toParent } = written(plan);
      const spans = Array.from({ length: text.length }, (_, at) => toParent(at, at + 1));
      return spans.every(
        ({ start, end }, at) =>
          start >= 0 && end <= parent.length && start <= end && start >= (spans[at - 1]?.start ?? 0),
      );
    };
    fc.assert(fc.property(steps, isRight), { numRuns: 200 });
  });

  test('is the map of itself where all was copied', () => {
    const writer = new TextWriter(letters);
    writer.copy(0, 10);
    writer.copy(10, letters.length);
    const { text, toParent } = writer.finish();
    expect([text, toParent]).toEqual([letters, identityMap]);
  });

  test('may be longer than all that was set aside for it', () => {
    const parent = 'ab'.repeat(10);
    const writer = new TextWriter(parent);
    for (let at = 0; at < 2_000; at += 1) writer.put('中文字', at % 20, (at % 20) + 1);
    const { text, toParent } = writer.finish();
    expect(text).toBe('中文字'.repeat(2_000));
    expect(toParent(5_997, 6_000)).toEqual({ start: 19, end: 20 });
  });

  test('does not share its letters with the one that is written next', () => {
    const [first, second] = [new TextWriter('one'), new TextWriter('two')];
    first.copy(0, 3);
    second.copy(0, 3);
    const [one, two] = [first.finish(), second.finish()];
    const third = new TextWriter('six');
    third.copy(0, 3);
    expect([one.text, two.text, third.finish().text]).toEqual(['one', 'two', 'six']);
  });
});

describe('the map of segments', () => {
  // "abc" stands at 2 to 5, "XY" for 7 to 12, "d" at 12 to 13.
  const map = segmentMap(Int32Array.of(0, 2, 5, 3, 7, 12, 5, 12, 13), 6);
  test.each([
    { start: 0, end: 1, span: { start: 2, end: 3 } },
    { start: 1, end: 3, span: { start: 3, end: 5 } },
    { start: 3, end: 4, span: { start: 7, end: 12 } },
    { start: 2, end: 5, span: { start: 4, end: 12 } },
    { start: 4, end: 6, span: { start: 7, end: 13 } },
    { start: 0, end: 6, span: { start: 2, end: 13 } },
    { start: 0, end: 0, span: { start: 2, end: 2 } },
    { start: 6, end: 6, span: { start: 13, end: 13 } },
  ])('leads $start to $end back to $span', ({ start, end, span }) => expect(map(start, end)).toEqual(span));

  test('of nothing leads to the beginning', () => {
    expect(segmentMap(Int32Array.of(), 0)(0, 0)).toEqual({ start: 0, end: 0 });
  });
});

describe('parts of a joined text', () => {
  test('are found as a look from the beginning finds them', () => {
    const starts = fc
      .uniqueArray(fc.nat(1_000), { minLength: 1, maxLength: 50 })
      .map((all) => all.toSorted((a, b) => a - b));
    const isRight = (all: number[], offset: number) =>
      partAt(all, offset) ===
      Math.max(
        0,
        all.findLastIndex((start) => start <= offset),
      );
    fc.assert(fc.property(starts, fc.nat(1_100), isRight));
  });

  test('are the first where there are none', () => expect(partAt([], 7)).toBe(0));
});

test('words are hashed letter by letter, and seldom alike', () => {
  const words = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((one) =>
    [...'aeiou'].map((other) => `${one}${other}${one}t`),
  );
  expect(new Set(words.map(hashOfWord)).size).toBe(words.length);
  expect(hashOfWord('word')).toBe([...'word'].reduce((hash, letter) => addLetter(hash, letter.charCodeAt(0)), 0));
});
