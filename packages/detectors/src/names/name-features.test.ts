import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDGES, makeContextWords, readContextWords } from './context-words.ts';
import { known } from './gazetteer.ts';
import {
  CONTEXT_COLUMNS,
  modeOf,
  NAME_FEATURE_BITS,
  NEIGHBOUR_COLUMNS,
  places,
  WORD_COLUMNS,
  writeContext,
  writeWord,
} from './name-features.ts';
import { type Segment, SegmentReader } from './segment-reader.ts';

function segmentOf(line: string): Segment {
  const reader = new SegmentReader();
  reader.start(line);
  reader.next();
  return reader.segment;
}

/** The columns of a word itself and those for its neighbours. */
function columnsOf(line: string, at = 0, as = 0): { own: number[]; forNeighbours: number[] } {
  const into = new Int32Array(WORD_COLUMNS);
  const own = writeWord(line, segmentOf(line), at, as, into);
  const others = (places.length - 1) * NEIGHBOUR_COLUMNS;
  return { own: [...into.subarray(0, own)], forNeighbours: [...into.subarray(own, own + others)] };
}

function contextOf(line: string, at: number, as: readonly number[] = []): number[] {
  const segment = segmentOf(line);
  const round = makeContextWords();
  readContextWords(round, segment);
  for (const [index, flags] of as.entries()) round.known[index + EDGES] = flags;
  const into = new Int32Array(CONTEXT_COLUMNS);
  return [...into.subarray(0, writeContext(round, at + EDGES, modeOf(segment), into))];
}

const shared = (one: readonly number[], other: readonly number[]) => one.filter((column) => other.includes(column));

describe('the case of a line', () => {
  const modes = {
    usual: ['Yesterday we met Anna at the station', 'I saw Paul and his dog today'],
    small: ['yesterday we met anna at the station', 'hello anna', 'anna, paul and maria came'],
    capitals: ['YESTERDAY WE MET ANNA AT THE STATION', 'TO ANNA MEYER, LONDON'],
    title: ['Yesterday We Met Anna Meyer At the Station', 'Anna Paul Maria Tom'],
    short: ['Dear Anna', 'ANNA', '', '12 34 56 78 90', '...'],
  };
  const modeOfLine = (line: string) => modeOf(segmentOf(line));
  const reached = Object.values(modes).map(([first = '']) => modeOfLine(first));

  test('has five forms', () => expect(new Set(reached).size).toBe(5));

  test.each(Object.entries(modes))('is %s for each of its lines', (name, lines) => {
    const expected = reached[Object.keys(modes).indexOf(name)];
    expect(lines.map(modeOfLine)).toEqual(lines.map(() => expected));
  });
});

describe('the columns of a word', () => {
  test('are those of the word alone, wherever it stands', () => {
    expect(columnsOf('then Anna came', 1)).toEqual(columnsOf('Anna'));
  });

  test.each([
    ['the same letters in another case', 'Meyer', 'MEYER'],
    ['the same ending', 'Kowalski', 'Lewandowski'],
    ['the same beginning', 'Anderson', 'Andersen'],
  ])('are shared in part by words of %s', (_, one, other) => {
    const both = shared(columnsOf(one).own, columnsOf(other).own);
    expect(both.length).toBeGreaterThan(1);
    expect(both.length).toBeLessThan(columnsOf(one).own.length);
  });

  test('of a longer common ending are more', () => {
    const sharedWith = (other: string) => shared(columnsOf('Petrovich').own, columnsOf(other).own).length;
    expect(sharedWith('Ivanovich')).toBeGreaterThan(sharedWith('Heinrich'));
    expect(sharedWith('Heinrich')).toBeGreaterThan(sharedWith('Albertus'));
  });

  test('tell how the gazetteer knows it, to itself and to its neighbours', () => {
    const [unknown, given] = [columnsOf('Anna'), columnsOf('Anna', 0, known.given)];
    expect(given.own).not.toEqual(unknown.own);
    expect(given.forNeighbours).not.toEqual(unknown.forNeighbours);
  });

  test('differ for each place of a neighbour', () => {
    expect(new Set(columnsOf('Anna').forNeighbours).size).toBe((places.length - 1) * NEIGHBOUR_COLUMNS);
  });

  test('fit their table and their buffer for any word', () => {
    const word = fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'grapheme', minLength: 30 }));
    fc.assert(
      fc.property(word, fc.nat(255), (line, as) => {
        const { size } = segmentOf(line);
        for (let at = 0; at < size; at++) {
          const { own, forNeighbours } = columnsOf(line, at, as);
          expect(own.length + forNeighbours.length).toBeLessThanOrEqual(WORD_COLUMNS);
          for (const column of [...own, ...forNeighbours]) expect(column >>> NAME_FEATURE_BITS).toBe(0);
        }
      }),
    );
  });
});

describe('the columns of the context', () => {
  const line = 'yesterday evening our Anna met her sister there';

  test.each([
    ['the word before', 'yesterday evening your Anna met her sister there'],
    ['the word after', 'yesterday evening our Anna saw her sister there'],
    ['the word before that', 'yesterday morning our Anna met her sister there'],
    ['the word after that', 'yesterday evening our Anna met his sister there'],
    ['the word itself', 'yesterday evening our Tom met her sister there'],
  ])('change with %s', (_, other) => {
    expect(contextOf(other, 3)).not.toEqual(contextOf(line, 3));
  });

  test('do not change with a word further away', () => {
    expect(contextOf('tomorrow evening our Anna met her brother there', 3)).toEqual(contextOf(line, 3));
  });

  test('tell whether words touch', () => {
    const [apart, touching] = [contextOf('our - Anna met her', 2), contextOf('our -Anna met her', 2)];
    expect(shared(apart, touching)).toHaveLength(CONTEXT_COLUMNS - 1);
  });

  test('are few for signs, and for small words that everybody knows in a line with capitals', () => {
    const common = new Array<number>(8).fill(known.common);
    expect(contextOf('Anna, Tom', 1)).toHaveLength(3);
    expect(contextOf(line, 4, common)).toHaveLength(3);
    expect(contextOf(line, 3, common)).toHaveLength(CONTEXT_COLUMNS);
    expect(contextOf(line.toLowerCase(), 4, common)).toHaveLength(CONTEXT_COLUMNS);
  });
});
