import { setTimeout as sleep } from 'node:timers/promises';
import { bytesOfIndex, type References, type ReferenceText, referenceMeanings } from '@redoubt/detectors';
import type { DetectorPool } from '../detector-pool.ts';
import type { IndexedTexts } from '../index-texts.ts';

interface Needs {
  readonly detectors: Pick<DetectorPool, 'index' | 'embed'>;
  readonly clock: () => Date;
  /** Called when the index has grown. */
  readonly onGrowth: () => void;
}

/** Minimum size of an index beside its arrays. */
const FIXED_BYTES = 4_096;
/**
 * How long a call waits for the encoder to read the registered texts. A verdict by words alone is another verdict, so a
 * call waits longer than the encoder needs for some hundreds of clauses. The encoder continues afterwards.
 */
const PATIENCE_MS = 20_000;
/** Milliseconds from one question to the encoder to the next at least. */
const RETRY_MS = 10_000;

/** The index of certain versions of some texts. Embeddings are added once the encoder has read the texts. */
export class CachedIndex {
  /** The ids and versions of the texts. */
  readonly signature: string;
  bytes = FIXED_BYTES;
  readonly #needs: Needs;
  readonly #index: Promise<IndexedTexts['index']>;
  /** Clauses that the encoder must still read. After that, no text is left in memory. */
  #clauses: IndexedTexts['clauses'] = [];
  #meanings: References['meanings'];
  #patience: Promise<unknown> | undefined;
  /** The encoder reads the texts once at a time, however long it takes. */
  #isReading = false;
  #askAfter = 0;

  constructor(signature: string, texts: Promise<readonly ReferenceText[]>, needs: Needs) {
    this.signature = signature;
    this.#needs = needs;
    this.#index = texts.then((read) => needs.detectors.index(read)).then((indexed) => this.#take(indexed));
  }

  /** Waits until the texts are indexed. Rejects if that failed. */
  async references(): Promise<References> {
    const index = await this.#index;
    if (this.#clauses.length > 0) await this.#waitForMeanings();
    return { index, meanings: this.#meanings };
  }

  #take({ index, clauses }: IndexedTexts): IndexedTexts['index'] {
    this.#clauses = clauses;
    this.bytes += bytesOfIndex(index);
    this.#needs.onGrowth();
    return index;
  }

  /** Waits a limited time while the encoder first reads the texts. Without embeddings, only words are compared. */
  async #waitForMeanings(): Promise<void> {
    const now = this.#needs.clock().getTime();
    if (now >= this.#askAfter && !this.#isReading) {
      this.#askAfter = now + RETRY_MS;
      const reading = this.#readMeanings(this.#clauses);
      this.#patience ??= Promise.race([reading, sleep(PATIENCE_MS, undefined, { ref: false })]);
    }
    await this.#patience;
  }

  /** Reads the embeddings. Never rejects. */
  async #readMeanings(clauses: IndexedTexts['clauses']): Promise<void> {
    this.#isReading = true;
    const vectors = await this.#needs.detectors.embed(clauses.map(({ text }) => text)).catch(() => undefined);
    this.#isReading = false;
    const known = vectors?.flatMap((vector) => vector ?? []);
    if (known?.length !== clauses.length) return;
    this.#meanings = referenceMeanings(clauses, known);
    this.#clauses = [];
    this.bytes += this.#meanings.vectors.byteLength;
    this.#needs.onGrowth();
  }
}
