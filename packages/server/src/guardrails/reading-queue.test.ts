import { setTimeout as sleep } from 'node:timers/promises';
import { createEncoder, type Encoder, type EncoderOutcome } from '@redoubt/detectors';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createReadingQueue } from './reading-queue.ts';

const encoder = createEncoder();
afterAll(() => encoder.close());
const queueOf = (budgetMs?: number) => {
  const queue = createReadingQueue(encoder, {
    onFailure: (error) => {
      throw error;
    },
  });
  return {
    read: (texts: readonly string[], owner = 'one', signal?: AbortSignal) =>
      queue.read(texts, { owner, budgetMs, signal }),
  };
};
/** How many of those who asked are refused at once. */
async function countOf(refusal: string, asked: readonly Promise<unknown>[]): Promise<number> {
  const now = new Promise((resolve) => setImmediate(resolve, 'waits'));
  const said = await Promise.all(asked.map((each) => Promise.race([each, now])));
  return said.filter((each) => each === refusal).length;
}
const long = 'The river was low that summer and the ferry ran only twice a day. '.repeat(30);

describe('the queue before the encoder', () => {
  test('waits for the encoder to load, whatever the budget', async () => {
    expect(await queueOf(10).read(['A first text'])).toMatchObject({ kind: 'read', readings: [{ covered: 1 }] });
  });

  test('gives each of many callers the readings of its own texts, as if it had asked alone', async () => {
    const queue = queueOf(20_000);
    const asks = Array.from({ length: 20 }, (_, index) => [`Text number ${index}`, `Another ${'word '.repeat(index)}`]);
    const together = await Promise.all(asks.map((texts) => queue.read(texts)));
    for (const [index, outcome] of together.entries()) {
      const alone = await encoder.read(asks[index] ?? []);
      if (outcome.kind !== 'read' || alone.kind !== 'read') throw new Error('Not read');
      const [found, wanted] = [outcome, alone].map(({ readings }) =>
        readings.map(({ chunks }) => chunks[0]?.logits[0]),
      );
      expect(found).toEqual(wanted?.map((logit) => expect.closeTo(logit ?? Number.NaN, 3)));
    }
  });

  test('tells those who would wait too long so at once, and reads again when they are gone', async () => {
    const queue = queueOf(40);
    const outcomes = await Promise.all(Array.from({ length: 300 }, () => queue.read([long])));
    const late = outcomes.filter(({ kind }) => kind === 'unavailable');
    expect(late.length).toBeGreaterThan(200);
    // What was taken before its caller gave up is still read: it ends soon.
    const isReadAgain = async () => expect(await queue.read(['A text after the rush'])).toMatchObject({ kind: 'read' });
    // A busy processor takes longer than the second that is waited for by default.
    await vi.waitFor(isReadAgain, { timeout: 20_000, interval: 100 });
    expect(encoder.status()).toMatchObject({ kind: 'ready' });
  });

  test('without a budget reads all of a rush, and one owner does not wait for all of another', async () => {
    const queue = queueOf();
    const ended: string[] = [];
    const rush = Array.from({ length: 60 }, () => queue.read([long], 'rush').finally(() => ended.push('rush')));
    const other = queue.read(['One short text'], 'other').finally(() => ended.push('other'));
    const outcomes = await Promise.all([...rush, other]);
    expect(outcomes.every(({ kind }) => kind === 'read')).toBe(true);
    expect(ended.indexOf('other')).toBeLessThan(20);
  });

  test('gives a request that several threads read the readings of its texts in their order', async () => {
    const threads = 2;
    const fast = createEncoder({ threads });
    const queue = createReadingQueue(fast, { threads, onFailure: () => undefined });
    // Pieces of very different size, so that later ones end first.
    const texts = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? long : `Number ${at}`));
    const together = await Promise.all(Array.from({ length: 3 }, () => queue.read(texts, { owner: 'one' })));
    const alone = await fast.read(texts, { maxChunks: 8 });
    await fast.close();
    const readingsOf = (outcome: EncoderOutcome) => outcome.kind === 'read' && outcome.readings;
    for (const outcome of together) expect(readingsOf(outcome)).toEqual(readingsOf(alone));
  });

  test('takes in a bounded amount of one owner, and goes on taking in that of others', async () => {
    const onFull = (of: string) => new Error(`full: ${of}`);
    const queue = createReadingQueue(encoder, { onFailure: () => undefined, onFull });
    const texts = Array.from({ length: 2_000 }, () => long);
    const leaving = new AbortController();
    const asked = () => queue.read(texts, { owner: 'one', signal: leaving.signal });
    const [first, second] = [asked(), asked()];
    const other = queue.read(['A short text'], { owner: 'other' });
    await expect(second).rejects.toThrow('full: organisation');
    expect(await other).toMatchObject({ kind: 'read' });
    leaving.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
  });

  describe('before an encoder that takes long', () => {
    /** As on a machine that has other work: each reading takes this much longer. */
    const LONGER_MS = 400;
    const slow: Encoder = {
      ...encoder,
      read: async (texts, options) => {
        await sleep(LONGER_MS);
        return encoder.read(texts, options);
      },
    };
    /** 40 s, at the fastest that a text can be read here. Two are read at once. */
    const MAX_TAKEN = (2 * 40_000) / LONGER_MS;

    async function slowQueue() {
      const onFull = (of: string) => new Error(`full: ${of}`);
      const queue = createReadingQueue(slow, { onFailure: () => undefined, onFull });
      for (let at = 0; at < 8; at += 1) await queue.read([long], { owner: 'before' });
      return queue;
    }

    test('takes in of one owner what is read in 40 seconds, and of others besides', async () => {
      const queue = await slowQueue();
      const leaving = new AbortController();
      const ask = (owner: string, isPatient?: boolean) =>
        queue.read([long], { owner, isPatient, signal: leaving.signal }).catch((error: Error) => error.message);
      const asked = Array.from({ length: 1_000 }, () => ask('one'));
      const others = Array.from({ length: 3 }, () => ask('other'));
      const refused = await countOf('full: organisation', asked);
      expect(refused).toBeGreaterThan(1_000 - MAX_TAKEN);
      expect(refused).toBeLessThan(990);
      expect(await countOf('full: organisation', others)).toBe(0);
      // Who asks for a batch leaves half of the room free.
      const batch = await countOf(
        'full: organisation',
        Array.from({ length: 1_000 }, () => ask('batch', true)),
      );
      expect(batch).toBeGreaterThan(refused);
      leaving.abort(new Error('left'));
      await Promise.all([...asked, ...others]);
    });

    test('tells the latest of a rush that they would wait too long, once it knows how slow it is', async () => {
      const onFull = (of: string) => new Error(`full: ${of}`);
      const queue = createReadingQueue(slow, { onFailure: () => undefined, onFull });
      const leaving = new AbortController();
      const told: number[] = [];
      // Of as much effort as is taken in before the pace is known.
      const asked = Array.from({ length: 700 }, (_, at) =>
        queue.read([long], { owner: 'one', signal: leaving.signal }).catch((error: Error) => {
          if (error.message === 'full: organisation') told.push(at);
        }),
      );
      expect(await countOf('full: organisation', asked)).toBe(0);
      // Two more are being read.
      await expect.poll(() => told.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(700 - MAX_TAKEN - 2);
      expect(Math.min(...told)).toBe(700 - told.length);
      leaving.abort(new Error('left'));
      await Promise.all(asked);
    });

    test('refuses nobody because one of them asks for much at once', async () => {
      const queue = await slowQueue();
      const leaving = new AbortController();
      const much = queue.read(
        Array.from({ length: 2_000 }, () => long),
        { owner: 'one', signal: leaving.signal },
      );
      expect(await queue.read(['A short text'], { owner: 'other' })).toMatchObject({ kind: 'read' });
      leaving.abort(new Error('left'));
      await expect(much).rejects.toThrow('left');
    });
  });

  test('reads the texts of a failed batch once more, each request alone', async () => {
    const reads: number[] = [];
    const breaking: Encoder = {
      ...encoder,
      read: (texts, options) => {
        reads.push(texts.length);
        return texts.includes('broken') ? Promise.reject(new Error('no such text')) : encoder.read(texts, options);
      },
    };
    const failed = vi.fn();
    const onBroken = () => new Error('not read');
    const queue = createReadingQueue(breaking, { onFailure: failed, onBroken });
    const whole = queue.read(['A whole text'], { owner: 'one' });
    const broken = queue.read(['broken'], { owner: 'other' });
    await expect(broken).rejects.toThrow('not read');
    expect(await whole).toMatchObject({ kind: 'read', readings: [{ covered: 1 }] });
    expect(reads).toEqual([2, 1, 1]);
    expect(failed).toHaveBeenCalledTimes(2);
  });

  test('forgets a text whose caller has gone', async () => {
    const queue = queueOf();
    const caller = new AbortController();
    const rush = Array.from({ length: 5 }, () => queue.read([long]));
    const given = queue.read([long], 'one', caller.signal);
    caller.abort(new Error('The caller has gone'));
    await expect(given).rejects.toThrow('The caller has gone');
    expect((await Promise.all(rush)).every(({ kind }) => kind === 'read')).toBe(true);
  });
});
