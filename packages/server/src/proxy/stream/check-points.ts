/** How far apart the check points of a text stand, in UTF-16 units. */
export interface Spacing {
  /** A sentence or line may end a stretch from here on. */
  readonly least: number;
  /** Any word may. */
  readonly usual: number;
  /** The stretch ends here, whatever stands there. */
  readonly most: number;
}

/** The spacing that suits a hold-back: no stretch is longer than what may be held. */
export function spacingFor(holdBack: number): Spacing {
  const most = Math.max(8, Math.min(160, holdBack));
  return { least: Math.ceil(most * 0.5), usual: Math.ceil(most * 0.8), most };
}

const NEW_LINE = 10;
const CJK = 0x2e80;
const sentenceEnds = new Set([...'.!?…。！？'].map((end) => end.charCodeAt(0)));

/**
 * The check point after the one at `last`, looking from `from` on; -1 while the text does not show it. It is told by the
 * text alone: by what stands before it and the one unit behind it, never by how the text arrived.
 */
export function checkPointAfter(text: string, last: number, from: number, { least, usual, most }: Spacing): number {
  for (let at = Math.max(from, last + least); at < text.length; at += 1) {
    const since = at - last;
    if (since >= most) return isInsidePair(text, at) ? at - 1 : at;
    const code = text.charCodeAt(at);
    if (code === NEW_LINE) return at;
    if (!partsWords(code)) continue;
    if (since >= usual || sentenceEnds.has(text.charCodeAt(at - 1))) return at;
  }
  return -1;
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
export function partsWords(code: number): boolean {
  if (code <= 32) return true;
  return code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || (code >= CJK && !isSurrogate(code));
}

const isSurrogate = (code: number): boolean => (code & 0xf800) === 0xd800;

function isInsidePair(text: string, at: number): boolean {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
