import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createTokenizer } from './create-tokenizer.ts';
import { type EncoderModel, readEncoderCard } from './encoder-model.ts';
import { readTexts } from './read-texts.ts';

const tokenizer = createTokenizer(
  readFileSync(new URL('../../weights/encoder-vocabulary.txt', import.meta.url), 'utf8'),
);

/** A model that answers each row with its number of pieces and its first piece, and tells what it was given. */
function recordingModel(): { readonly model: EncoderModel; readonly runs: number[][] } {
  const runs: number[][] = [];
  const model: EncoderModel = {
    card: { version: 'test', labels: ['size', 'first'], padding: 0 },
    tokenizer,
    async run(rows) {
      runs.push(rows.map(({ length }) => length));
      return rows.map((row) => ({ embedding: Float32Array.of(1), logits: Float32Array.of(row.length, row[0] ?? -1) }));
    },
  };
  return { model, runs };
}

const sentence = 'The river was low that summer and the ferry ran only twice a day. ';
const piecesOf = (text: string): number => tokenizer.pieces(text).ids.length;

async function readOne(text: string, maxChunks = 16) {
  const [reading] = await readTexts(recordingModel().model, [text], maxChunks);
  return reading ?? { chunks: [], covered: Number.NaN };
}

describe('a text', () => {
  test.each([
    ['nothing', '', 0],
    ['blanks', ' \n\t ', 0],
    ['a word', 'river', 1],
    ['a lone surrogate', '\ud83d', 1],
    ['a hundred sentences', sentence.repeat(100), 16],
  ])('of %s is read whole, in at most as many chunks as are allowed: %#', async (_, text, most) => {
    const { chunks } = await readOne(text);
    expect(chunks.length).toBeLessThanOrEqual(most);
    expect(chunks.length > 0).toBe(most > 0);
  });

  test.each([1, 2, 5, 10, 40])('of %d sentences has chunks that overlap and leave no gap', async (count) => {
    const text = sentence.repeat(count).trim();
    const { chunks, covered } = await readOne(text, 64);
    expect(covered).toBe(1);
    expect(chunks[0]?.start).toBe(0);
    expect(chunks.at(-1)?.end).toBe(text.length);
    for (const [at, { start }] of chunks.slice(1).entries()) {
      expect(start).toBeLessThan(chunks[at]?.end ?? 0);
      expect(start).toBeGreaterThan(chunks[at]?.start ?? 0);
    }
  });

  test('that has more chunks than allowed says how much of it was read', async () => {
    const text = sentence.repeat(200);
    const shares = await Promise.all([1, 2, 4, 8].map(async (most) => (await readOne(text, most)).covered));
    expect(shares[0]).toBeCloseTo(128 / piecesOf(text.trim()), 2);
    for (const [at, share] of shares.slice(1).entries()) expect(share / (shares[at] ?? 1)).toBeCloseTo(2, 5);
  });

  test.each([0, -1])('is read in one chunk where %d are allowed', async (most) => {
    expect((await readOne(sentence.repeat(20), most)).chunks).toHaveLength(1);
  });
});

describe('many texts', () => {
  const texts = [sentence.repeat(30), 'one', '', sentence, `${sentence}two`, sentence.repeat(3), ' '];

  test('get their own readings, in their order', async () => {
    const readings = await readTexts(recordingModel().model, texts, 16);
    const alone = await Promise.all(texts.map((text) => readOne(text)));
    expect(readings).toEqual(alone);
  });

  test('are run together in bounded numbers of pieces, none longer than the encoder reads', async () => {
    const { model, runs } = recordingModel();
    await readTexts(model, [...texts, ...Array.from({ length: 300 }, () => 'a short one')], 16);
    expect(runs.flat().length).toBeGreaterThan(305);
    expect(runs.length).toBeLessThan(runs.flat().length / 4);
    for (const lengths of runs) {
      expect(Math.max(...lengths)).toBeLessThanOrEqual(128);
      expect(Math.max(...lengths) * lengths.length).toBeLessThanOrEqual(1_024);
    }
  });

  test('of which there are none are not run', async () => {
    const { model, runs } = recordingModel();
    expect(await readTexts(model, [], 16)).toEqual([]);
    expect(runs).toEqual([]);
  });
});

describe('the card of an encoder', () => {
  const card = { version: '1', labels: ['nsfw'], padding: 3 };

  test('is read, and what is not known of it is left out', () => {
    expect(readEncoderCard(JSON.stringify({ ...card, notes: 'made in spring' }))).toEqual(card);
  });

  test.each([
    ['version', { ...card, version: 1 }],
    ['labels', { ...card, labels: ['nsfw', 2] }],
    ['labels', { ...card, labels: 'nsfw' }],
    ['padding', { ...card, padding: '3' }],
    ['version', {}],
  ])('without %s is refused by the name of the field: %#', (field, other) => {
    expect(() => readEncoderCard(JSON.stringify(other))).toThrow(`encoder.json has no ${field}`);
  });

  test.each(['', '{', 'null'])('that is no object is refused: %j', (json) => {
    expect(() => readEncoderCard(json)).toThrow();
  });
});
