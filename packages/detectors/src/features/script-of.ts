import { isForeignLatin } from './foreign-latin.ts';

/** Writing systems for which heads are calibrated separately. `latin` is English, or a text too short to tell. */
export const scripts = ['latin', 'cyrillic', 'arabic', 'han', 'hangul', 'indic', 'other', 'foreign_latin'] as const;
export type Script = (typeof scripts)[number];

/** Number of units to examine, from the start of the text. */
const SAMPLE = 4_000;

const beyondAscii = /[\u0080-\uffff]/;

/** Returns the script of most letters of a text in its letters view, or `latin` if it has no letters. */
export function scriptOf(text: string): Script {
  const script = scriptOfLetters(text);
  return script === 'latin' && isForeignLatin(text, 0, Math.min(text.length, SAMPLE)) ? 'foreign_latin' : script;
}

function scriptOfLetters(text: string): Script {
  if (!beyondAscii.test(text)) return 'latin';
  const counts = new Uint32Array(scripts.length);
  const end = Math.min(text.length, SAMPLE);
  for (let at = 0; at < end; at += 1) {
    const index = indexOf(text.charCodeAt(at));
    if (index >= 0) counts[index] = (counts[index] as number) + 1;
  }
  // Another script must have more than half as many letters as Latin to win. A few foreign words do not change a Latin
  // text, and Latin names do not change a foreign text.
  let most = 0;
  for (let index = 1; index < counts.length; index += 1) {
    if ((counts[index] as number) * 2 > (counts[most] as number)) most = index;
  }
  return scripts[most] ?? 'latin';
}

/** First and last high byte of the units of a script. A block that two scripts share belongs to the larger one. */
const blocks: readonly (readonly [number, number, Script])[] = [
  [0x01, 0x02, 'latin'],
  [0x03, 0x03, 'other'],
  [0x04, 0x04, 'cyrillic'],
  [0x05, 0x05, 'other'],
  [0x06, 0x08, 'arabic'],
  [0x09, 0x0d, 'indic'],
  [0x0e, 0x10, 'other'],
  [0x11, 0x11, 'hangul'],
  [0x30, 0x9f, 'han'],
  [0xac, 0xd7, 'hangul'],
  [0xfb, 0xfd, 'arabic'],
];
const NONE = -1;
const scriptOfBlock = new Int8Array(256).fill(NONE);
for (const [first, last, script] of blocks) scriptOfBlock.fill(scripts.indexOf(script), first, last + 1);

/** Returns the index of a unit's script, or -1 if the unit is not a letter. */
function indexOf(unit: number): number {
  if (unit < 0x100) return isLatin(unit) ? 0 : NONE;
  // Ideographic full stops and brackets share a block with kana.
  return unit >= 0x3000 && unit < 0x3040 ? NONE : (scriptOfBlock[unit >> 8] as number);
}

function isLatin(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || unit >= 0xc0;
}

const beyondLatin = /[\u0370-\uffff]/;

/** Blocks of a text and the units that they make up, as in `FeatureBlocks`. */
interface BlocksOfUnits {
  readonly starts: readonly number[];
  readonly units: readonly number[];
}

/**
 * Returns the script of each block of a text as an index into `scripts`. Whether a block is English is read from its
 * whole unit, because a block is short. Returns undefined if all blocks are Latin and none is known to be foreign.
 */
export function scriptsOfBlocks(text: string, { starts, units }: BlocksOfUnits): Uint8Array | undefined {
  const isMixed = beyondLatin.test(text);
  let found = isMixed ? scriptsOfLetters(text, starts) : undefined;
  for (let unit = 1; unit < units.length; unit += 1) {
    const first = units[unit - 1] as number;
    const end = units[unit] as number;
    if (!isForeignLatin(text, starts[first] as number, starts[end] as number)) continue;
    found ??= new Uint8Array(starts.length - 1);
    for (let block = first; block < end; block += 1) if (found[block] === 0) found[block] = FOREIGN_LATIN;
  }
  return found;
}

const FOREIGN_LATIN = scripts.indexOf('foreign_latin');

const scriptsOfLetters = (text: string, starts: readonly number[]): Uint8Array =>
  Uint8Array.from({ length: starts.length - 1 }, (_, block) =>
    scripts.indexOf(scriptOfLetters(text.slice(starts[block], starts[block + 1]))),
  );

/** What a head adds to the log-odds of texts in other scripts than Latin, and in other languages than English. */
export type ScriptOffsets = Readonly<Partial<Record<Script, number>>>;

/**
 * Returns the offset of a window of blocks. It counts only if all blocks have the same script, so text in another
 * script around a block does not change that block's score.
 */
export function offsetOf(
  offsets: ScriptOffsets | undefined,
  ofBlocks: Uint8Array | undefined,
  { first, end }: { readonly first: number; readonly end: number },
): number {
  if (!offsets || !ofBlocks) return 0;
  const script = ofBlocks[first] as number;
  for (let block = first + 1; block < end; block += 1) if (ofBlocks[block] !== script) return 0;
  return offsets[scripts[script] as Script] ?? 0;
}
