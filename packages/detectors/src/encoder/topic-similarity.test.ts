import { describe, expect, test } from 'vitest';
import type { EncoderOutcome } from './encoder-task.ts';
import { createSimilarityScorer } from './topic-similarity.ts';

/** Each letter a to d of a text adds to one side of its embedding. */
function embed(text: string): Float32Array {
  const sides = Float32Array.from('abcd', (letter) => text.split(letter).length - 1);
  const length = Math.hypot(...sides);
  return length === 0 ? sides : sides.map((side) => side / length);
}

const outcomeOf = (texts: readonly string[]): EncoderOutcome => ({
  kind: 'read',
  runtime: 'native',
  labels: [],
  version: '1',
  readings: texts.map((text) => ({
    covered: 1,
    chunks: text
      .split('|')
      .filter((part) => part !== '')
      .map((part) => ({ start: 0, end: part.length, embedding: embed(part), logits: new Float32Array(0) })),
  })),
});

/** An encoder that keeps what it was asked. It answers when `go` says so. */
function recording(go: Promise<void> = Promise.resolve()) {
  const asked: string[][] = [];
  const read = async (texts: readonly string[]): Promise<EncoderOutcome> => {
    asked.push([...texts]);
    await go;
    return outcomeOf(texts);
  };
  return { asked, read };
}

const scoresOf = async (text: string, phrases: readonly string[]) => {
  const similarity = await createSimilarityScorer(recording()).score(text, phrases);
  return similarity.kind === 'scored' ? similarity.scores : [];
};

describe('the similarity', () => {
  test.each([
    ['of the same text is one', 'aab', ['aab'], [1]],
    ['of texts with nothing in common is zero', 'aa', ['bb'], [0]],
    ['is told for each phrase in their order', 'a', ['b', 'a', 'ab'], [0, 1, Math.SQRT1_2]],
    ['is that of the nearest chunk', 'dddd|a|cc', ['a'], [1]],
    ['of a phrase that is given twice is told twice', 'a', ['a', 'a'], [1, 1]],
    ['of a blank text is zero', '', ['a', 'b'], [0, 0]],
    ['with a blank phrase is zero', 'a', [''], [0]],
    ['without phrases is nothing', 'a', [], []],
  ])('%s', async (_, text, phrases, expected) => {
    const scores = await scoresOf(text, phrases);
    expect(scores).toHaveLength(expected.length);
    for (const [at, score] of scores.entries()) expect(score).toBeCloseTo(expected[at] ?? Number.NaN, 6);
  });
});

describe('phrases', () => {
  test('are read once, whatever texts they are compared with', async () => {
    const encoder = recording();
    const scorer = createSimilarityScorer(encoder);
    await scorer.score('a', ['b', 'c']);
    await scorer.score('d', ['c', 'b', 'ab']);
    expect(encoder.asked).toEqual([
      ['a', 'b', 'c'],
      ['d', 'ab'],
    ]);
  });

  test('that another call reads at the same time are not read again', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const encoder = recording(promise);
    const scorer = createSimilarityScorer(encoder);
    const both = [scorer.score('a', ['b']), scorer.score('b', ['b', 'c'])];
    resolve();
    expect(await Promise.all(both)).toEqual([
      { kind: 'scored', scores: [0] },
      { kind: 'scored', scores: [1, 0] },
    ]);
    expect(encoder.asked.flat().filter((text) => text === 'b')).toHaveLength(2);
  });

  test('that a failed call was to read are read by the call that waited for them', async () => {
    let isBroken = true;
    const scorer = createSimilarityScorer({
      async read(texts: readonly string[]) {
        await Promise.resolve();
        if (isBroken && texts.includes('first')) throw new Error('The thread failed');
        return outcomeOf(texts);
      },
    });
    const [failed, waited] = await Promise.allSettled([scorer.score('first', ['b']), scorer.score('b', ['b'])]);
    expect(failed).toMatchObject({ status: 'rejected', reason: new Error('The thread failed') });
    expect(waited).toMatchObject({ status: 'fulfilled', value: { kind: 'scored', scores: [1] } });
    isBroken = false;
    expect(await scorer.score('first b', ['b'])).toMatchObject({ kind: 'scored' });
  });

  test('are kept in bounded number, those used last', async () => {
    const encoder = recording();
    const scorer = createSimilarityScorer(encoder);
    await scorer.score('a', ['kept', 'dropped']);
    for (let round = 0; round < 5; round++) {
      await scorer.score(
        'a',
        Array.from({ length: 450 }, (_, at) => `phrase ${round} ${at}`),
      );
      await scorer.score('a', ['kept']);
    }
    encoder.asked.length = 0;
    await scorer.score('a', ['kept', 'dropped']);
    expect(encoder.asked).toEqual([['a', 'dropped']]);
  });

  test('more than are kept are compared all the same', async () => {
    const phrases = Array.from({ length: 2_500 }, (_, at) => `${'ab'.charAt(at % 2)} ${at}`);
    const scores = await scoresOf('a', phrases);
    expect(scores).toEqual(phrases.map((phrase) => (phrase.startsWith('a') ? 1 : 0)));
  });
});

test('where the encoder cannot run, the reason is told, and nothing is kept', async () => {
  let outcome: EncoderOutcome = { kind: 'unavailable', reason: 'no runtime' };
  const scorer = createSimilarityScorer({ read: async () => outcome });
  expect(await scorer.score('a', ['a'])).toEqual({ kind: 'unavailable', reason: 'no runtime' });
  outcome = outcomeOf(['a', 'a']);
  expect(await scorer.score('a', ['a'])).toEqual({ kind: 'scored', scores: [1] });
});
