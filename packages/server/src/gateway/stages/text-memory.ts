import { LRUCache } from 'lru-cache';

/** Maximum characters of all texts and findings that one memory holds. */
const MAX_CHARACTERS = 2_000_000;
const MAX_TEXTS = 20_000;

/**
 * Remembers findings in texts that come again with every call of a conversation. Findings belong to a settings object.
 * New settings make earlier findings unknown.
 */
export class TextMemory<Found> {
  /** Created with its first entry, because it takes 600 kB for its most entries at once. */
  #found: LRUCache<string, { readonly found: Found }> | undefined;
  readonly #owners = new WeakMap<object, number>();
  #lastOwner = 0;

  recall(settings: object, text: string): Found | undefined {
    const owner = this.#owners.get(settings);
    return owner === undefined ? undefined : this.#found?.peek(keyOf(owner, text))?.found;
  }

  /**
   * Remembers a finding. `weight` is its size in characters, in addition to the text. The oldest entries are dropped
   * first.
   */
  remember(settings: object, text: string, found: Found, weight = 0): void {
    const key = keyOf(this.#ownerOf(settings), text);
    const size = key.length + weight;
    this.#found ??= new LRUCache({ max: MAX_TEXTS, maxSize: MAX_CHARACTERS });
    if (size > MAX_CHARACTERS || this.#found.has(key)) return;
    this.#found.set(key, { found }, { size });
  }

  #ownerOf(settings: object): number {
    const known = this.#owners.get(settings);
    if (known !== undefined) return known;
    this.#lastOwner += 1;
    this.#owners.set(settings, this.#lastOwner);
    return this.#lastOwner;
  }
}

/** The space separates the number from the text. */
const keyOf = (owner: number, text: string): string => `${owner} ${text}`;
