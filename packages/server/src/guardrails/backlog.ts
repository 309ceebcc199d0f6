import { FairQueue, type MayRun, type Taken } from '@redoubt/sandbox';

/** The cost of a piece of work. */
export interface Weight {
  /** Estimated milliseconds of the work. The true time corrects it afterwards. */
  readonly ms: number;
  /** Characters that are held while the work waits. */
  readonly characters: number;
}

/** The maximum that may wait. */
interface Most {
  readonly works: number;
  readonly characters: number;
}

const OF_ONE: Most = { works: 500, characters: 64_000_000 };
const OF_ALL: Most = { works: 2_000, characters: 256_000_000 };

/** Waiting work, shared fairly between owners, with limits for each owner and for all together. */
export class Backlog<Work extends Weight> {
  readonly #queue = new FairQueue<Work>();
  readonly #characters = new Map<string, number>();
  #allCharacters = 0;

  /**
   * Returns whose limit one more work would exceed, or undefined if there is room. A single work is always accepted.
   */
  fullOf(owner: string, characters: number): 'organisation' | 'service' | undefined {
    const held = this.#characters.get(owner) ?? 0;
    if (isFull({ works: this.#queue.sizeOf(owner), characters: held }, characters, OF_ONE)) return 'organisation';
    return isFull({ works: this.#queue.size, characters: this.#allCharacters }, characters, OF_ALL)
      ? 'service'
      : undefined;
  }

  /** Adds work. `isBegun` means that a thread has already worked on it. Such work goes ahead of new work. */
  add(owner: string, work: Work, isBegun: boolean): void {
    this.#hold(owner, work.characters);
    this.#queue.add(owner, work, work.ms, { isBegun });
  }

  /** Returns the next work. `mayRun` decides, by the running works of an owner, whether another may run. */
  take(mayRun?: MayRun): Taken<Work> | undefined {
    const taken = this.#queue.take(mayRun && { mayRun });
    if (taken) this.#hold(taken.owner, -taken.item.characters);
    return taken;
  }

  /** Removes waiting work. Returns false if it was already taken. */
  remove(owner: string, work: Work): boolean {
    const isRemoved = this.#queue.remove(owner, work);
    if (isRemoved) this.#hold(owner, -work.characters);
    return isRemoved;
  }

  /** Marks work as done. `difference` is the milliseconds that it took beyond its estimate. */
  done(taken: Taken<Work>, difference: number): void {
    this.#queue.done(taken, difference);
  }

  /** Returns the maximum milliseconds of work that would run before new work of this owner that takes so long. */
  msAhead(owner: string, ms: number): number {
    return this.#queue.ahead(owner, ms);
  }

  #hold(owner: string, characters: number): void {
    this.#allCharacters += characters;
    const held = (this.#characters.get(owner) ?? 0) + characters;
    if (held > 0) this.#characters.set(owner, held);
    else this.#characters.delete(owner);
  }
}

const isFull = (held: Most, more: number, most: Most): boolean =>
  held.works > 0 && (held.works >= most.works || held.characters + more > most.characters);
