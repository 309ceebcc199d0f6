import { checkPointAfter, type Spacing, spacingsFor, wordStartBefore } from './check-points.ts';
import { afterwards } from './in-order.ts';

/**
 * Returns the start of the last part of a text that may still become something, or the text's length if there is none.
 */
export type OpenFrom = (text: string) => number;

export interface OutputWatchOptions<Verdict> {
  /** Judges one window: the text up to a check point, with some text before it. `final` means the end of the text. */
  readonly judge: (window: string, end: 'more' | 'final') => Verdict | Promise<Verdict>;
  /** Judges many windows of a large text in a thread. If absent, windows are judged one after the other. */
  readonly judgeEach?: ((windows: readonly string[]) => Promise<readonly Verdict[]>) | undefined;
  readonly isBlocking: (verdict: Verdict) => boolean;
  /**
   * Returns whether text beyond the last check point may be delivered early. Its result is no verdict. If absent, the
   * text waits.
   */
  readonly peek?: ((window: string) => boolean | Promise<boolean>) | undefined;
  /** The part at the end that it finds is held back and judged again with the text that follows. */
  readonly openFrom?: OpenFrom | undefined;
  /** Maximum UTF-16 units that are held back. */
  readonly holdBack?: number | undefined;
  /** Units between two check points. Absent: the first is early, and the others are about 180 apart. */
  readonly every?: number | undefined;
  /** Units before the last check point that a window includes: at least the longest span of interest. */
  readonly reach?: number | undefined;
  /** Units between two early checks. The first is made at once. */
  readonly peekEvery?: number | undefined;
}

/** Lets a text through as far as it was judged. After a promise, the next call must wait for it. */
export interface OutputWatch<Verdict> {
  /** Adds text and returns what may be delivered. */
  push(delta: string): string | Promise<string>;
  /** Returns what may be delivered while the text pauses. The text may continue. */
  flush(): string | Promise<string>;
  /** Ends the text and returns the rest that may be delivered. */
  end(): string | Promise<string>;
  /** The verdict that blocked the text. After it, nothing is delivered. */
  readonly blocked: Verdict | undefined;
  /** Units that are held back. */
  readonly held: number;
}

export const HOLD_BACK = 200;
export const REACH = 96;
const PEEK_EVERY = 256;
/** A longer word is cut at the beginning of a window. */
export const MAX_WORD = 2_048;
/** Up to this many characters, windows are judged on the spot, one after the other. */
export const FEW_CHARACTERS = 4_096;
/**
 * Characters of windows that a thread judges at a time. This takes tens of milliseconds, and other work comes between.
 */
export const AT_ONCE = 16_384;
/** Text that is no longer needed is dropped when it reaches this length. */
const MAX_PAST = 8_192;

/**
 * Creates a watch over one text. Check points depend only on the text, and each judges the same window however the
 * text was cut. So one piece is judged exactly like many.
 */
export function createOutputWatch<Verdict>(options: OutputWatchOptions<Verdict>): OutputWatch<Verdict> {
  return new Watch(options);
}

class Watch<Verdict> implements OutputWatch<Verdict> {
  blocked: Verdict | undefined;
  readonly #options: OutputWatchOptions<Verdict>;
  readonly #spacings: readonly [Spacing, ...Spacing[]];
  #spacing: Spacing;
  readonly #holdBack: number;
  readonly #reach: number;
  readonly #peekEvery: number;
  /** The last part of the text. All offsets below are offsets in it. */
  #text = '';
  #isBlocked = false;
  /**
   * Offsets: the last check point, the start of the search for the next one, the end of the text that may be delivered,
   * and the end of the delivered text.
   */
  #judged = 0;
  #searched = 0;
  #cleared = 0;
  #delivered = 0;
  #points = 0;
  #nextPeek = 1;

  constructor(options: OutputWatchOptions<Verdict>) {
    this.#options = options;
    this.#holdBack = options.holdBack ?? HOLD_BACK;
    this.#reach = options.reach ?? REACH;
    this.#peekEvery = options.peekEvery ?? PEEK_EVERY;
    this.#spacings = spacingsFor(this.#holdBack, options.every);
    this.#spacing = this.#spacings[0];
  }

  get held(): number {
    return this.#isBlocked ? 0 : this.#text.length - this.#delivered;
  }

  push(delta: string): string | Promise<string> {
    if (this.#isBlocked) return '';
    this.#text += delta;
    const { judgeEach } = this.#options;
    return judgeEach && delta.length > FEW_CHARACTERS ? this.#advanceFar(judgeEach) : this.#advance();
  }

  flush(): string | Promise<string> {
    this.#nextPeek = 0;
    return this.#peekThenRelease();
  }

  end(): string | Promise<string> {
    if (this.#isBlocked) return '';
    const { length } = this.#text;
    if (length === this.#judged) return this.#deliver(length);
    return afterwards(this.#options.judge(this.#window(length), 'final'), (verdict) => {
      this.#record(verdict, length);
      return this.#deliver(length);
    });
  }

  /** Judges at every check point reached, then delivers what may go. */
  #advance(): string | Promise<string> {
    while (!this.#isBlocked) {
      const point = checkPointAfter(this.#text, this.#judged, this.#searched, this.#spacing);
      if (point === -1) break;
      const verdict = this.#options.judge(this.#window(point), 'more');
      if (verdict instanceof Promise) {
        return verdict.then((settled) => {
          this.#record(settled, point);
          return this.#advance();
        });
      }
      this.#record(verdict, point);
    }
    this.#searched = this.#text.length;
    return this.#peekThenRelease();
  }

  /**
   * Does the same with many windows at a time. Cleared text is delivered at once, so that checks of the open part stay
   * short.
   */
  async #advanceFar(judgeEach: NonNullable<OutputWatchOptions<Verdict>['judgeEach']>): Promise<string> {
    let out = '';
    for (let ahead = this.#windowsAhead(); ahead.length > 0; ahead = this.#windowsAhead()) {
      const verdicts = await judgeEach(ahead.map(({ window }) => window));
      for (const [at, { point }] of ahead.entries()) {
        this.#record(verdicts[at] as Verdict, point);
        if (this.#isBlocked) return '';
      }
      out += this.#deliver(this.#cleared);
    }
    return afterwards(this.#advance(), (rest) => out + rest);
  }

  /** Returns the next windows. Their check points do not depend on verdicts. */
  #windowsAhead(): { readonly point: number; readonly window: string }[] {
    const found: { point: number; window: string }[] = [];
    let [last, from, spacing] = [this.#judged, this.#searched, this.#spacing];
    for (let characters = 0; characters < AT_ONCE; ) {
      const point = checkPointAfter(this.#text, last, from, spacing);
      if (point === -1) break;
      const window = this.#window(point, last);
      found.push({ point, window });
      characters += window.length;
      [last, from, spacing] = [point, point, this.#spacings[this.#points + found.length] ?? spacing];
    }
    return found;
  }

  #record(verdict: Verdict, point: number): void {
    this.#searched = point;
    this.#judged = point;
    if (this.#options.isBlocking(verdict)) {
      this.blocked = verdict;
      this.#isBlocked = true;
      this.#text = '';
      return;
    }
    this.#cleared = Math.max(this.#cleared, this.#openFrom(point));
    this.#points += 1;
    this.#spacing = this.#spacings[this.#points] ?? this.#spacing;
    this.#nextPeek = point + this.#peekEvery;
  }

  /** Makes an early check only if it could release text. */
  #peekThenRelease(): string | Promise<string> {
    const { peek } = this.#options;
    const { length } = this.#text;
    if (!peek || this.#isBlocked || length < this.#nextPeek) return this.#release();
    const open = this.#openFrom(length);
    if (open <= this.#cleared) return this.#release();
    this.#nextPeek = length + this.#peekEvery;
    return afterwards(peek(this.#window(length)), (mayGo) => {
      if (mayGo) this.#cleared = open;
      return this.#release();
    });
  }

  /** If the limit is reached, all judged text is delivered. */
  #release(): string {
    const isFull = this.#text.length - this.#cleared > this.#holdBack;
    return this.#deliver(isFull ? Math.max(this.#cleared, this.#judged) : this.#cleared);
  }

  /**
   * Returns how far a text may be delivered that was judged up to `end`. The part that is still open there waits and is
   * judged again with the text that follows. It is not enough that the part is no longer open, because that does not
   * show what it became.
   */
  #openFrom(end: number): number {
    const { openFrom } = this.#options;
    return openFrom ? this.#delivered + openFrom(this.#text.slice(this.#delivered, end)) : end;
  }

  #deliver(to: number): string {
    if (this.#isBlocked || to <= this.#delivered) return '';
    const out = this.#text.slice(this.#delivered, to);
    this.#delivered = to;
    if (to > MAX_PAST) this.#forget();
    return out;
  }

  #window(end: number, judged = this.#judged): string {
    return this.#text.slice(wordStartBefore(this.#text, judged - this.#reach, MAX_WORD), end);
  }

  /** Drops old text. No window goes back beyond the reach and the longest word before it. */
  #forget(): void {
    const past = Math.min(this.#delivered, this.#judged - this.#reach - MAX_WORD - 1);
    if (past < MAX_PAST / 2) return;
    this.#text = this.#text.slice(past);
    this.#judged -= past;
    this.#searched -= past;
    this.#cleared -= past;
    this.#delivered -= past;
    this.#nextPeek -= past;
  }
}
