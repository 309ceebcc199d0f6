/** Consecutive units of a text: words, characters of scripts without spaces, or letters. */
export interface TextUnits {
  /** Number of units of the text before these. */
  readonly first: number;
  readonly count: number;
  readonly hashes: Uint32Array;
  /** Position of each unit, in UTF-16 code units of the text that was read. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Running sums of weight: `sums[b] - sums[a]` is the weight of the units from a to b. */
  readonly sums: Float64Array;
  /** Values of `unitKind`. */
  readonly kinds: Uint8Array;
}

/** The kind of a unit: a word, a character of a script without spaces, or a single letter of unspaced text. */
export const unitKind = { word: 0, ideograph: 1, letter: 2 } as const;

/** Reads the units of a text from left to right into a window. */
export type UnitReader = (text: string, window: UnitWindow) => void;

/** Receives units. Those before `until` are the next ones of the text. The rest are for look-ahead only. */
export type UnitVisitor = (units: TextUnits, until: number) => void;

const HELD = 2_048;
/** Number of look-ahead units: the length of the longest shingle. */
const AHEAD = 16;

/** A sliding window of units. To hold all units of a text would cost more memory than the result. */
export class UnitWindow implements TextUnits {
  first = 0;
  count = 0;
  readonly hashes = new Uint32Array(HELD);
  readonly starts = new Uint32Array(HELD);
  readonly ends = new Uint32Array(HELD);
  readonly sums = new Float64Array(HELD + 1);
  readonly kinds = new Uint8Array(HELD);
  #visit: UnitVisitor = () => {};

  open(visit: UnitVisitor): void {
    this.first = 0;
    this.count = 0;
    this.sums[0] = 0;
    this.#visit = visit;
  }

  add(hash: number, start: number, end: number, kind: number, weight: number): void {
    if (this.count === HELD) this.#slide();
    const at = this.count;
    this.hashes[at] = hash;
    this.starts[at] = start;
    this.ends[at] = end;
    this.kinds[at] = kind;
    this.sums[at + 1] = (this.sums[at] ?? 0) + weight;
    this.count = at + 1;
  }

  /** Passes the remaining units at the end of the text to the visitor. */
  close(): void {
    this.#visit(this, this.count);
    // Drops the visitor, which may hold much memory.
    this.#visit = () => {};
  }

  #slide(): void {
    const until = HELD - AHEAD;
    this.#visit(this, until);
    for (const units of [this.hashes, this.starts, this.ends, this.sums, this.kinds]) units.copyWithin(0, until);
    this.first += until;
    this.count = AHEAD;
  }
}

let spare: UnitWindow | undefined;

/** Passes all units of a text to a visitor, in linear time and constant memory. */
export function visitUnits(text: string, read: UnitReader, visit: UnitVisitor): void {
  const window = spare ?? new UnitWindow();
  spare = undefined;
  window.open(visit);
  read(text, window);
  window.close();
  spare = window;
}
