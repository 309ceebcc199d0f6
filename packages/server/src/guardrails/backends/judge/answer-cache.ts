import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Opinion } from '../backend.ts';

/** Some 1 kB each at most. */
const MAX_KEPT = 2_000;

/** The last 2,000 opinions of one judge, by a digest of the text: the texts themselves are not kept. */
export class AnswerCache {
  readonly #kept = new LRUCache<string, Opinion>({ max: MAX_KEPT });

  get(text: string): Opinion | undefined {
    return this.#kept.get(digestOf(text));
  }

  set(text: string, opinion: Opinion): void {
    this.#kept.set(digestOf(text), opinion);
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');
