import { setTimeout as sleep } from 'node:timers/promises';
import { bytesOfIndex, type References, type ReferenceText, referenceMeanings } from '@redoubt/detectors';
import type { DetectorPool } from '../detector-pool.ts';
import type { IndexedTexts } from '../index-texts.ts';

interface Needs {
  readonly detectors: Pick<DetectorPool, 'index' | 'embed'>;
  readonly clock: () => Date;
  /** Told when the index has grown. */
  readonly onGrowth: () => void;
}

/** What an index holds beside its arrays, at the least. */
const FIXED_BYTES = 4_096;
/** How long a call waits for the encoder to read what was registered; it goes on reading meanwhile. */
const PATIENCE_MS = 2_000;
/** Where the encoder did not answer, it is asked again after so long. */
const RETRY_MS = 10_000;

/** The index of some texts as of some versions of them, with their meanings once the encoder has read them. */
export class CachedIndex {
  /** The texts and their versions. */
  readonly signature: string;
  bytes = FIXED_BYTES;
  readonly #needs: Needs;
  readonly #index: Promise<IndexedTexts['index']>;
  /** What the encoder still has to read: once it has, nothing of the texts is left in memory. */
  #clauses: IndexedTexts['clauses'] = [];
  #meanings: References['meanings'];
  #patience: Promise<unknown> | undefined;
  #askAfter = 0;

  constructor(signature: string, texts: Promise<readonly ReferenceText[]>, needs: Needs) {
    this.signature = signature;
    this.#needs = needs;
    this.#index = texts.then((read) => needs.detectors.index(read)).then((indexed) => this.#take(indexed));
  }

  /** Waits until the texts are indexed. Rejects where they could not be. */
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

  /** Who comes while the texts are first read waits a while; without meanings words alone decide. */
  async #waitForMeanings(): Promise<void> {
    const now = this.#needs.clock().getTime();
    if (now >= this.#askAfter) {
      this.#askAfter = now + RETRY_MS;
      const reading = this.#readMeanings(this.#clauses);
      this.#patience ??= Promise.race([reading, sleep(PATIENCE_MS, undefined, { ref: false })]);
    }
    await this.#patience;
  }

  /** Never rejects. */
  async #readMeanings(clauses: IndexedTexts['clauses']): Promise<void> {
    const vectors = await this.#needs.detectors.embed(clauses.map(({ text }) => text)).catch(() => undefined);
    const known = vectors?.flatMap((vector) => vector ?? []);
    if (known?.length !== clauses.length) return;
    this.#meanings = referenceMeanings(clauses, known);
    this.#clauses = [];
    this.bytes += this.#meanings.vectors.byteLength;
    this.#needs.onGrowth();
  }
}
