import { createEncoder } from '@redoubt/detectors';
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
    await vi.waitFor(async () => {
      expect(await queue.read(['A text after the rush'])).toMatchObject({ kind: 'read' });
    });
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
