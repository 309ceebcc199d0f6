import { type Piece, setInFonts } from './set-in-fonts.ts';
import type { Weight } from './typefaces.ts';

/** A line of a text. Its pieces are in the order in which they are drawn, from the left. */
export interface Line {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** The text reads from the right, so the line begins at the right margin. */
  readonly isFromRight: boolean;
}

/** How a text is set. */
export interface Setting {
  readonly size: number;
  readonly weight: Weight;
}

/** Measures a piece at a size. */
export type Measure = (piece: Piece, size: number) => number;

interface Word {
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly isFromRight: boolean;
  /** It goes on a word that was broken, so there is no blank before it. */
  readonly isRest?: boolean;
}

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const firstLetter = /\p{L}/u;
const isReadFromRight = (text: string): boolean => fromRight.test(firstLetter.exec(text)?.[0] ?? '');

/** Breaks a text into lines of a width. Blanks are kept as single ones. A word that is wider is broken, too. */
export function breakLines(text: string, width: number, setting: Setting, measure: Measure): Line[] {
  const blank = wordOf(' ', setting, measure);
  return text.split(/\r\n|[\n\r\u2028\u2029\v\f]/).flatMap((paragraph) => {
    const words = paragraph.split(/\s+/).filter(Boolean);
    const parts = words.flatMap((word) => brokenWord(word, width, setting, measure));
    const isRight = isReadFromRight(paragraph);
    return filledLines(parts, width, blank.width).map((line) => orderedLine(line, blank, isRight));
  });
}

/** Puts words into lines, as many as fit into each. There is at least one line. */
function filledLines(words: readonly Word[], width: number, gap: number): Word[][] {
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of words) {
    const current = lines.at(-1) ?? [];
    const needed = current.length === 0 ? word.width : used + gapBefore(word, gap) + word.width;
    if (current.length > 0 && needed > width) {
      lines.push([word]);
      used = word.width;
    } else {
      current.push(word);
      used = needed;
    }
  }
  return lines;
}

function wordOf(text: string, { size, weight }: Setting, measure: Measure): Word {
  const pieces = setInFonts(text, weight);
  return { pieces, width: sum(pieces.map((piece) => measure(piece, size))), isFromRight: fromRight.test(text) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Characters that are measured together when a long word is broken. No letter is wider than this many times its size. */
const WIDEST = 1.2;

/** Parts of a word that are no wider than a line. */
function brokenWord(word: string, width: number, setting: Setting, measure: Measure): Word[] {
  const whole = wordOf(word, setting, measure);
  if (whole.width <= width) return [whole];
  const most = Math.max(1, Math.floor(width / (setting.size * WIDEST)));
  const characters = [...word];
  const parts: Word[] = [];
  for (let at = 0; at < characters.length; at += most) {
    parts.push({ ...wordOf(characters.slice(at, at + most).join(''), setting, measure), isRest: at > 0 });
  }
  return parts;
}

const gapBefore = ({ isRest }: Word, gap: number): number => (isRest ? 0 : gap);

/** Whether there is a blank between two words that are drawn beside each other. */
function needsBlank(left: Word | undefined, right: Word): boolean {
  if (left === undefined) return false;
  const later = left.isFromRight && right.isFromRight ? left : right;
  return later.isRest !== true;
}

/** Words in the order in which they are drawn: those that are read from the right run the other way. */
function orderedLine(words: readonly Word[], blank: Word, isFromRight: boolean): Line {
  const base = isFromRight ? words.toReversed() : words;
  const groups: Word[][] = [];
  for (const word of base) {
    const last = groups.at(-1);
    if (last?.[0]?.isFromRight === word.isFromRight) last.push(word);
    else groups.push([word]);
  }
  const drawn = groups.flatMap((group) => (group[0]?.isFromRight === isFromRight ? group : group.toReversed()));
  const spaced = drawn.flatMap((word, at) => (needsBlank(drawn[at - 1], word) ? [blank, word] : [word]));
  return {
    pieces: spaced.flatMap(({ pieces }) => pieces),
    width: sum(spaced.map(({ width }) => width)),
    isFromRight,
  };
}
