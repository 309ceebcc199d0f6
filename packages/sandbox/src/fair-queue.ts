/** The items of one owner that are about as large, and what was taken of them. */
interface SizeLine<Item> {
  readonly size: number;
  /** Items that were begun before. They are taken before new ones. */
  readonly begun: Map<Item, number>;
  readonly fresh: Map<Item, number>;
  /** The sum of the costs of the waiting items. */
  waiting: number;
  /** The cost of what was taken so far, in the owner's virtual time. The line with the smallest value is next. */
  served: number;
  running: number;
}

/** The lines of one owner, by the size of their items. */
interface OwnerQueue<Item> {
  readonly lines: Map<number, SizeLine<Item>>;
  /** The virtual time among the lines: the start of the last item that was taken. */
  now: number;
  /** The cost of what was taken so far, in the queue's virtual time. The owner with the smallest value is next. */
  served: number;
}

/** An item that was taken. Give it to `done` when it has ended. */
export interface Taken<Item> {
  readonly item: Item;
  readonly owner: string;
  readonly cost: number;
  readonly size: number;
}

/**
 * Decides whether an item may run now, by the number of running items of its owner, and the number of those that are at
 * most as large.
 */
export type MayRun = (running: number, atMostAsLarge: number) => boolean;

interface Taking {
  readonly mayRun?: MayRun;
  readonly room?: number;
}

interface Adding {
  readonly isBegun?: boolean;
  /** How large the whole is that the item belongs to. The cost, if it is absent. */
  readonly size?: number;
}

/** Sizes that differ by less than this factor share a line. */
const SIZE_FACTOR = 4;

/**
 * A queue that shares its service among owners (start-time fair queueing). The next item is from the owner that has
 * taken least so far, however many items the others have added. A new owner starts at the queue's current time, so it
 * gets no credit for time in which it was idle.
 *
 * The items of one owner share its service in the same way, by their size: small ones do not wait until all large ones
 * before them are done, nor the other way round. Items of about the same size keep their order.
 */
export class FairQueue<Item> {
  readonly #owners = new Map<string, OwnerQueue<Item>>();
  /** The virtual time: the start of the last item that was taken. No owner starts before it. */
  #now = 0;
  #size = 0;

  /** The number of waiting items. */
  get size(): number {
    return this.#size;
  }

  /**
   * Adds an item at the end of its line. With `isBegun` it is placed after the line's other begun items and before all
   * new ones.
   */
  add(owner: string, item: Item, cost: number, { isBegun = false, size = cost }: Adding = {}): void {
    const line = this.#lineOf(owner, classOf(size));
    (isBegun ? line.begun : line.fresh).set(item, cost);
    line.waiting += cost;
    this.#size += 1;
  }

  /**
   * Takes the next item. Skips owners and lines that `mayRun` refuses. Returns undefined if there is none, or if the
   * next one costs more than `room`.
   */
  take({ mayRun = always, room = Number.POSITIVE_INFINITY }: Taking = {}): Taken<Item> | undefined {
    const next = this.#next(mayRun);
    if (!next) return undefined;
    const { name, owner, line } = next;
    const from = line.begun.size > 0 ? line.begun : line.fresh;
    const [item, cost] = first(from);
    if (cost > room) return undefined;
    from.delete(item);
    this.#size -= 1;
    line.waiting -= cost;
    line.running += 1;
    this.#now = Math.max(this.#now, owner.served);
    owner.now = Math.max(owner.now, line.served);
    owner.served += cost;
    line.served += cost;
    return { item, owner: name, cost, size: line.size };
  }

  /** Ends an item that was taken. `difference` is its real cost minus the cost given to `add`. */
  done({ owner: name, size }: Pick<Taken<Item>, 'owner' | 'size'>, difference = 0): void {
    const line = this.#lineOf(name, size);
    line.running -= 1;
    line.served += difference;
    const owner = this.#ownerOf(name);
    owner.served += difference;
    this.#forget(name, owner);
  }

  /** Removes a waiting item. Returns false if it was already taken. */
  remove(name: string, item: Item): boolean {
    const owner = this.#owners.get(name);
    if (!owner) return false;
    for (const line of owner.lines.values()) {
      const cost = line.begun.get(item) ?? line.fresh.get(item);
      if (cost === undefined) continue;
      line.begun.delete(item);
      line.fresh.delete(item);
      this.#size -= 1;
      line.waiting -= cost;
      this.#forget(name, owner);
      return true;
    }
    return false;
  }

  /** The number of waiting items of an owner. */
  sizeOf(name: string): number {
    return sum(this.#linesOf(name), countOf);
  }

  /**
   * An upper bound for the cost of the items served before one of this size that the owner would add now: all in its
   * line, at most as much of each other line of the owner, and at most as much of each other owner.
   */
  ahead(name: string, size: number): number {
    const own = waitingIn(this.#linesOf(name), classOf(size));
    let all = own;
    for (const [other, { lines }] of this.#owners) {
      if (other !== name)
        all += Math.min(
          sum([...lines.values()], ({ waiting }) => waiting),
          own,
        );
    }
    return all;
  }

  #next(mayRun: MayRun): { name: string; owner: OwnerQueue<Item>; line: SizeLine<Item> } | undefined {
    let best: { name: string; owner: OwnerQueue<Item>; line: SizeLine<Item> } | undefined;
    for (const [name, owner] of this.#owners) {
      if (best && owner.served >= best.owner.served) continue;
      const line = nextLine(owner, mayRun);
      if (line) best = { name, owner, line };
    }
    return best;
  }

  #linesOf(name: string): SizeLine<Item>[] {
    return [...(this.#owners.get(name)?.lines.values() ?? [])];
  }

  #lineOf(name: string, size: number): SizeLine<Item> {
    const owner = this.#ownerOf(name);
    const known = owner.lines.get(size);
    if (known) {
      if (isIdleLine(known)) known.served = Math.max(known.served, owner.now);
      return known;
    }
    const line: SizeLine<Item> = {
      size,
      begun: new Map(),
      fresh: new Map(),
      waiting: 0,
      served: owner.now,
      running: 0,
    };
    owner.lines.set(size, line);
    return line;
  }

  #ownerOf(name: string): OwnerQueue<Item> {
    const known = this.#owners.get(name);
    if (known) {
      if (isIdle(known)) known.served = Math.max(known.served, this.#now);
      return known;
    }
    const owner: OwnerQueue<Item> = { lines: new Map(), now: 0, served: this.#now };
    this.#owners.set(name, owner);
    return owner;
  }

  /**
   * Forgets an owner that has nothing waiting or running and has no lead over the virtual time. If the whole queue is
   * empty, forgets all such owners, even with a lead.
   */
  #forget(name: string, owner: OwnerQueue<Item>): void {
    if (!isIdle(owner)) return;
    if (owner.served <= this.#now) this.#owners.delete(name);
    if (this.#size > 0) return;
    for (const [other, each] of this.#owners) if (isIdle(each)) this.#owners.delete(other);
  }
}

const always = (): boolean => true;

/** The line of a size: its magnitude. There are few of them, whatever the sizes are. */
const classOf = (size: number): number => Math.floor(Math.log(Math.max(size, Number.EPSILON)) / Math.log(SIZE_FACTOR));

/** The line of an owner that has taken least so far, of those that may run. */
function nextLine<Item>({ lines }: OwnerQueue<Item>, mayRun: MayRun): SizeLine<Item> | undefined {
  const all = [...lines.values()];
  const running = sum(all, (line) => line.running);
  let best: SizeLine<Item> | undefined;
  for (const line of all) {
    if (countOf(line) === 0 || (best && line.served >= best.served)) continue;
    const atMostAsLarge = sum(all, (other) => (other.size <= line.size ? other.running : 0));
    if (mayRun(running, atMostAsLarge)) best = line;
  }
  return best;
}

/** The cost of what waits before a new item of a line. */
function waitingIn(lines: readonly SizeLine<unknown>[], size: number): number {
  const own = lines.find((line) => line.size === size)?.waiting ?? 0;
  return own + sum(lines, (line) => (line.size === size ? 0 : Math.min(line.waiting, own)));
}

const countOf = ({ begun, fresh }: SizeLine<unknown>): number => begun.size + fresh.size;

const isIdleLine = (line: SizeLine<unknown>): boolean => line.running === 0 && countOf(line) === 0;

function isIdle({ lines }: OwnerQueue<unknown>): boolean {
  for (const line of lines.values()) if (!isIdleLine(line)) return false;
  return true;
}

const sum = <Each>(all: readonly Each[], of: (each: Each) => number): number =>
  all.reduce((total, each) => total + of(each), 0);

/** The first entry of a map. Throws if it is empty. */
function first<Item>(items: ReadonlyMap<Item, number>): [Item, number] {
  for (const entry of items) return entry;
  throw new Error('An empty line was served');
}
