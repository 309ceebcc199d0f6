/** What one owner has in the queue. */
interface OwnerQueue<Item> {
  /** What was begun before, and goes on ahead of what is new. */
  readonly begun: Map<Item, number>;
  readonly fresh: Map<Item, number>;
  /** The sum of what waits. */
  waiting: number;
  /** What was taken so far, in the queue's own time: who has least is next. */
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
 * A queue that shares by owner: whose items took least so far is next, however many others have put in (start-time fair
 * queueing). An owner that comes anew begins where the others are: what it did not use before is no credit.
 */
export class FairQueue<Item> {
  readonly #lines = new Map<string, OwnerQueue<Item>>();
  /** Where the owner that was served last stood: nobody begins behind it. */
  #now = 0;
  #size = 0;

  /** Items that wait. */
  get size(): number {
    return this.#size;
  }

  /** Puts an item at the end of its owner's line; `isBegun` puts it behind others that were begun, and before all new ones. */
  add(owner: string, item: Item, cost: number, { isBegun = false }: { isBegun?: boolean } = {}): void {
    const line = this.#lineOf(owner);
    (isBegun ? line.begun : line.fresh).set(item, cost);
    line.waiting += cost;
    this.#size += 1;
  }

  /**
   * Takes the next item, unless it costs more than there is `room` for; of owners that have as many running as `mayRun`
   * refuses, none. `done` ends what was taken.
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

  /** Ends what was taken; `difference`: what it cost beyond what was thought. */
  done(owner: string, difference = 0): void {
    const line = this.#lineOf(owner);
    line.running -= 1;
    line.served += difference;
    this.#forget(owner, line);
  }

  /** Takes an item out that nobody waits for any more; false where it was taken before. */
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

  /** Items of an owner that wait. */
  sizeOf(owner: string): number {
    const line = this.#lines.get(owner);
    return line ? sizeOf(line) : 0;
  }

  /** What is done at most before an item that this owner would add now: its own, and of each other as much. */
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

  /** An owner is forgotten once nothing of it waits or runs, and it would begin no further back than it is. */
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

/** Of a list that is not empty. */
function first<Item>(items: ReadonlyMap<Item, number>): [Item, number] {
  for (const entry of items) return entry;
  throw new Error('An empty line was served');
}
