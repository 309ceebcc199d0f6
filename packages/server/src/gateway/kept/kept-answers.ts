import { LRUCache } from 'lru-cache';

/** Bytes of all answers that a process keeps. */
const MAX_BYTES = 67_108_864;
/** Bytes of the answers that are kept for one organisation. */
const MAX_OF_ORGANISATION = 16_777_216;
/** A larger answer is not kept. */
export const MAX_KEPT_ANSWER = 1_048_576;
/** What an entry takes beside its bytes. */
const ENTRY_BYTES = 600;

/** An answer of a model as the model wrote it: before it is judged, and with placeholders for personal data. */
export interface KeptAnswer {
  readonly bytes: Buffer;
  readonly isStream: boolean;
  readonly contentType: string | undefined;
  /** What the provider took for it, in nano-dollars. Null if that is not known. */
  readonly costNano: number | null;
}

interface Entry extends KeptAnswer {
  readonly organisationId: string;
  readonly until: number;
}

/** What an organisation has among the answers. Its keys are in the order in which they came. */
interface Share {
  bytes: number;
  readonly keys: Set<string>;
}

/**
 * The answers that a process keeps, in memory. Where an organisation has too many bytes, its oldest go. Where all
 * together have too many, the least recently used go.
 */
export class KeptAnswers {
  /** Created with its first answer. */
  #answers: LRUCache<string, Entry> | undefined;
  readonly #shares = new Map<string, Share>();

  /** Returns an answer that is kept until later than `now`. */
  find(key: string, now: number): KeptAnswer | undefined {
    const found = this.#answers?.get(key);
    if (!found || found.until > now) return found;
    this.#answers?.delete(key);
    return undefined;
  }

  /** Keeps an answer until a moment, in place of an older one of the same key. */
  keep(key: string, answer: KeptAnswer, { organisationId, until }: Pick<Entry, 'organisationId' | 'until'>): void {
    if (answer.bytes.length > MAX_KEPT_ANSWER) return;
    this.#answers ??= new LRUCache({ maxSize: MAX_BYTES, dispose: (entry, of) => this.#forget(of, entry) });
    this.#answers.delete(key);
    // A copy: the bytes may be a part of a larger buffer, which would be kept with them.
    const entry: Entry = { ...answer, bytes: copyOf(answer.bytes), organisationId, until };
    this.#makeRoom(organisationId, sizeOf(entry));
    const share = this.#shares.get(organisationId) ?? { bytes: 0, keys: new Set() };
    this.#shares.set(organisationId, share);
    share.bytes += sizeOf(entry);
    share.keys.add(key);
    this.#answers.set(key, entry, { size: sizeOf(entry) });
  }

  #makeRoom(organisationId: string, bytes: number): void {
    const share = this.#shares.get(organisationId);
    if (!share) return;
    for (const oldest of share.keys) {
      if (share.bytes + bytes <= MAX_OF_ORGANISATION) return;
      this.#answers?.delete(oldest);
    }
  }

  #forget(key: string, entry: Entry): void {
    const share = this.#shares.get(entry.organisationId);
    if (!share?.keys.delete(key)) return;
    share.bytes -= sizeOf(entry);
    if (share.keys.size === 0) this.#shares.delete(entry.organisationId);
  }
}

const sizeOf = ({ bytes }: KeptAnswer): number => bytes.length + ENTRY_BYTES;

function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Collects the bytes of a stream, unless they are more than are kept. */
export class CollectedBytes {
  #chunks: Buffer[] = [];
  #size = 0;

  add(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size <= MAX_KEPT_ANSWER) this.#chunks.push(chunk);
    else this.#chunks = [];
  }

  /** Returns all bytes, or undefined if they were too many. */
  bytes(): Buffer | undefined {
    return this.#size <= MAX_KEPT_ANSWER ? Buffer.concat(this.#chunks) : undefined;
  }
}
