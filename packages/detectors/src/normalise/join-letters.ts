import { classOf, DIGIT, LATIN, MARK } from './letter-class.ts';
import { identityMap } from './offset-map.ts';
import { type Reading, TextWriter } from './text-writer.ts';

const MIN_SINGLES = 4;
const MIN_LETTERS = 3;
const MAX_GAP = 3;
const SPACE = 0x20;
/** Widest gap between two words of a spelt-out text; a wider one ends it. */
const MAX_WORD_GAP = 6;

/** Three single letters or digits near one another, or a character that may be one or part them: a reason to look. */
const maybeSpelt =
  /(?:^|[^A-Za-z0-9])[A-Za-z0-9][^A-Za-z0-9]{1,3}[A-Za-z0-9][^A-Za-z0-9]{1,6}[A-Za-z0-9](?![A-Za-z0-9])|[\u0080-\uffff]/;

/** A spelt-out stretch while it is being read. */
interface Spelling {
  /** Gaps to take out, as start and end; those of the open stretch stand from `opened` on. */
  readonly gaps: number[];
  opened: number;
  singles: number;
  letters: number;
  /** End of the last single letter, or -1 when no stretch is open. */
  lastEnd: number;
  /** Where the gap that stands within the words of this stretch was first seen. */
  gapStart: number;
  gapEnd: number;
}

/** The text with words that are spelt out ("i g n o r e", "i.g.n.o.r.e") put together; a wider gap parts words. */
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
  const spelling: Spelling = { gaps: [], opened: 0, singles: 0, letters: 0, lastEnd: -1, gapStart: 0, gapEnd: 0 };
  let shape = 0;
  for (let at = 0; at <= text.length; at += 1) {
    shape = ((shape << 1) | (at < text.length && isLetterOrDigit(text.charCodeAt(at)) ? 1 : 0)) & 7;
    if (shape === 0b010) addSingle(text, at - 1, spelling);
    else if (shape === 0b011 && spelling.lastEnd >= 0) close(spelling);
  }
  close(spelling);
  return spelling.gaps;
}

/** A surrogate half is no letter here: letters outside the basic plane were folded before. */
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

/** The first gap of a stretch stands within a word; so do those like it, and wider ones part words. */
function addGap(text: string, at: number, spelling: Spelling): void {
  const start = spelling.lastEnd;
  const length = at - start;
  const within = spelling.gapEnd - spelling.gapStart;
  if (within > 0 && length === within && sameText(text, spelling.gapStart, start, length)) {
    spelling.gaps.push(start, at);
    return;
  }
  const isBlank = text.charCodeAt(start) <= SPACE;
  if (within > 0 && length <= MAX_WORD_GAP && (length > within || isBlank) && !isNarrowerBlank(text, spelling, length))
    return;
  close(spelling);
  if (length > MAX_GAP) return;
  startStretch(text, start, at, spelling);
}

/** Whether a blank gap is narrower than the blank one within the words of the stretch: then that one parted words. */
function isNarrowerBlank(text: string, { gapStart, gapEnd }: Spelling, length: number): boolean {
  return length < gapEnd - gapStart && text.charCodeAt(gapStart) <= SPACE;
}

/** Begins a stretch with the single letter before a gap. */
function startStretch(text: string, gapStart: number, gapEnd: number, spelling: Spelling): void {
  spelling.gapStart = gapStart;
  spelling.gapEnd = gapEnd;
  spelling.gaps.push(gapStart, gapEnd);
  spelling.singles = 1;
  spelling.letters = classOf(text.charCodeAt(gapStart - 1)) === DIGIT ? 0 : 1;
}

function sameText(text: string, one: number, other: number, length: number): boolean {
  for (let index = 0; index < length; index += 1) {
    if (text.charCodeAt(one + index) !== text.charCodeAt(other + index)) return false;
  }
  return true;
}

function close(spelling: Spelling): void {
  if (spelling.singles < MIN_SINGLES || spelling.letters < MIN_LETTERS) spelling.gaps.length = spelling.opened;
  spelling.opened = spelling.gaps.length;
  spelling.singles = 0;
  spelling.letters = 0;
  spelling.lastEnd = -1;
  spelling.gapEnd = 0;
}
