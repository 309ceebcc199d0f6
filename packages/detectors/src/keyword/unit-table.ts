/** Kinds of UTF-16 units for word boundaries. The values are bits: `a & b` is not 0 for two units of the same kind. */
export const unitKind = { other: 0, word: 1, space: 2 } as const;

/** All white space folds to this unit. */
export const SPACE_UNIT = 32;

const wordUnit = /^[\p{L}\p{N}\p{M}]$/u;
/** Scripts without spaces between words, or with particles joined to words. A keyword may start anywhere in them. */
const unspacedUnit =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}\p{sc=Javanese}\p{sc=Balinese}\p{sc=Yi}]$/u;
/** Variation selectors and the keycap mark belong to emoji, although Unicode classifies them as marks. */
const emojiMark = /^[\uFE00-\uFE0F\u20E3]$/u;

export interface UnitTable {
  /** Kind of every UTF-16 unit, see `unitKind`. */
  readonly kinds: Uint8Array;
  /** Case-folded form of every UTF-16 unit. It is always one unit, so that offsets stay valid. */
  readonly folded: Uint16Array;
  /** The kinds as an initial class table for automata. */
  readonly packedKinds: Int32Array;
  /** Units that fold to the same unit, itself included, if there are several. All white space folds to one unit. */
  readonly variants: ReadonlyMap<number, readonly number[]>;
}

function kindOf(unit: string): number {
  if (/^\s$/.test(unit)) return unitKind.space;
  const isWord = wordUnit.test(unit) && !unspacedUnit.test(unit) && !emojiMark.test(unit);
  return isWord ? unitKind.word : unitKind.other;
}

/** Folds to upper and then lower case, so that final sigma and long s equal their plain letters. */
function foldedUnit(unit: string): string {
  const upper = unit.toUpperCase();
  const folded = (upper.length === 1 ? upper : unit).toLowerCase();
  return folded.length === 1 ? folded : unit;
}

let table: UnitTable | undefined;

/** Returns the kinds and case folding of all 65,536 UTF-16 units. They are computed on first use. */
export function unitTable(): UnitTable {
  table ??= makeTable();
  return table;
}

function makeTable(): UnitTable {
  const kinds = new Uint8Array(65_536);
  const folded = new Uint16Array(65_536);
  for (let code = 0; code < 65_536; code++) {
    const unit = String.fromCharCode(code);
    const kind = kindOf(unit);
    kinds[code] = kind;
    folded[code] = kind === unitKind.space ? SPACE_UNIT : foldedUnit(unit).charCodeAt(0);
  }
  return { kinds, folded, packedKinds: Int32Array.from(kinds), variants: variantsOf(folded) };
}

function variantsOf(folded: Uint16Array): Map<number, readonly number[]> {
  const variants = new Map<number, number[]>();
  for (const [code, unit] of folded.entries()) {
    if (code === unit) continue;
    const known = variants.get(unit);
    if (known === undefined) variants.set(unit, [unit, code]);
    else known.push(code);
  }
  return variants;
}
