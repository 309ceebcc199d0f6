import { classOf, DIGIT, LATIN, MARK } from './letter-class.ts';
import { identityMap } from './offset-map.ts';
import { type Reading, TextWriter } from './text-writer.ts';

const MIN_SINGLES = 4;
const MIN_LETTERS = 3;
/** Minimum letters of the longest word. It excludes "e.g., i.e." and "a | b, c". */
const MIN_WORD = 3;
const MAX_GAP = 3;
const SPACE = 0x20;
/** Widest gap between two words of a spelt-out text. A wider gap ends the stretch. */
const MAX_WORD_GAP = 6;

/**
 * Matches three single letters or digits near one another, or any non-ASCII character. Without a match there is nothing
 * to join.
 */
const maybeSpelt =
  /(?:^|[^A-Za-z0-9])[A-Za-z0-9][^A-Za-z0-9]{1,3}[A-Za-z0-9][^A-Za-z0-9]{1,6}[A-Za-z0-9](?![A-Za-z0-9])|[\u0080-\uffff]/;

/** State while a spelt-out stretch is read. */
interface Spelling {
  /** Gaps to remove, as pairs of start and end. Those of the open stretch begin at index `opened`. */
  readonly gaps: number[];
  opened: number;
  singles: number;
  letters: number;
  /** Number of single letters in the current word, and in the longest word. */
  word: number;
  longest: number;
  /** End of the last single letter. It is -1 if no stretch is open. */
  lastEnd: number;
  /** First occurrence of the gap between the letters of a word in this stretch. */
  gapStart: number;
  gapEnd: number;
}

/** Returns the text with spelt-out words ("i g n o r e", "i.g.n.o.r.e") joined. A wider gap separates words. */
export function joinedReading(text: string): Reading {
  const gaps = maybeSpelt.test(text) ? gapsWithinWords(text) : [];
  if (gaps.length === 0) return { text, toParent: identityMap };
  const writer = new TextWriter(text);
  let done = 0;
  for (let index = 0; index < gaps.length; index += 2) {
    writer.copy(done, gaps[index] ?? done);
    done = gaps[index + 1] ?? done;
  }
  writer.copy(done, text.length);
  return writer.finish();
}

function gapsWithinWords(text: string): number[] {
  const spelling: Spelling = {
    gaps: [],
    opened: 0,
    singles: 0,
    letters: 0,
    word: 1,
    longest: 1,
    lastEnd: -1,
    gapStart: 0,
    gapEnd: 0,
  };
  let shape = 0;
  for (let at = 0; at <= text.length; at += 1) {
    shape = ((shape << 1) | (at < text.length && isLetterOrDigit(text.charCodeAt(at)) ? 1 : 0)) & 7;
    if (shape === 0b010) addSingle(text, at - 1, spelling);
    else if (shape === 0b011 && spelling.lastEnd >= 0) close(spelling);
  }
  close(spelling);
  return spelling.gaps;
}

/** Surrogate halves are not letters here. Letters outside the basic plane are folded before. */
function isLetterOrDigit(unit: number): boolean {
  const letterClass = classOf(unit);
  return letterClass >= LATIN && letterClass <= DIGIT && letterClass !== MARK;
}

function addSingle(text: string, at: number, spelling: Spelling): void {
  if (spelling.lastEnd >= 0) addGap(text, at, spelling);
  spelling.singles += 1;
  if (classOf(text.charCodeAt(at)) !== DIGIT) spelling.letters += 1;
  spelling.lastEnd = at + 1;
}

/** The first gap of a stretch sets the gap within words. Equal gaps are within words too. Wider ones separate words. */
function addGap(text: string, at: number, spelling: Spelling): void {
  const start = spelling.lastEnd;
  const length = at - start;
  const within = spelling.gapEnd - spelling.gapStart;
  if (within > 0 && length === within && sameText(text, spelling.gapStart, start, length)) {
    spelling.gaps.push(start, at);
    spelling.word += 1;
    spelling.longest = Math.max(spelling.longest, spelling.word);
    return;
  }
  if (partsWords(text, start, length, spelling)) {
    spelling.word = 1;
    return;
  }
  close(spelling);
  if (length > MAX_GAP) return;
  startStretch(text, start, at, spelling);
}

/**
 * Whether a gap separates two words of a stretch. It does if it is wider than the gaps within words, or blank while
 * those are not.
 */
function partsWords(text: string, start: number, length: number, { gapStart, gapEnd }: Spelling): boolean {
  const within = gapEnd - gapStart;
  if (within === 0 || length > MAX_WORD_GAP) return false;
  return length > within || (isBlank(text, start) && !isBlank(text, gapStart));
}

function isBlank(text: string, at: number): boolean {
  return text.charCodeAt(at) <= SPACE;
}

/** Starts a stretch with the single letter before a gap. */
function startStretch(text: string, gapStart: number, gapEnd: number, spelling: Spelling): void {
  spelling.gapStart = gapStart;
  spelling.gapEnd = gapEnd;
  spelling.gaps.push(gapStart, gapEnd);
  spelling.singles = 1;
  spelling.word = 2;
  spelling.longest = 2;
  spelling.letters = classOf(text.charCodeAt(gapStart - 1)) === DIGIT ? 0 : 1;
}

function sameText(text: string, one: number, other: number, length: number): boolean {
  for (let index = 0; index < length; index += 1) {
    if (text.charCodeAt(one + index) !== text.charCodeAt(other + index)) return false;
  }
  return true;
}

function close(spelling: Spelling): void {
  const isSpelt = spelling.singles >= MIN_SINGLES && spelling.letters >= MIN_LETTERS && spelling.longest >= MIN_WORD;
  if (!isSpelt) spelling.gaps.length = spelling.opened;
  spelling.opened = spelling.gaps.length;
  spelling.singles = 0;
  spelling.letters = 0;
  spelling.lastEnd = -1;
  spelling.gapEnd = 0;
}
