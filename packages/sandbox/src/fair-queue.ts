/** The items and counts of one owner. */
interface OwnerQueue<Item> {
  /** Items that were begun before. They are taken before new ones. */
  readonly begun: Map<Item, number>;
  readonly fresh: Map<Item, number>;
  /** The sum of the costs of the waiting items. */
  waiting: number;
  /** The cost of what was taken so far, in the queue's virtual time. The owner with the smallest value is next. */
  served: number;
  running: number;
}

interface Taken<Item> {
  readonly item: Item;
  readonly owner: string;
  readonly cost: number;
}

interface Taking {
  readonly mayRun?: (running: number) => boolean;
  readonly room?: number;
}

/**
 * A queue that shares its service among owners (start-time fair queueing). The next item is from the owner that has
 * taken least so far, however many items the others have added. A new owner starts at the queue's current time, so it
 * gets no credit for time in which it was idle.
 */
export class FairQueue<Item> {
  readonly #lines = new Map<string, OwnerQueue<Item>>();
  /** The virtual time: the start of the last item that was taken. No owner starts before it. */
  #now = 0;
  #size = 0;

  /** The number of waiting items. */
  get size(): number {
    return this.#size;
  }

  /**
   * Adds an item at the end of its owner's line. With `isBegun` it is placed after the owner's other begun items and
   * before all new ones.
   */
  add(owner: string, item: Item, cost: number, { isBegun = false }: { isBegun?: boolean } = {}): void {
    const line = this.#lineOf(owner);
    (isBegun ? line.begun : line.fresh).set(item, cost);
    line.waiting += cost;
    this.#size += 1;
  }

  /**
   * Takes the next item. Skips owners whose number of running items `mayRun` refuses. Returns undefined if there is
   * none, or if the next one costs more than `room`. Call `done` when the item has ended.
   */
  take({ mayRun = always, room = Number.POSITIVE_INFINITY }: Taking = {}): Taken<Item> | undefined {
    const next = this.#next(mayRun);
    if (!next) return undefined;
    const [owner, line] = next;
    const from = line.begun.size > 0 ? line.begun : line.fresh;
    const [item, cost] = first(from);
    if (cost > room) return undefined;
    from.delete(item);
    this.#size -= 1;
    line.waiting -= cost;
    line.running += 1;
    this.#now = Math.max(this.#now, line.served);
    line.served += cost;
    return { item, owner, cost };
  }

  /** Ends an item that was taken. `difference` is its real cost minus the cost given to `add`. */
  done(owner: string, difference = 0): void {
    const line = this.#lineOf(owner);
    line.running -= 1;
    line.served += difference;
    this.#forget(owner, line);
  }

  /** Removes a waiting item. Returns false if it was already taken. */
  remove(owner: string, item: Item): boolean {
    const line = this.#lineOf(owner);
    const cost = line.begun.get(item) ?? line.fresh.get(item);
    const isRemoved = line.begun.delete(item) || line.fresh.delete(item);
    if (isRemoved) {
      this.#size -= 1;
      line.waiting -= cost ?? 0;
    }
    this.#forget(owner, line);
    return isRemoved;
  }

  /** The number of waiting items of an owner. */
  sizeOf(owner: string): number {
    const line = this.#lines.get(owner);
    return line ? sizeOf(line) : 0;
  }

  /**
   * An upper bound for the cost of the items served before one that this owner would add now: all of its own, and at
   * most as much of each other owner.
   */
  ahead(owner: string): number {
    const own = this.#lines.get(owner)?.waiting ?? 0;
    let sum = own;
    for (const [name, { waiting }] of this.#lines) if (name !== owner) sum += Math.min(waiting, own);
    return sum;
  }

  #next(mayRun: (running: number) => boolean): [string, OwnerQueue<Item>] | undefined {
    let best: [string, OwnerQueue<Item>] | undefined;
    for (const entry of this.#lines) {
      const [, line] = entry;
      if (sizeOf(line) === 0 || !mayRun(line.running)) continue;
      if (!best || line.served < best[1].served) best = entry;
    }
    return best;
  }

  #lineOf(owner: string): OwnerQueue<Item> {
    const known = this.#lines.get(owner);
    if (known) {
      if (isIdle(known)) known.served = Math.max(known.served, this.#now);
      return known;
    }
    const line = { begun: new Map(), fresh: new Map(), waiting: 0, served: this.#now, running: 0 };
    this.#lines.set(owner, line);
    return line;
  }

  /**
   * Forgets an owner that has nothing waiting or running and has no lead over the virtual time. If the whole queue is
   * empty, forgets all such owners, even with a lead.
   */
  #forget(owner: string, line: OwnerQueue<Item>): void {
    if (!isIdle(line)) return;
    if (line.served <= this.#now) this.#lines.delete(owner);
    if (this.#size > 0) return;
    for (const [name, each] of this.#lines) if (isIdle(each)) this.#lines.delete(name);
  }
}

const always = (): boolean => true;

const sizeOf = ({ begun, fresh }: OwnerQueue<unknown>): number => begun.size + fresh.size;

const isIdle = (line: OwnerQueue<unknown>): boolean => line.running === 0 && sizeOf(line) === 0;

/** The first entry of a map. Throws if it is empty. */
function first<Item>(items: ReadonlyMap<Item, number>): [Item, number] {
  for (const entry of items) return entry;
  throw new Error('An empty line was served');
}
