import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Maximum bytes of all entries that one memory holds. */
const MAX_BYTES = 8_000_000;
const MAX_TEXTS = 20_000;
/** Of an entry without its finding: the digest, the number of its settings, and the table's own. */
const ENTRY_BYTES = 200;

/**
 * Remembers findings in texts that come again, such as the turns of a conversation. Findings belong to a settings
 * object. New settings make earlier findings unknown. The key is a digest of the text, but a finding may quote it: so do
 * clean verdicts with `debiased_text` or `most_unsafe_content`. It stays in memory at most until 8 MB are full. A
 * finding is never shared between deployments.
 */
export class TextMemory<Found> {
  /** Created with its first entry, because it takes 600 kB for its most entries at once. */
  #found: LRUCache<string, { readonly found: Found }> | undefined;
  readonly #owners = new WeakMap<object, number>();
  #lastOwner = 0;

  recall(settings: object, text: string): Found | undefined {
    const owner = this.#owners.get(settings);
    // Most settings have nothing to recall at first, and a digest costs a microsecond.
    if (owner === undefined || this.#found === undefined || !text.isWellFormed()) return undefined;
    return this.#found.get(keyOf(owner, text))?.found;
  }

  /**
   * Remembers a finding. `weight` is its size in bytes. The entries that were not used for longest are dropped first.
   */
  remember(settings: object, text: string, found: Found, weight = 0): void {
    const size = ENTRY_BYTES + weight;
    // Two texts that differ in halves of characters have one digest.
    if (size > MAX_BYTES || !text.isWellFormed()) return;
    this.#found ??= new LRUCache({ max: MAX_TEXTS, maxSize: MAX_BYTES });
    this.#found.set(keyOf(this.#ownerOf(settings), text), { found }, { size });
  }

  #ownerOf(settings: object): number {
    const known = this.#owners.get(settings);
    if (known !== undefined) return known;
    this.#lastOwner += 1;
    this.#owners.set(settings, this.#lastOwner);
    return this.#lastOwner;
  }
}

const keyOf = (owner: number, text: string): string => `${owner} ${hash('sha256', text, 'base64')}`;
