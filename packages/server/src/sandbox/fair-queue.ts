interface Queued<Item> {
  readonly owner: string;
  readonly item: Item;
}

/** Items that wait: owners take turns, and each owner's come in their order. Bounded in all and by owner. */
export class FairQueue<Item> {
  readonly #maxItems: number;
  readonly #maxPerOwner: number;
  /** In the order of whose turn it is. */
  readonly #waiting = new Map<string, Item[]>();
  #size = 0;

  constructor({ maxItems, maxPerOwner }: { readonly maxItems: number; readonly maxPerOwner: number }) {
    this.#maxItems = maxItems;
    this.#maxPerOwner = maxPerOwner;
  }

  /** False where there is no room. */
  add(owner: string, item: Item): boolean {
    const own = this.#waiting.get(owner) ?? [];
    if (this.#size >= this.#maxItems || own.length >= this.#maxPerOwner) return false;
    own.push(item);
    this.#waiting.set(owner, own);
    this.#size += 1;
    return true;
  }

  /** The next item of the first owner that may have one now; its turn comes again after all others. */
  take(mayHave: (owner: string) => boolean): Queued<Item> | undefined {
    const owner = [...this.#waiting.keys()].find(mayHave);
    const own = owner === undefined ? undefined : this.#waiting.get(owner);
    const item = own?.shift();
    if (owner === undefined || !own || item === undefined) return undefined;
    this.#size -= 1;
    this.#waiting.delete(owner);
    if (own.length > 0) this.#waiting.set(owner, own);
    return { owner, item };
  }

  /** Takes all that wait. */
  drain(): Item[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }
}
