import { LRUCache } from 'lru-cache';
import type { PartKind } from './decode-part.ts';
import type { Unread } from './sent-part.ts';

/** What was read of a part. */
export interface PartReading {
  readonly kind: PartKind;
  /** Its texts. Each is judged as a whole. */
  readonly texts: readonly string[];
  /** What may be said instead in a recording. Each is judged alone, and only as an injection. */
  readonly otherwise: readonly string[];
  /** How probable it is that a picture shows nudity. */
  readonly nudity: number;
  /** Why not all of it was read. Undefined if all was. */
  readonly unread: Unread | undefined;
  /** Its size, and of a PDF its pages, for the price. */
  readonly bytes: number;
  readonly pages: number;
  /** False if nothing was read. Only work that is not free is charged then. */
  readonly isRead: boolean;
  readonly isCharged: boolean;
}

const MAX_READINGS = 5_000;
/** Characters of all texts together. */
const MAX_CHARACTERS = 8_000_000;
const TTL_MS = 3_600_000;

/**
 * Remembers what was read of parts, because a conversation sends its pictures again with every turn. Readings belong
 * to an organisation, so that no one learns from times and prices what others have sent.
 */
export class PartMemory {
  /** Created with its first entry, because its room for entries is taken at once. */
  #readings: LRUCache<string, PartReading> | undefined;

  recall(key: string): PartReading | undefined {
    return this.#readings?.get(key);
  }

  remember(key: string, reading: PartReading): void {
    this.#readings ??= new LRUCache({ max: MAX_READINGS, maxSize: MAX_CHARACTERS, ttl: TTL_MS });
    const size = [...reading.texts, ...reading.otherwise].reduce((sum, { length }) => sum + length, key.length);
    if (size <= MAX_CHARACTERS) this.#readings.set(key, reading, { size });
  }
}
