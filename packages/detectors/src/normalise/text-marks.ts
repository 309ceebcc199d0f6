import type { TextMarks, View } from '../view.ts';

/**
 * Signs of what a text may contain. A missing sign means that the text has none of it. A present sign only means that a
 * search is needed.
 */
export const sign = {
  /** The text has a non-ASCII unit. */
  wide: 1,
  /** The text has a non-ASCII unit that keyword matching reads as an ASCII letter. */
  wideLetter: 2,
  /** The text has an ASCII control character that the plain view removes or changes. */
  control: 4,
  /** The text has a leet digit or sign beside a letter. */
  leet: 8,
  /** The text has three single letters or digits near one another. */
  spelt: 16,
  /** The text has 16 consecutive units of the base64 or hexadecimal alphabet. */
  encoded: 32,
  /** The text has pairs of hexadecimal digits. */
  hexPairs: 64,
  percent: 128,
} as const;

/** Replaces the hash for any run of digits. */
export const DIGITS = 1;

/** In UTF-16 units. Longer texts have no marks, because marks stay in memory as long as the text. */
export const LONGEST_MARKED = 4_096;

/**
 * The units of the current text, followed by a zero. Reading them from this array saves a third of the time of
 * `charCodeAt`. The copy costs a tenth of that saving.
 */
const units = new Uint16Array(LONGEST_MARKED + 1);
const unitBytes = Buffer.from(units.buffer);

const MIN_ENCODED = 16;
const MAX_SPELT_GAP = 6;
const MAX_PAIR_GAP = 2;
const SPACE = 0x20;
const ZERO = 0x30;
const SMALL_A = 0x61;
const SMALL_X = 0x78;
const DOLLAR = 0x24;
const PERCENT = 0x25;
const DELETE = 0x7f;

/** What an ASCII unit other than a letter may indicate. */
const role = { leet: 1, symbol: 2, inBase64: 4, control: 8, digit: 16, escape: 32, percent: 64 } as const;
const roles = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  const isIn = (characters: string): boolean => characters.includes(character);
  return (
    (isIn('013457@$!') ? role.leet : 0) |
    (isIn('@$!') ? role.symbol : 0) |
    (isIn('0123456789+/-_') ? role.inBase64 : 0) |
    ((unit < SPACE && !isIn('\t\n\r')) || unit === DELETE ? role.control : 0) |
    (isIn('0123456789') ? role.digit : 0) |
    (isIn('0\\') ? role.escape : 0) |
    (unit === PERCENT ? role.percent : 0)
  );
});
/** Roles that need a closer look. */
const NOTED = role.leet | role.control | role.escape | role.percent;

/** Dotless i, long s and the Kelvin sign: the non-ASCII units whose case folds to an ASCII letter. */
const isWideLetter = (unit: number): boolean => unit === 0x131 || unit === 0x17f || unit === 0x212a;

/** Returns the marks of a view's text and caches them. Returns undefined if the text is too long. */
export function marksOf(view: View): TextMarks | undefined {
  view.marks ??= view.text.length > LONGEST_MARKED ? undefined : readMarks(view.text);
  return view.marks;
}

/** Adds one lower-case letter to the hash of a run. */
export function addLetter(hash: number, letter: number): number {
  return (Math.imul(hash, 31) + letter) | 0;
}

/** Returns the hash of a run of lower-case letters. */
export function hashOfWord(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = addLetter(hash, word.charCodeAt(at));
  return hash;
}

/** Reads the marks of a text. Of a text that is too long for marks, it reads only the beginning. */
export function readMarks(text: string): TextMarks {
  const length = Math.min(text.length, LONGEST_MARKED);
  unitBytes.write(text, 'utf16le');
  units[length] = 0;
  const reader = new MarkReader(length);
  let hash = 0;
  let start = 0;
  for (let at = 0; at < length; at += 1) {
    const unit = units[at] as number;
    const letter = unit | 0x20;
    if (letter - SMALL_A <= 25 && letter >= SMALL_A) {
      hash = addLetter(hash, letter);
      continue;
    }
    if (at > start) reader.addRun(hash, at);
    if (unit === SPACE) reader.part(at);
    else reader.read(unit, at);
    hash = 0;
    start = at + 1;
  }
  if (length > start) reader.addRun(hash, length);
  return reader.finish(length);
}

/** Receives every unit that is not a letter, and tracks words, digits and runs between them. */
class MarkReader {
  readonly #runs: number[];
  readonly #ends: number[];
  #count = 0;
  #signs = 0;
  /** Start of the current word of letters and digits, and end of the word before it. */
  #word = 0;
  #wordBefore = -1;
  /** Number of consecutive one-character words. */
  #singles = 0;
  /** End of the last word that was a pair of hexadecimal digits. */
  #pairBefore = -1;
  #base64 = 0;
  /** Offset of the last digit. The initial value is not adjacent to the first unit. */
  #digit = -2;

  constructor(length: number) {
    // Allocated in advance: an array that grows is copied again and again. Most words have five letters and a gap.
    const room = (length >> 2) + 8;
    this.#runs = new Array<number>(room);
    this.#ends = new Array<number>(room);
  }

  addRun(hash: number, end: number): void {
    this.#runs[this.#count] = hash;
    this.#ends[this.#count] = end;
    this.#count += 1;
  }

  /** Handles a space or the end of the text. */
  part(at: number): void {
    this.#endBase64(at);
    this.#endWord(at);
  }

  read(unit: number, at: number): void {
    const traits = unit < 0x80 ? (roles[unit] as number) : 0;
    if (unit >= 0x80) this.#signs |= isWideLetter(unit) ? sign.wide | sign.wideLetter : sign.wide;
    else if ((traits & NOTED) !== 0) this.#note(traits, unit, at);
    if ((traits & role.inBase64) === 0) this.#endBase64(at);
    if ((traits & role.digit) === 0) this.#endWord(at);
    else this.#addDigit(at);
  }

  #note(traits: number, unit: number, at: number): void {
    if ((traits & role.control) !== 0) this.#signs |= sign.control;
    if ((traits & role.percent) !== 0) this.#signs |= sign.percent;
    if ((traits & role.escape) !== 0 && ((units[at + 1] as number) | 0x20) === SMALL_X) this.#signs |= sign.hexPairs;
    if ((traits & role.leet) !== 0 && this.#isBesideLetter(unit, at)) this.#signs |= sign.leet;
  }

  #isBesideLetter(unit: number, at: number): boolean {
    return this.#isLetterLike(at + 1) || (unit === DOLLAR && this.#isLetterLike(at - 1));
  }

  /** Whether the unit is a letter or a sign that may stand for one. */
  #isLetterLike(at: number): boolean {
    const unit = units[at] ?? 0;
    const letter = unit | 0x20;
    return (
      (letter >= SMALL_A && letter - SMALL_A <= 25) || (unit < 0x80 && ((roles[unit] as number) & role.symbol) !== 0)
    );
  }

  #addDigit(at: number): void {
    if (this.#digit === at - 1) this.#ends[this.#count - 1] = at + 1;
    else this.addRun(DIGITS, at + 1);
    this.#digit = at;
  }

  #endBase64(at: number): void {
    if (at - this.#base64 >= MIN_ENCODED) this.#signs |= sign.encoded;
    this.#base64 = at + 1;
  }

  #endWord(at: number): void {
    const start = this.#word;
    this.#word = at + 1;
    if (at - start === 1) this.#addSingle(start);
    else if (at > start) this.#singles = 0;
    if (at - start === 2) this.#addPair(start, at);
    if (at > start) this.#wordBefore = at;
  }

  #addSingle(start: number): void {
    this.#singles = start - this.#wordBefore <= MAX_SPELT_GAP ? this.#singles + 1 : 1;
    if (this.#singles >= 3) this.#signs |= sign.spelt;
  }

  #addPair(start: number, end: number): void {
    if (!this.#isHex(start) || !this.#isHex(start + 1)) return;
    if (this.#pairBefore >= 0 && start - this.#pairBefore <= MAX_PAIR_GAP) this.#signs |= sign.hexPairs;
    this.#pairBefore = end;
  }

  #isHex(at: number): boolean {
    const unit = units[at] as number;
    return (unit | 0x20) <= 0x66 && (unit >= SMALL_A || unit < ZERO + 10 || unit <= 0x46);
  }

  finish(end: number): TextMarks {
    this.part(end);
    return { signs: this.#signs, runs: this.#runs, ends: this.#ends, count: this.#count };
  }
}
