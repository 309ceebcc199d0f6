/** The distances between the check points of a text, in UTF-16 units. */
export interface Spacing {
  /** From here on, a sentence or line may end a stretch. */
  readonly least: number;
  /** From here on, any word may end a stretch. */
  readonly usual: number;
  /** The stretch always ends here. */
  readonly most: number;
}

/**
 * The first stretch is short, so that the text soon begins to be delivered. The others are as long as may be held
 * back, so that fewer windows are judged.
 */
const stretches: readonly Spacing[] = [
  { least: 32, usual: 80, most: 96 },
  { least: 144, usual: 176, most: 192 },
];

/** Returns the spacing of check points that are this far apart. A sentence may end a stretch somewhat earlier. */
const spacingOf = (every: number): Spacing => ({
  least: Math.ceil(every * 0.75),
  usual: Math.ceil(every * 0.9),
  most: Math.max(8, every),
});

/**
 * Returns the spacings of the first check points. The last one applies to all later points. None exceeds what may be
 * held back.
 */
export function spacingsFor(holdBack: number, every?: number): readonly [Spacing, ...Spacing[]] {
  if (every !== undefined) return [spacingOf(Math.min(every, holdBack))];
  const bound = Math.max(8, holdBack);
  const [first = unspaced, ...others] = stretches.map(({ least, usual, most }) => {
    const scale = Math.min(1, bound / most);
    return { least: Math.ceil(least * scale), usual: Math.ceil(usual * scale), most: Math.ceil(most * scale) };
  });
  return [first, ...others];
}

const unspaced: Spacing = { least: 8, usual: 8, most: 8 };

const NEW_LINE = 10;
const CJK = 0x2e80;
const sentenceEnds = new Set([...'.!?…。！？'].map((end) => end.charCodeAt(0)));

/**
 * Returns the check point after `last`, searching from `from`. Returns -1 if more text is needed. It depends only on
 * the text before the point and the one unit after it, and not on how the text arrived.
 */
export function checkPointAfter(text: string, last: number, from: number, spacing: Spacing): number {
  const furthest = last + spacing.most;
  const end = Math.min(text.length, furthest);
  for (let at = Math.max(from, last + spacing.least); at < end; at += 1) {
    if (endsStretch(text, at, at - last >= spacing.usual)) return at;
  }
  if (text.length <= furthest) return -1;
  return isInsidePair(text, furthest) ? furthest - 1 : furthest;
}

function endsStretch(text: string, at: number, isLong: boolean): boolean {
  const code = text.charCodeAt(at);
  if (code === NEW_LINE) return true;
  return partsWords(code) && (isLong || sentenceEnds.has(text.charCodeAt(at - 1)));
}

/** Returns the last word start at or before `at`, at most `reach` before it. Returns `at` if there is none. */
export function wordStartBefore(text: string, at: number, reach: number): number {
  if (at <= 0) return 0;
  const least = Math.max(0, at - reach);
  for (let start = at; start > least; start -= 1) {
    if (partsWords(text.charCodeAt(start - 1))) return start;
  }
  if (least === 0) return 0;
  return isInsidePair(text, at) ? at - 1 : at;
}

/** Returns whether a word may be cut at such a unit: white space, and scripts without spaces between words. */
function partsWords(code: number): boolean {
  if (code <= 32) return true;
  return code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || (code >= CJK && !isSurrogate(code));
}

const isSurrogate = (code: number): boolean => (code & 0xf800) === 0xd800;

function isInsidePair(text: string, at: number): boolean {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
