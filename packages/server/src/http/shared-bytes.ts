/**
 * Counts bytes in memory and shares them among owners: one owner may hold at most half of what the others leave free.
 * So whatever one holds, there is room for the next. A single item may take more than half while nothing else is held.
 */
export class SharedBytes {
  #held = 0;
  readonly #owners = new Map<string, number>();

  /** Whether an item of an owner may grow by so many bytes, where at most `most` are held in all. */
  fits(owner: string, bytes: number, { most, ofItem }: { most: number; ofItem: number }): boolean {
    if (this.#held === ofItem) return ofItem + bytes <= most;
    const own = this.#owners.get(owner) ?? 0;
    return own + bytes <= (most - (this.#held - own)) / 2;
  }

  /** Counts bytes of an owner. Negative ones are given back. */
  add(owner: string, bytes: number): void {
    const own = (this.#owners.get(owner) ?? 0) + bytes;
    this.#held += bytes;
    if (own > 0) this.#owners.set(owner, own);
    else this.#owners.delete(owner);
  }
}
