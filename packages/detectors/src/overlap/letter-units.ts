import { unitClass, unitClasses } from '../features/unit-classes.ts';
import { unitKind as unitKindOf, unitTable } from '../keyword/unit-table.ts';
import { stretchHash } from './stretch-hash.ts';
import { type TextUnits, unitKind } from './text-units.ts';

/** Words that a letter stands for, with the everyday words that are between. */
const LETTER_WEIGHT = 0.125;
/** Nothing that is written with spaces is as long without one, but for addresses and the like. */
const LONG_RUN = 32;

/** The letters of a text one by one, without what stands between them: the way it is when its spaces are gone. */
export const letterUnits = (text: string): TextUnits => lettersOfRuns(text, 1);

/** Only those that stand in long runs without a space. */
export const unspacedUnits = (text: string): TextUnits => lettersOfRuns(text, LONG_RUN);

function lettersOfRuns(text: string, shortest: number): TextUnits {
  const classes = unitClasses();
  const starts: number[] = [];
  const { kinds } = unitTable();
  for (let run = 0; run < text.length; ) {
    let end = run;
    while (end < text.length && kinds[text.charCodeAt(end)] !== unitKindOf.space) end += 1;
    for (let at = run; end - run >= shortest && at < end; at += 1) {
      if (classes[text.charCodeAt(at)] === unitClass.word) starts.push(at);
    }
    run = end + 1;
  }
  return unitsAt(text, starts);
}

/** Plain loops: a function a unit costs several times as much. */
function unitsAt(text: string, places: readonly number[]): TextUnits {
  const count = places.length;
  const [hashes, starts, ends] = [new Uint32Array(count), new Uint32Array(count), new Uint32Array(count)];
  const sums = new Float64Array(count + 1);
  for (let index = 0; index < count; index += 1) {
    const at = places[index] as number;
    hashes[index] = stretchHash(text, at, at + 1);
    starts[index] = at;
    ends[index] = at + 1;
    sums[index + 1] = (index + 1) * LETTER_WEIGHT;
  }
  return { count, hashes, starts, ends, sums, kinds: new Uint8Array(count).fill(unitKind.letter) };
}
