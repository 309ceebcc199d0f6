import { FairQueue } from '@redoubt/sandbox';

/** What a piece of work weighs. */
export interface Weight {
  /** Milliseconds that it may take, by what it has to do; what it took is put right afterwards. */
  readonly ms: number;
  /** Characters that are held while it waits. */
  readonly characters: number;
}

/** What waits at most. */
interface Most {
  readonly works: number;
  readonly characters: number;
}

const OF_ONE: Most = { works: 500, characters: 64_000_000 };
const OF_ALL: Most = { works: 2_000, characters: 256_000_000 };

/** Work that waits, shared fairly by owner, and bounded for each and for all. */
export class Backlog<Work extends Weight> {
  readonly #queue = new FairQueue<Work>();
  readonly #characters = new Map<string, number>();
  #allCharacters = 0;

  /** Whose work is too much to take this one too; a single one is always taken. */
  fullOf(owner: string, characters: number): 'organisation' | 'service' | undefined {
    const held = this.#characters.get(owner) ?? 0;
    if (isFull({ works: this.#queue.sizeOf(owner), characters: held }, characters, OF_ONE)) return 'organisation';
    return isFull({ works: this.#queue.size, characters: this.#allCharacters }, characters, OF_ALL)
      ? 'service'
      : undefined;
  }

  /** `isBegun`: a thread worked on it before, and it goes on ahead of what is new. */
  add(owner: string, work: Work, isBegun: boolean): void {
    this.#hold(owner, work.characters);
    this.#queue.add(owner, work, work.ms, { isBegun });
  }

  /** The next work, of an owner that `mayRun` with as many as run for it. */
  take(mayRun?: (running: number) => boolean): Work | undefined {
    const taken = this.#queue.take(mayRun && { mayRun });
    if (taken) this.#hold(taken.owner, -taken.item.characters);
    return taken?.item;
  }

  /** Ends work that was taken; `difference`: the milliseconds that it took beyond its weight. */
  done(owner: string, difference: number): void {
    this.#queue.done(owner, difference);
  }

  /** Milliseconds of work that are done, at most, before what an owner would add now. */
  msAhead(owner: string): number {
    return this.#queue.ahead(owner);
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
