/** How far apart the check points of a text stand, in UTF-16 units. */
export interface Spacing {
  /** A sentence or line may end a stretch from here on. */
  readonly least: number;
  /** Any word may. */
  readonly usual: number;
  /** The stretch ends here, whatever stands there. */
  readonly most: number;
}

/** The first stretch of a text is short, so that it soon begins to go out; the others are as long as may be held: fewer windows are judged. */
const stretches: readonly Spacing[] = [
  { least: 32, usual: 80, most: 96 },
  { least: 144, usual: 176, most: 192 },
];

/** The spacings of the first check points of a text, the last one for all that follow; none is wider than what may be held. */
export function spacingsFor(holdBack: number): readonly [Spacing, ...Spacing[]] {
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
 * The check point after the one at `last`, looking from `from` on; -1 while the text does not show it. It is told by the
 * text alone: by what stands before it and the one unit behind it, never by how the text arrived.
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

/** The last place at or before `at`, and at most `reach` before it, where a word begins; `at` where there is none. */
export function wordStartBefore(text: string, at: number, reach: number): number {
  if (at <= 0) return 0;
  const least = Math.max(0, at - reach);
  for (let start = at; start > least; start -= 1) {
    if (partsWords(text.charCodeAt(start - 1))) return start;
  }
  if (least === 0) return 0;
  return isInsidePair(text, at) ? at - 1 : at;
}

/** Before or behind such a unit no word is cut: white space, and scripts that put none between words. */
function partsWords(code: number): boolean {
  if (code <= 32) return true;
  return code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || (code >= CJK && !isSurrogate(code));
}

const isSurrogate = (code: number): boolean => (code & 0xf800) === 0xd800;

function isInsidePair(text: string, at: number): boolean {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
