import { unitClass, unitClasses } from '../features/unit-classes.ts';
import { stretchHash } from './stretch-hash.ts';
import { weightOfWord } from './word-weights.ts';

/** The words of a text in order; in scripts without spaces each character is one. */
export interface TextUnits {
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

/** Words that a character of a script without spaces stands for. */
const IDEOGRAPH_WEIGHT = 0.4;

/** Reads the units of a text in its letters view. Linear in the text. */
export function textUnits(text: string): TextUnits {
  const { starts, ends, kinds } = unitSpans(text);
  const hashes = new Uint32Array(starts.length);
  const sums = new Float64Array(starts.length + 1);
  for (let index = 0; index < starts.length; index += 1) {
    const hash = stretchHash(text, starts[index] ?? 0, ends[index] ?? 0);
    hashes[index] = hash;
    sums[index + 1] =
      (sums[index] ?? 0) + (kinds[index] === unitKind.ideograph ? IDEOGRAPH_WEIGHT : weightOfWord(hash));
  }
  return { count: starts.length, hashes, starts, ends, sums, kinds };
}

function unitSpans(text: string): Pick<TextUnits, 'starts' | 'ends' | 'kinds'> {
  const classes = separatingClasses();
  const starts: number[] = [];
  const ends: number[] = [];
  const kinds: number[] = [];
  let at = 0;
  while (at < text.length) {
    const kind = classes[text.charCodeAt(at)];
    const end = kind === unitClass.word ? endOfWord(text, at, classes) : at + 1;
    if (kind === unitClass.word || kind === unitClass.ideograph) {
      starts.push(at);
      ends.push(end);
      kinds.push(kind === unitClass.ideograph ? unitKind.ideograph : unitKind.word);
    }
    at = end;
  }
  return { starts: Uint32Array.from(starts), ends: Uint32Array.from(ends), kinds: Uint8Array.from(kinds) };
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
