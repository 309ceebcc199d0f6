import { createHash } from 'node:crypto';
import type { Opinion } from '../backend.ts';

/** Some 1 kB each at most. */
const MAX_KEPT = 2_000;

/** The last 2,000 opinions of one judge, by a digest of the text: the texts themselves are not kept. */
export class AnswerCache {
  readonly #kept = new Map<string, Opinion>();

  get(text: string): Opinion | undefined {
    const key = digestOf(text);
    const found = this.#kept.get(key);
    if (found) this.#keep(key, found);
    return found;
  }

  set(text: string, opinion: Opinion): void {
    this.#keep(digestOf(text), opinion);
    if (this.#kept.size <= MAX_KEPT) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }

  /** A map keeps the order of insertion: what was used last stands last. */
  #keep(key: string, opinion: Opinion): void {
    this.#kept.delete(key);
    this.#kept.set(key, opinion);
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');
