import { unitClass, unitClasses } from '../features/unit-classes.ts';
import { unitKind as unitKindOf, unitTable } from '../keyword/unit-table.ts';
import { stretchHash } from './stretch-hash.ts';
import { type UnitWindow, unitKind } from './unit-window.ts';

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
