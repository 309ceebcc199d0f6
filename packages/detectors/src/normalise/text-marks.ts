import type { TextMarks, View } from '../view.ts';
import { mayBeKnown } from './known-initials.ts';
import { sign } from './text-signs.ts';
import { ENCLOSED, isWideDash, isWideLetter, NOTED, role, roles, wide, wideKinds } from './unit-traits.ts';
import { addLetter } from './word-hash.ts';

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

const MAX_SPELT_GAP = 6;
const MAX_PAIR_GAP = 2;
const MAX_NUMBER_GAP = 12;
const MIN_NUMBERS = 4;
const MIN_DIGITS = 7;
const MIN_CAPITALS = 8;
const MIN_UNBROKEN = 20;
const MIN_LINES = 16;
const MIN_INNER = 3;
const MIN_PIG_WORDS = 3;
const MIN_INITIALS = 3;
const CASE = 0x20;
const SPACE = 0x20;
const NEWLINE = 0x0a;
const ZERO = 0x30;
const SMALL_A = 0x61;
const SMALL_X = 0x78;
const SMALL_Y = 0x79;
const DOLLAR = 0x24;
const OPEN_BRACKET = 0x28;

const FOREIGN_FROM = 0x370;

/** Returns the marks of a view's text and caches them. Returns undefined if the text is too long. */
export function marksOf(view: View): TextMarks | undefined {
  view.marks ??= view.text.length > LONGEST_MARKED ? undefined : readMarks(view.text);
  return view.marks;
}

/** Reads the marks of a text. Of a text that is too long for marks, it reads only the beginning. */
export function readMarks(text: string): TextMarks {
  const length = Math.min(text.length, LONGEST_MARKED);
  unitBytes.write(text, 'utf16le');
  units[length] = 0;
  const reader = new MarkReader(length);
  let hash = 0;
  let start = 0;
  /** Bit `CASE` of every letter of the run, added up: how many of them are small. */
  let small = 0;
  for (let at = 0; at < length; at += 1) {
    const unit = units[at] as number;
    const letter = unit | CASE;
    if (letter - SMALL_A <= 25 && letter >= SMALL_A) {
      hash = addLetter(hash, letter);
      small += unit & CASE;
      continue;
    }
    if (at > start) reader.addWord(hash, start, at, small);
    if (unit === SPACE) reader.part(at);
    else reader.read(unit, at);
    hash = 0;
    small = 0;
    start = at + 1;
  }
  if (length > start) reader.addWord(hash, start, length, small);
  return reader.finish(length);
}

const isQuote = (unit: number): boolean => unit === 0x22 || unit === 0x27;

const isLetter = (unit: number): boolean => {
  const letter = unit | CASE;
  return letter >= SMALL_A && letter - SMALL_A <= 25 && unit < 0x80;
};

/** Returns the signs that need no neighbour. */
const signsOfTraits = (traits: number): number =>
  ((traits & role.marked) !== 0 ? sign.marked : 0) |
  ((traits & role.control) !== 0 ? sign.control : 0) |
  ((traits & role.percent) !== 0 ? sign.percent : 0);

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
  /** Start of the current stretch without a blank. */
  #unbroken = 0;
  /** Offset of the last digit. The initial value is not adjacent to the first unit. */
  #digit = -2;
  #digits = 0;
  /** Number of runs of digits near one another. */
  #numbers = 0;
  /** Number of consecutive words that end in "ay". */
  #pigWords = 0;
  /** Hash and number of the first letters of the current sentence, and how many of the last ones made a word. */
  #initials = 0;
  #initialCount = 0;
  #knownInitials = 0;
  /** The same of the first letters of lines. Empty lines part them. */
  #lineInitials = 0;
  #lineCount = 0;
  #knownBlocks = 0;
  #inner = 0;

  constructor(length: number) {
    // Allocated in advance: an array that grows is copied again and again. Most words have five letters and a gap.
    const room = (length >> 2) + 8;
    this.#runs = new Array<number>(room);
    this.#ends = new Array<number>(room);
    this.#addLine(0);
  }

  addWord(hash: number, start: number, end: number, small: number): void {
    this.#addRun(hash, end);
    const first = units[start] as number;
    this.#initials = addLetter(this.#initials, first | CASE);
    this.#initialCount += 1;
    const last = (units[end - 1] as number) | CASE;
    if (last === SMALL_Y && ((units[end - 2] as number) | CASE) === SMALL_A) this.#addPigWord();
    else this.#pigWords = 0;
    const length = end - start;
    const capitals = length - (small >> 5);
    if (capitals === 0 || (capitals === 1 && (first & CASE) === 0)) return;
    if (capitals < length) this.#signs |= sign.mixed;
    else if (length >= MIN_CAPITALS) this.#signs |= sign.capitals;
  }

  #addRun(hash: number, end: number): void {
    this.#runs[this.#count] = hash;
    this.#ends[this.#count] = end;
    this.#count += 1;
  }

  #addPigWord(): void {
    this.#pigWords += 1;
    if (this.#pigWords >= MIN_PIG_WORDS) this.#signs |= sign.pigLatin;
  }

  /** Handles a space or the end of the text. */
  part(at: number): void {
    if (at - this.#unbroken >= MIN_UNBROKEN) this.#signs |= sign.unbroken;
    this.#unbroken = at + 1;
    this.#endWord(at);
  }

  read(unit: number, at: number): void {
    if (unit >= 0x80) {
      this.#readWide(unit, at);
      return;
    }
    const traits = roles[unit] as number;
    if ((traits & NOTED) !== 0) this.#note(traits, unit, at);
    if ((traits & role.digit) === 0) this.#endWord(at);
    else this.#addDigit(at);
  }

  #readWide(unit: number, at: number): void {
    const kind = wideKinds[unit >> 4] as number;
    this.#signs |= isWideLetter(unit) ? sign.wide | sign.wideLetter : sign.wide;
    if ((kind & wide.cyrillic) !== 0) this.#signs |= sign.cyrillic;
    if (this.#isOdd(kind, unit, at)) this.#signs |= sign.odd;
    if (kind === wide.sign) this.#addWideSign(unit, at);
    else if (kind === wide.odd) this.#endWord(at);
  }

  #addWideSign(unit: number, at: number): void {
    if (isWideDash(unit) && this.#isDash(units[at + 1] as number)) this.#signs |= sign.dashes;
    this.#addInner(at);
    this.#endWord(at);
  }

  /** Whether a unit is drawn in an odd way, or stands beside a letter of another alphabet. */
  #isOdd(kind: number, unit: number, at: number): boolean {
    if (kind === wide.odd || unit === ENCLOSED) return true;
    return unit >= FOREIGN_FROM && kind !== wide.sign && this.#isBesideAscii(at);
  }

  #isBesideAscii(at: number): boolean {
    return isLetter(units[at + 1] as number) || isLetter(units[at - 1] ?? 0);
  }

  #isDash(unit: number): boolean {
    return unit === 0x2d || unit === 0x2e || isWideDash(unit);
  }

  #note(traits: number, unit: number, at: number): void {
    this.#signs |= signsOfTraits(traits);
    if ((traits & role.blank) !== 0) this.#addBlank(unit, at);
    if ((traits & role.stop) !== 0) this.#endSentence();
    if ((traits & role.inner) !== 0) this.#addInner(at);
    if ((traits & (role.dash | role.bracket | role.escape | role.leet)) !== 0) this.#lookAround(traits, unit, at);
  }

  /** Adds the signs that need a certain neighbour. */
  #lookAround(traits: number, unit: number, at: number): void {
    if ((traits & role.dash) !== 0 && this.#isBesideDash(at)) this.#signs |= sign.dashes;
    if ((traits & role.bracket) !== 0 && this.#isBesideQuote(unit, at)) this.#signs |= sign.joined;
    if ((traits & role.escape) !== 0 && ((units[at + 1] as number) | CASE) === SMALL_X) this.#signs |= sign.hexPairs;
    if ((traits & role.leet) !== 0 && this.#isBesideLetter(unit, at)) this.#signs |= sign.leet;
  }

  /** Counts a sign between two letters. */
  #addInner(at: number): void {
    if (!this.#isAnyLetter(at + 1) || !this.#isAnyLetter(at - 1)) return;
    this.#inner += 1;
    if (this.#inner >= MIN_INNER) this.#signs |= sign.broken;
  }

  #isAnyLetter(at: number): boolean {
    const unit = units[at] ?? 0;
    return unit < 0x80 ? isLetter(unit) : ((wideKinds[unit >> 4] as number) & wide.letter) !== 0;
  }

  #addBlank(unit: number, at: number): void {
    if (at - this.#unbroken >= MIN_UNBROKEN) this.#signs |= sign.unbroken;
    this.#unbroken = at + 1;
    if (unit !== NEWLINE) return;
    this.#addLine(at + 1);
    let before = at - 1;
    while (before >= 0 && (units[before] as number) <= SPACE && at - before <= MIN_UNBROKEN) before -= 1;
    if (before === this.#digit) this.#signs |= sign.brokenNumber;
  }

  /** Adds the first letter of a line. An empty line ends a word of such letters. */
  #addLine(start: number): void {
    const first = units[start] as number;
    if (isLetter(first)) {
      this.#lineInitials = addLetter(this.#lineInitials, first | CASE);
      this.#lineCount += 1;
      if (this.#lineCount >= MIN_LINES) this.#signs |= sign.lines;
    } else if (first <= SPACE) this.#endBlock();
  }

  #endBlock(): void {
    if (this.#lineCount >= MIN_INITIALS && mayBeKnown(this.#lineInitials)) this.#knownBlocks += 1;
    if (this.#knownBlocks >= MIN_INITIALS) this.#signs |= sign.lines;
    this.#lineInitials = 0;
    this.#lineCount = 0;
  }

  #endSentence(): void {
    if (this.#initialCount >= MIN_INITIALS) {
      this.#knownInitials = mayBeKnown(this.#initials) ? this.#knownInitials + 1 : this.#knownInitials >> 1;
      if (this.#knownInitials >= MIN_INITIALS) this.#signs |= sign.initials;
    }
    this.#initials = 0;
    this.#initialCount = 0;
  }

  #isBesideDash(at: number): boolean {
    return this.#isDash(units[at + 1] as number) || this.#isDash(units[at - 1] ?? 0);
  }

  /** Whether a full stop stands between two quotes, or a bracket before one. */
  #isBesideQuote(unit: number, at: number): boolean {
    const next = units[at + 1] === SPACE ? at + 2 : at + 1;
    if (!isQuote(units[next] ?? 0)) return false;
    return unit === OPEN_BRACKET || isQuote(units[at - 1] ?? 0) || units[at - 1] === SPACE;
  }

  #isBesideLetter(unit: number, at: number): boolean {
    return this.#isLetterLike(at + 1) || (unit === DOLLAR && this.#isLetterLike(at - 1));
  }

  /** Whether the unit is a letter or a sign that may stand for one. */
  #isLetterLike(at: number): boolean {
    const unit = units[at] ?? 0;
    return isLetter(unit) || (unit < 0x80 && ((roles[unit] as number) & role.symbol) !== 0);
  }

  #addDigit(at: number): void {
    if (this.#digit === at - 1) this.#extendNumber(at);
    else this.#startNumber(at);
    if (isLetter(units[at + 1] as number)) this.#signs |= sign.mixed;
    this.#digit = at;
  }

  #extendNumber(at: number): void {
    this.#ends[this.#count - 1] = at + 1;
    this.#digits += 1;
    if (this.#digits >= MIN_DIGITS) this.#signs |= sign.digits;
  }

  #startNumber(at: number): void {
    this.#addRun(DIGITS, at + 1);
    this.#numbers = at - this.#digit <= MAX_NUMBER_GAP ? this.#numbers + 1 : 1;
    if (this.#numbers >= MIN_NUMBERS) this.#signs |= sign.numbers;
    this.#digits = 1;
    if (isLetter(units[at - 1] ?? 0)) this.#signs |= sign.mixed;
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
    return (unit | CASE) <= 0x66 && (unit >= SMALL_A || unit < ZERO + 10 || unit <= 0x46);
  }

  finish(end: number): TextMarks {
    this.part(end);
    this.#endSentence();
    this.#endBlock();
    return { signs: this.#signs, runs: this.#runs, ends: this.#ends, count: this.#count };
  }
}
