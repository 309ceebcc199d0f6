/** Some units of a text in order: words, characters of scripts without spaces, or letters. */
export interface TextUnits {
  /** How many units of the text stand before these. */
  readonly first: number;
  readonly count: number;
  readonly hashes: Uint32Array;
  /** Where each stands, in UTF-16 code units of the text that was read. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** How much of the sense stands before each: `sums[b] - sums[a]` is the weight of the units from a to b. */
  readonly sums: Float64Array;
  /** Of `unitKind`. */
  readonly kinds: Uint8Array;
}

/** What a unit is: a word, a character of a script without spaces, or a letter where the spaces are gone. */
export const unitKind = { word: 0, ideograph: 1, letter: 2 } as const;

/** Reads the units of a text from left to right into a window. */
export type UnitReader = (text: string, window: UnitWindow) => void;

/** Is shown units, those before `until` as the next ones of the text; the others are there to look ahead. */
export type UnitVisitor = (units: TextUnits, until: number) => void;

const HELD = 2_048;
/** Units behind the shown ones, as long as the text has any: the longest shingle has as many. */
const AHEAD = 16;

/** The units that are held at a time: memory for those of a whole text costs more than all that is read from it. */
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

  /** Shows what is left at the end of the text. */
  close(): void {
    this.#visit(this, this.count);
    // What a visitor knows may be large.
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

/** Shows all units of a text to a visitor. Linear in the text, and its memory does not grow with it. */
export function visitUnits(text: string, read: UnitReader, visit: UnitVisitor): void {
  const window = spare ?? new UnitWindow();
  spare = undefined;
  window.open(visit);
  read(text, window);
  window.close();
  spare = window;
}
