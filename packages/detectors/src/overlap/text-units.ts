import { unitClass, unitClasses } from '../features/unit-classes.ts';
import { unitKind as unitKindOf, unitTable } from '../keyword/unit-table.ts';
import { stretchHash } from './shingle-hash.ts';
import { type UnitWindow, unitKind } from './unit-window.ts';
import { weightOfWord } from './word-weights.ts';

/** Words that a character of a script without spaces stands for. */
const IDEOGRAPH_WEIGHT = 0.4;

/** Reads the words of a text in its letters view; in scripts without spaces each character is one. Linear in the text. */
export function readWords(text: string, window: UnitWindow): void {
  const classes = separatingClasses();
  let at = 0;
  while (at < text.length) {
    const kind = classes[text.charCodeAt(at)];
    const end = kind === unitClass.word ? endOfWord(text, at, classes) : at + 1;
    if (kind === unitClass.ideograph) {
      window.add(stretchHash(text, at, end), at, end, unitKind.ideograph, IDEOGRAPH_WEIGHT);
    } else if (kind === unitClass.word) {
      const hash = stretchHash(text, at, end);
      window.add(hash, at, end, unitKind.word, weightOfWord(hash));
    }
    at = end;
  }
}

let separating: Uint8Array | undefined;

/** Here an underscore parts words: a text that has them for spaces is still that text. */
function separatingClasses(): Uint8Array {
  separating ??= unitClasses().with('_'.charCodeAt(0), unitClass.gap);
  return separating;
}

function endOfWord(text: string, start: number, classes: Uint8Array): number {
  let at = start + 1;
  while (at < text.length && classes[text.charCodeAt(at)] === unitClass.word) at += 1;
  return at;
}

/** Words that a letter stands for, with the everyday words that are between. */
const LETTER_WEIGHT = 0.125;
/** Nothing that is written with spaces is as long without one, but for addresses and the like. */
const LONG_RUN = 32;

/** Reads the letters of a text one by one, without what stands between them: the way it is when its spaces are gone. */
export const readLetters = (text: string, window: UnitWindow): void => readRuns(text, 1, window);

/** Only those that stand in long runs without a space. */
export const readUnspaced = (text: string, window: UnitWindow): void => readRuns(text, LONG_RUN, window);

function readRuns(text: string, shortest: number, window: UnitWindow): void {
  const classes = unitClasses();
  const { kinds } = unitTable();
  for (let run = 0; run < text.length; ) {
    let end = run;
    while (end < text.length && kinds[text.charCodeAt(end)] !== unitKindOf.space) end += 1;
    for (let at = run; end - run >= shortest && at < end; at += 1) {
      if (classes[text.charCodeAt(at)] !== unitClass.word) continue;
      window.add(stretchHash(text, at, at + 1), at, at + 1, unitKind.letter, LETTER_WEIGHT);
    }
    run = end + 1;
  }
}
