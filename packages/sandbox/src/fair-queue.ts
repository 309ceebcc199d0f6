/** What one owner has in the queue. */
interface Lane<Item> {
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
  readonly #lanes = new Map<string, Lane<Item>>();
  /** Where the owner that was served last stood: nobody begins behind it. */
  #now = 0;
  #size = 0;

  /** Items that wait. */
  get size(): number {
    return this.#size;
  }

  /** Puts an item at the end of its owner's lane; `isBegun` puts it behind others that were begun, and before all new ones. */
  add(owner: string, item: Item, cost: number, { isBegun = false }: { isBegun?: boolean } = {}): void {
    const lane = this.#laneOf(owner);
    (isBegun ? lane.begun : lane.fresh).set(item, cost);
    lane.waiting += cost;
    this.#size += 1;
  }

  /**
   * Takes the next item, unless it costs more than there is `room` for; of owners that have as many running as `mayRun`
   * refuses, none. `done` ends what was taken.
   */
  take({ mayRun = always, room = Number.POSITIVE_INFINITY }: Taking = {}): Taken<Item> | undefined {
    const next = this.#next(mayRun);
    if (!next) return undefined;
    const [owner, lane] = next;
    const from = lane.begun.size > 0 ? lane.begun : lane.fresh;
    const [item, cost] = first(from);
    if (cost > room) return undefined;
    from.delete(item);
    this.#size -= 1;
    lane.waiting -= cost;
    lane.running += 1;
    this.#now = Math.max(this.#now, lane.served);
    lane.served += cost;
    return { item, owner, cost };
  }

  /** Ends what was taken; `difference`: what it cost beyond what was thought. */
  done(owner: string, difference = 0): void {
    const lane = this.#laneOf(owner);
    lane.running -= 1;
    lane.served += difference;
    this.#forget(owner, lane);
  }

  /** Takes an item out that nobody waits for any more; false where it was taken before. */
  remove(owner: string, item: Item): boolean {
    const lane = this.#laneOf(owner);
    const cost = lane.begun.get(item) ?? lane.fresh.get(item);
    const isRemoved = lane.begun.delete(item) || lane.fresh.delete(item);
    if (isRemoved) {
      this.#size -= 1;
      lane.waiting -= cost ?? 0;
    }
    this.#forget(owner, lane);
    return isRemoved;
  }

  /** Items of an owner that wait. */
  sizeOf(owner: string): number {
    const lane = this.#lanes.get(owner);
    return lane ? sizeOf(lane) : 0;
  }

  /** What is done at most before an item that this owner would add now: its own, and of each other as much. */
  ahead(owner: string): number {
    const own = this.#lanes.get(owner)?.waiting ?? 0;
    let sum = own;
    for (const [name, { waiting }] of this.#lanes) if (name !== owner) sum += Math.min(waiting, own);
    return sum;
  }

  #next(mayRun: (running: number) => boolean): [string, Lane<Item>] | undefined {
    let best: [string, Lane<Item>] | undefined;
    for (const entry of this.#lanes) {
      const [, lane] = entry;
      if (sizeOf(lane) === 0 || !mayRun(lane.running)) continue;
      if (!best || lane.served < best[1].served) best = entry;
    }
    return best;
  }

  #laneOf(owner: string): Lane<Item> {
    const known = this.#lanes.get(owner);
    if (known) {
      if (isIdle(known)) known.served = Math.max(known.served, this.#now);
      return known;
    }
    const lane = { begun: new Map(), fresh: new Map(), waiting: 0, served: this.#now, running: 0 };
    this.#lanes.set(owner, lane);
    return lane;
  }

  /** An owner is forgotten once nothing of it waits or runs, and it would begin no further back than it is. */
  #forget(owner: string, lane: Lane<Item>): void {
    if (!isIdle(lane)) return;
    if (lane.served <= this.#now) this.#lanes.delete(owner);
    if (this.#size > 0) return;
    for (const [name, each] of this.#lanes) if (isIdle(each)) this.#lanes.delete(name);
  }
}

const always = (): boolean => true;

const sizeOf = ({ begun, fresh }: Lane<unknown>): number => begun.size + fresh.size;

const isIdle = (lane: Lane<unknown>): boolean => lane.running === 0 && sizeOf(lane) === 0;

/** Of a list that is not empty. */
function first<Item>(items: ReadonlyMap<Item, number>): [Item, number] {
  for (const entry of items) return entry;
  throw new Error('An empty lane was served');
}
