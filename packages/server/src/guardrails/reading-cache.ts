import { hash } from 'node:crypto';
import type { EncoderOutcome, TextPair, TextReading } from '@redoubt/detectors';
import { LRUCache } from 'lru-cache';
import type { ReadingQueue } from './reading-queue.ts';

/** Bytes of the readings that are kept. */
const MAX_BYTES = 33_554_432;
/** Bytes of a reading beside its numbers. */
const FIXED_BYTES = 300;
const FLOAT_BYTES = 4;

type Read = Extract<EncoderOutcome, { kind: 'read' }>;

/**
 * Keeps what the encoder said of recent texts: a chat comes again with each of its turns. Readings are kept by the hash
 * of owner and text, so that no text stays in memory, and nobody learns from the time of an answer what others sent.
 */
export function createReadingCache(queue: ReadingQueue): ReadingQueue {
  const kept = new LRUCache<string, TextReading>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  let last: Omit<Read, 'readings'> | undefined;

  return {
    async read(texts, asking) {
      const keys = texts.map((text) => readingKey(text, asking.owner));
      const known = new Map(keys.flatMap((key) => entryOf(key, kept.get(key))));
      const missing = new Map(keys.flatMap((key, at) => (known.has(key) ? [] : entryOf(key, texts[at]))));
      if (missing.size > 0 || !last) {
        const outcome = await queue.read([...missing.values()], asking);
        if (outcome.kind === 'unavailable') return outcome;
        const { readings, ...card } = outcome;
        last = card;
        for (const [at, key] of [...missing.keys()].entries()) keep(key, readings[at]);
      }
      return { ...last, readings: keys.flatMap((key) => known.get(key) ?? []) };

      function keep(key: string, reading: TextReading | undefined): void {
        if (!reading) return;
        known.set(key, reading);
        kept.set(key, reading);
      }
    },
  };
}

const entryOf = <Value>(key: string, value: Value | undefined): [string, Value][] =>
  value === undefined ? [] : [[key, value]];

/** JSON, so that no owner and no text can pose as the end of another. */
const readingKey = (text: string | TextPair, owner: string): string =>
  hash(
    'sha256',
    JSON.stringify(typeof text === 'string' ? [owner, text] : [owner, text.first, text.second, text.kind]),
    'base64',
  );

const bytesOf = ({ chunks }: TextReading): number =>
  chunks.reduce((sum, { embedding, logits }) => sum + FLOAT_BYTES * (embedding.length + logits.length), FIXED_BYTES);
