import { LRUCache } from 'lru-cache';

/** Characters of all texts that one memory holds, and of their findings. */
const MAX_CHARACTERS = 2_000_000;
const MAX_TEXTS = 20_000;

/**
 * What was found in texts that come again with every call of a conversation. It belongs to the settings by which it was
 * found, as an object: where these are made anew, nothing that was found by the old ones is known any more.
 */
export class TextMemory<Found> {
  readonly #found = new LRUCache<string, { readonly found: Found }>({ max: MAX_TEXTS, maxSize: MAX_CHARACTERS });
  readonly #owners = new WeakMap<object, number>();
  #lastOwner = 0;

  recall(settings: object, text: string): Found | undefined {
    const owner = this.#owners.get(settings);
    return owner === undefined ? undefined : this.#found.peek(keyOf(owner, text))?.found;
  }

  /** `weight`: what the finding takes beside the text, in characters. What came first is forgotten first. */
  remember(settings: object, text: string, found: Found, weight = 0): void {
    const key = keyOf(this.#ownerOf(settings), text);
    const size = key.length + weight;
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

/** A number ends before the text begins. */
const keyOf = (owner: number, text: string): string => `${owner} ${text}`;
