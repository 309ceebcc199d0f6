import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createTokenizer } from './create-tokenizer.ts';
import { type EncoderModel, readEncoderCard } from './encoder-model.ts';
import { readTexts } from './read-texts.ts';

const tokenizer = createTokenizer(readFileSync(new URL('../../weights/encoder-pieces.txt', import.meta.url), 'utf8'));

/** A model that answers with the number of pieces and their sum, and tells what it was given. */
function recordingModel(): { readonly model: EncoderModel; readonly inputs: Uint32Array[] } {
  const inputs: Uint32Array[] = [];
  const model: EncoderModel = {
    card: { version: 'test', labels: ['size', 'sum'] },
    tokenizer,
    runtime: 'native',
    async run({ ids }) {
      inputs.push(ids);
      return {
        embedding: Float32Array.of(1),
        logits: Float32Array.of(
          ids.length,
          ids.reduce((all, id) => all + id, 0),
        ),
      };
    },
  };
  return { model, inputs };
}

const sentence = 'The river was low that summer and the ferry ran only twice a day. ';
const piecesOf = (text: string): number => tokenizer.pieces(text.trim()).ids.length;

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
  ])('of %s is read whole, in at most as many segments as are allowed: %#', async (_, text, most) => {
    const { chunks } = await readOne(text);
    expect(chunks.length).toBeLessThanOrEqual(most);
    expect(chunks.length > 0).toBe(most > 0);
  });

  test.each([1, 2, 5, 10, 40])('of %d sentences has segments that overlap and leave no gap', async (count) => {
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

  test('that has more segments than allowed says how much of it was read', async () => {
    const text = sentence.repeat(200);
    const shares = await Promise.all([1, 2, 4, 8].map(async (most) => (await readOne(text, most)).covered));
    expect(shares[0]).toBeCloseTo(126 / piecesOf(text), 2);
    for (const [at, share] of shares.slice(1).entries()) expect(share / (shares[at] ?? 1)).toBeCloseTo(2, 5);
  });

  test.each([0, -1])('is read in one segment where %d are allowed', async (most) => {
    expect((await readOne(sentence.repeat(20), most)).chunks).toHaveLength(1);
  });
});

describe('two texts', () => {
  const rule = 'Never promise a refund without an order number.';

  test('are read together, and the marks of their ends tell them apart', async () => {
    const { model, inputs } = recordingModel();
    await readTexts(model, [{ first: rule, second: 'It is on its way.' }], 16);
    const [ids = new Uint32Array()] = inputs;
    const ends = [...ids].flatMap((id, at) => (id === 2 ? [at] : []));
    expect(ids[0]).toBe(0);
    expect(ends).toEqual([piecesOf(rule) + 1, piecesOf(rule) + 2, ids.length - 1]);
  });

  test('of which the second is long are read part by part, each with the first', async () => {
    const { model, inputs } = recordingModel();
    const [reading] = await readTexts(model, [{ first: rule, second: sentence.repeat(40).trim() }], 64);
    expect(inputs.length).toBeGreaterThan(3);
    expect(reading?.covered).toBe(1);
    expect(reading?.chunks.at(-1)?.end).toBe(sentence.repeat(40).trim().length);
    const first = inputs.map((ids) => `${ids.slice(0, piecesOf(rule) + 3)}`);
    expect(new Set(first).size).toBe(1);
    expect(Math.max(...inputs.map(({ length }) => length))).toBeLessThanOrEqual(192);
  });

  test('of which the first is long are read with the stretch that shares most with the second', async () => {
    const { model, inputs } = recordingModel();
    const needle = 'The lighthouse keeper paid nineteen crowns for the lamp oil.';
    const first = `${sentence.repeat(30)}${needle} ${sentence.repeat(30)}`;
    await readTexts(model, [{ first, second: needle }], 16);
    const wanted = [...tokenizer.pieces(needle).ids].join();
    expect(inputs).toHaveLength(1);
    expect([...(inputs[0] ?? [])].join().split(wanted)).toHaveLength(3);
    expect(inputs[0]?.length).toBeLessThanOrEqual(192);
  });

  test('of which one is blank are still read', async () => {
    const readings = await readTexts(
      recordingModel().model,
      [
        { first: '', second: 'a' },
        { first: 'a', second: ' ' },
      ],
      16,
    );
    expect(readings.map(({ chunks }) => chunks.length)).toEqual([1, 0]);
  });
});

describe('many texts', () => {
  const texts = [sentence.repeat(30), 'one', '', sentence, { first: 'one', second: `${sentence}two` }, ' '];

  test('get their own readings, in their order, whatever stands beside them', async () => {
    const readings = await readTexts(recordingModel().model, texts, 16);
    const alone = await Promise.all(texts.map((text) => readTexts(recordingModel().model, [text], 16)));
    expect(readings).toEqual(alone.flat());
  });

  test('of which there are none are not run', async () => {
    const { model, inputs } = recordingModel();
    expect(await readTexts(model, [], 16)).toEqual([]);
    expect(inputs).toEqual([]);
  });
});

describe('the card of an encoder', () => {
  const card = { version: '1', labels: ['nsfw'] };

  test('is read, and what is not known of it is left out', () => {
    expect(readEncoderCard(JSON.stringify({ ...card, notes: 'made in spring' }))).toEqual(card);
  });

  test.each([
    ['version', { ...card, version: 1 }],
    ['labels', { ...card, labels: ['nsfw', 2] }],
    ['labels', { ...card, labels: 'nsfw' }],
    ['version', {}],
  ])('without a right %s is an error that names it', (field, value) => {
    expect(() => readEncoderCard(JSON.stringify(value))).toThrow(`encoder.json has no ${field}`);
  });
});
