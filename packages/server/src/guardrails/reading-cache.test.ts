import type { EncoderOutcome, TextPair } from '@redoubt/detectors';
import { describe, expect, test } from 'vitest';
import { createReadingCache } from './reading-cache.ts';

const labels = ['about'];
type Text = string | TextPair;

/** A queue that notes what it is asked. The reading of a text tells its number among all that were read. */
function noting(isAvailable: () => boolean = () => true) {
  const asked: Text[] = [];
  const read = async (texts: readonly Text[]): Promise<EncoderOutcome> => {
    if (!isAvailable()) return { kind: 'unavailable', reason: 'late' };
    const readings = texts.map((text) => {
      const logits = Float32Array.of(asked.push(text));
      return { covered: 1, chunks: [{ start: 0, end: 1, embedding: new Float32Array(384), logits }] };
    });
    return { kind: 'read', runtime: 'native', labels, version: '3', readings };
  };
  return { asked, cache: createReadingCache({ read }) };
}

const numbersOf = (outcome: EncoderOutcome) =>
  outcome.kind === 'read' ? outcome.readings.map(({ chunks }) => chunks[0]?.logits[0]) : outcome.reason;
const of = (owner: string) => ({ owner, budgetMs: 1_000 });

describe('what was read before', () => {
  test('is not read again, and comes in the order of the texts', async () => {
    const { asked, cache } = noting();
    await cache.read(['a', 'b'], of('one'));
    expect(numbersOf(await cache.read(['b', 'c', 'a', 'b'], of('one')))).toEqual([2, 3, 1, 2]);
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  test('tells its labels and version', async () => {
    const { cache } = noting();
    await cache.read(['a'], of('one'));
    expect(await cache.read(['a'], of('one'))).toMatchObject({ kind: 'read', runtime: 'native', labels, version: '3' });
  });

  test('by another owner is read again', async () => {
    const { asked, cache } = noting();
    await cache.read(['a'], of('one'));
    await cache.read(['a'], of('two'));
    expect(asked).toEqual(['a', 'a']);
  });

  test.each<[string, Text, Text]>([
    ['a pair, not its texts the other way round', { first: 'a', second: 'b' }, { first: 'b', second: 'a' }],
    ['a pair, not its texts cut elsewhere', { first: 'a', second: 'b c' }, { first: 'a b', second: 'c' }],
    ['a text, not a pair of it', 'a', { first: '', second: 'a' }],
  ])('is %s', async (_, one, other) => {
    const { asked, cache } = noting();
    await cache.read([one], of('one'));
    await cache.read([other, one], of('one'));
    expect(asked).toEqual([one, other]);
  });
});

test('what could not be read is asked again', async () => {
  let isAvailable = false;
  const { asked, cache } = noting(() => isAvailable);
  expect(numbersOf(await cache.read(['a'], of('one')))).toBe('late');
  isAvailable = true;
  expect(numbersOf(await cache.read(['a'], of('one')))).toEqual([1]);
  expect(asked).toEqual(['a']);
});

test('what is kept is bounded: of many texts the oldest are read again', async () => {
  const { asked, cache } = noting();
  const texts = Array.from({ length: 40_000 }, (_, at) => `text ${at}`);
  await cache.read(texts, of('one'));
  await cache.read(['text 39999'], of('one'));
  expect(asked).toHaveLength(40_000);
  await cache.read(['text 0'], of('one'));
  expect(asked).toHaveLength(40_001);
});
