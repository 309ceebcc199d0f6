import { functionWords } from '../grounding/word-tables.ts';
import { unitKind as unitKindOf, unitTable } from '../keyword/unit-table.ts';
import { unitClass, unitClasses } from '../normalise/unit-classes.ts';
import { stretchHash, wordHash } from './shingle-hash.ts';
import { type UnitWindow, unitKind } from './unit-window.ts';

/** Weight of a function word. */
const FUNCTION_WEIGHT = 0.25;
/** Weight of a word that is typical of instructions to a model or of its answers. */
const INSTRUCTION_WEIGHT = 0.5;

const instructionWords =
  `answer answers assistant question questions user users customer customers help helpful please always never
  instruction instructions respond response responses reply information request requests provide ask asked polite friendly
  clear concise language model ai chatbot support people person need needs make sure use used tell give given like`.split(
    /\s+/,
  );

let weights: ReadonlyMap<number, number> | undefined;

/** Returns the weight of a word by its hash: 1 for a content word, less for a common one. */
function weightOfWord(hash: number): number {
  weights ??= new Map([
    ...instructionWords.map((word): [number, number] => [wordHash(word), INSTRUCTION_WEIGHT]),
    ...[...functionWords].map((word): [number, number] => [wordHash(word), FUNCTION_WEIGHT]),
  ]);
  return weights.get(hash) ?? 1;
}

/** Weight of a character of a script without spaces, in words. */
const IDEOGRAPH_WEIGHT = 0.4;

/**
 * Reads the words of a text in its letters view. In scripts without spaces, each character is a unit. Takes linear
 * time.
 */
export function readWordUnits(text: string, window: UnitWindow): void {
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

/** Here an underscore separates words, because texts may use it instead of spaces. */
function separatingClasses(): Uint8Array {
  separating ??= unitClasses().with('_'.charCodeAt(0), unitClass.gap);
  return separating;
}

function endOfWord(text: string, start: number, classes: Uint8Array): number {
  let at = start + 1;
  while (at < text.length && classes[text.charCodeAt(at)] === unitClass.word) at += 1;
  return at;
}

/** Weight of a letter, in words. It includes a share for function words. */
const LETTER_WEIGHT = 0.125;
/** Minimum length of a run without spaces. Ordinary writing has no longer runs, apart from addresses and the like. */
const LONG_RUN = 32;

/** Reads the letters of a text one by one and skips all else. This matches texts without spaces. */
export const readLetterUnits = (text: string, window: UnitWindow): void => readRuns(text, 1, window);

/** The same, only for letters in long runs without a space. */
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
