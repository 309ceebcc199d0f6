import { LRUCache } from 'lru-cache';
import { Failure } from '../errors.ts';
import { SharedBytes } from './shared-bytes.ts';
import { WaitingLine } from './waiting-line.ts';

/**
 * Bytes of request bodies in memory in this process. This counts bodies that are still being received, bodies of
 * calls that still run, and files that were fetched for them.
 */
const all = new SharedBytes();

/** Of them, the bytes of large bodies. */
const large = new SharedBytes();

/** How much of the sum large bodies may be. The rest stays free for ordinary calls. */
const LARGE_SHARE = 0.5;

/** Large bodies that wait for others to end. */
const line = new WaitingLine();

/** How many large bodies an owner may give up or send too slowly in a minute. */
const MAX_GIVEN_UP = 20;
const MINUTE_MS = 60_000;
/** The given-up bodies of each owner, from the first one on for a minute. */
const givenUp = new LRUCache<string, number>({ max: 10_000, ttl: MINUTE_MS, noUpdateTTL: true });

/** The body bytes that one call holds. */
export interface HeldBody {
  /** Whether a body of this size holds a file, and needs `admit` before it is received. */
  isLarge(bytes: number): boolean;
  /**
   * Makes room for a large body of at most this size, and waits for it while other bodies have the room. Throws 503
   * after two minutes, 429 for an owner that gave up too many, and the signal's reason.
   */
  admit(bytes: number, signal?: AbortSignal): Promise<void>;
  /**
   * Like `admit`, for a body that did not say its size. It has room for the largest body at once, because bodies that
   * grew step by step would wait for each other.
   */
  admitUndeclared(maxBytes: number, signal?: AbortSignal): Promise<void>;
  readonly isAdmitted: boolean;
  /**
   * Counts received bytes. Those of an admitted body count already. Throws 503 if the process or the owner would hold
   * too many.
   */
  add(bytes: number): void;
  /** A large body is there, with this size. Gives back the room that it did not need. */
  received(bytes: number): void;
  /** A body did not come to its end. Counts it against its owner if it was a large one. */
  broke(): void;
  /** Releases all bytes of the call when it ends. It admits and counts nothing more. Further calls do nothing. */
  release(): void;
}

/** The settings that bound the bytes in memory. */
export interface HeldLimits {
  readonly maxHeldBodyBytes: number;
  readonly maxBodyBytes: number;
}

/** Starts counting for one call of an owner, an organisation. Callers without a key share the owner `''`. */
export const holdBody = (limits: HeldLimits, owner: string): HeldBody => new Holding(limits, owner);

class Holding implements HeldBody {
  readonly #limits: HeldLimits;
  readonly #owner: string;
  #own = 0;
  #ownLarge = 0;
  #received = 0;
  #isReleased = false;
  #isBroken = false;

  constructor(limits: HeldLimits, owner: string) {
    this.#limits = limits;
    this.#owner = owner;
  }

  get isAdmitted(): boolean {
    return this.#ownLarge > 0;
  }

  isLarge(bytes: number): boolean {
    return bytes > this.#limits.maxBodyBytes;
  }

  async admit(bytes: number, signal?: AbortSignal): Promise<void> {
    const most = this.#limits.maxHeldBodyBytes * LARGE_SHARE;
    refuseGivenUp(this.#owner);
    if (bytes > most) throw tooMuchHeld(most);
    const mayEnter = () => this.#enter(bytes, most);
    const isIn = await line.enter({ owner: this.#owner, mayEnter, signal });
    if (!isIn) throw tooMuchHeld(most);
  }

  admitUndeclared(maxBytes: number, signal?: AbortSignal): Promise<void> {
    return this.admit(Math.min(maxBytes, this.#limits.maxHeldBodyBytes * LARGE_SHARE), signal);
  }

  add(bytes: number): void {
    const { maxHeldBodyBytes: most } = this.#limits;
    this.#received += bytes;
    if (this.isAdmitted) {
      // The largest body may be larger than the room that there is for one.
      if (this.#received > this.#ownLarge) throw tooMuchHeld(most * LARGE_SHARE);
      return;
    }
    if (!all.fits(this.#owner, bytes, { most, ofItem: this.#own })) throw tooMuchHeld(most);
    this.#count(bytes, 0);
  }

  received(bytes: number): void {
    if (!this.isAdmitted) return;
    this.#count(bytes - this.#own, bytes - this.#ownLarge);
    line.moveUp();
  }

  broke(): void {
    if (!this.isAdmitted || this.#isBroken) return;
    this.#isBroken = true;
    givenUp.set(this.#owner, (givenUp.get(this.#owner) ?? 0) + 1);
  }

  release(): void {
    this.#isReleased = true;
    if (this.#own === 0) return;
    this.#count(-this.#own, -this.#ownLarge);
    line.moveUp();
  }

  #enter(bytes: number, most: number): boolean {
    const more = bytes - this.#own;
    const inAll = { most: this.#limits.maxHeldBodyBytes, ofItem: this.#own };
    const fits = all.fits(this.#owner, more, inAll) && large.fits(this.#owner, bytes, { most, ofItem: 0 });
    if (fits) this.#count(more, bytes);
    return fits;
  }

  #count(bytes: number, ofLarge: number): void {
    // What is counted after the release would never be given back.
    if (this.#isReleased && bytes > 0) return;
    this.#own += bytes;
    this.#ownLarge += ofLarge;
    all.add(this.#owner, bytes);
    if (ofLarge !== 0) large.add(this.#owner, ofLarge);
  }
}

/** Whoever opens large uploads and gives them up keeps others waiting for nothing. */
function refuseGivenUp(owner: string): void {
  if ((givenUp.get(owner) ?? 0) < MAX_GIVEN_UP) return;
  const seconds = Math.max(1, Math.ceil(givenUp.getRemainingTTL(owner) / 1_000));
  throw new Failure(
    'rate_limited',
    `${MAX_GIVEN_UP} large bodies of this organisation did not come to their end within a minute; send this one again in ${seconds} s`,
    { headers: { 'retry-after': String(seconds), connection: 'close' } },
  );
}

const tooMuchHeld = (most: number): Failure =>
  new Failure(
    'not_ready',
    `The service holds bodies and files of up to ${most} bytes at once, of one organisation at most half of what the others leave (REDOUBT_MAX_HELD_BODY_BYTES); try again shortly`,
    { headers: { 'retry-after': '1', connection: 'close' } },
  );
