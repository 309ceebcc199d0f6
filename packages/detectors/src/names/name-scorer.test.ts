import { describe, expect, test } from 'vitest';
import { GAZETTEER_BITS, Gazetteer, known } from './gazetteer.ts';
import {
  NAME_FEATURE_BITS,
  NAME_FEATURE_VERSION,
  NEIGHBOUR_COLUMNS,
  places,
  WORD_COLUMNS,
  writeWord,
} from './name-features.ts';
import type { NameModel } from './name-file.ts';
import { NameScorer } from './name-scorer.ts';
import { nameKinds, TAGS } from './name-tags.ts';
import { MAX_SEGMENT, SegmentReader } from './segment-reader.ts';

const SCALE = 0.25;

/** A model with these weights. */
const modelOf = (weights: Int8Array, gazetteer: Uint8Array = new Uint8Array(1 << GAZETTEER_BITS)): NameModel => ({
  header: {
    featureVersion: NAME_FEATURE_VERSION,
    featureBits: NAME_FEATURE_BITS,
    gazetteerBits: GAZETTEER_BITS,
    kinds: nameKinds,
    scale: SCALE,
    transitions: new Array(TAGS * TAGS).fill(0),
    thresholds: { person: 0.5, location: 0.5, organization: 0.5, address: 0.5 },
    date: '2026-01-01',
    data: {},
    notice: '',
  },
  weights,
  gazetteer,
});

const empty = () => new Int8Array(TAGS << NAME_FEATURE_BITS);
/** Weights that look random and are the same every time. */
const someWeights = () => empty().map((_, at) => (Math.imul(at + 1, 0x9e37_79b1) >>> 24) - 128);

function scoresOf(scorer: NameScorer, line: string): number[][] {
  const reader = new SegmentReader();
  reader.start(line);
  reader.next();
  const scores = new Float64Array(MAX_SEGMENT * TAGS);
  scorer.score(line, reader.segment, scores);
  return Array.from({ length: reader.segment.size }, (_, at) => [...scores.subarray(at * TAGS, (at + 1) * TAGS)]);
}

/** Weights with 4 for one tag in one column of a word: its own, or the one for a neighbour at a place. */
function weightsForWord(word: string, tag: number, place: (typeof places)[number] = 'own'): Int8Array {
  const reader = new SegmentReader();
  reader.start(word);
  reader.next();
  const columns = new Int32Array(WORD_COLUMNS);
  const own = writeWord(word, reader.segment, 0, 0, columns);
  const at = places.indexOf(place);
  const weights = empty();
  weights[(columns[at === 0 ? 0 : own + NEIGHBOUR_COLUMNS * (at - 1)] ?? 0) * TAGS + tag] = 4;
  return weights;
}

describe('a weight', () => {
  const scorer = new NameScorer(modelOf(weightsForWord('Anna', 3)));

  test.each([
    ['Anna', [1]],
    ['then ANNA came', [0, 1, 0]],
    ['Anna and Anna', [1, 0, 1]],
    ['Änna', [1]],
    ['Annabelle', [0]],
  ])('of one word counts where that word stands, times the scale: %s', (line, expected) => {
    expect(scoresOf(scorer, line).map((tags) => tags[3])).toEqual(expected.map((count) => count * 4 * SCALE));
  });

  test('counts for its own tag alone', () => {
    expect(scoresOf(scorer, 'Anna').map((tags) => tags.filter((score) => score !== 0).length)).toEqual([1]);
  });
});

test.each([
  ['before', [0, 0, 0, 1, 0]],
  ['after', [0, 1, 0, 0, 0]],
  ['twoBefore', [0, 0, 0, 0, 1]],
  ['twoAfter', [1, 0, 0, 0, 0]],
] as const)('a weight of a word that stands %s counts for its neighbour there', (place, expected) => {
  const scorer = new NameScorer(modelOf(weightsForWord('Frau', 3, place)));
  expect(scoresOf(scorer, 'und dann Frau kam heim').map((tags) => tags[3])).toEqual(
    expected.map((count) => count * 4 * SCALE),
  );
});

describe('scores', () => {
  const scorer = new NameScorer(modelOf(someWeights()));
  const line = 'Dr. Anna Meyer-Schmidt wrote to anna@x.org, and to 李明.';

  test('are the same whatever was scored before, also where words share a slot of the cache', () => {
    const fresh = scoresOf(new NameScorer(modelOf(someWeights())), line);
    for (let at = 0; at < 400; at++) {
      scoresOf(scorer, Array.from({ length: 100 }, (_, word) => `Word${at}x${word}`).join(' '));
    }
    expect(scoresOf(scorer, line)).toEqual(fresh);
    expect(scoresOf(scorer, line)).toEqual(fresh);
  });

  test('of a word do not depend on words more than two away in a line of the same case', () => {
    const [one = [], other = []] = ['tea', 'ale'].map((drink) =>
      scoresOf(scorer, `${drink} for our Anna with love dear`),
    );
    expect(other.slice(3)).toEqual(one.slice(3));
    expect(other.slice(0, 3)).not.toEqual(one.slice(0, 3));
  });

  test('of a line as long as a segment may be are numbers, each from its own words', () => {
    const lines = scoresOf(scorer, 'Anna '.repeat(MAX_SEGMENT));
    expect(lines).toHaveLength(MAX_SEGMENT);
    expect(lines.flat().every(Number.isFinite)).toBe(true);
    expect(lines[80]).toEqual(lines[81]);
  });

  test('change where the gazetteer knows the word', () => {
    const reader = new SegmentReader();
    reader.start('Zzyzx');
    reader.next();
    const gazetteer = new Gazetteer();
    gazetteer.add(reader.segment.words[0] ?? 0, known.given);
    const knowing = new NameScorer(modelOf(someWeights(), gazetteer.slots));
    expect(scoresOf(knowing, 'Zzyzx')).not.toEqual(scoresOf(scorer, 'Zzyzx'));
    expect(scoresOf(knowing, 'Other')).toEqual(scoresOf(scorer, 'Other'));
  });
});

test('weights of another size are refused', () => {
  expect(() => new NameScorer(modelOf(empty().subarray(1)))).toThrow(/another size/);
});
