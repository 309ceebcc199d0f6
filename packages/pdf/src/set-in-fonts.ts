import { canDraw, type Typeface, typefaceFor, type Weight } from './typefaces.ts';

/** A part of a text that one font draws. */
export interface Piece {
  readonly text: string;
  readonly face: Typeface;
}

/** Scripts and signs that the fonts lack, as the sign in their place names them. */
const lacked: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Chinese', /\p{Script=Han}/u],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['emoji', /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u],
];

/** Characters without a shape of their own, with which attackers hide what they say. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/u;
/** Signs of how the letters beside them are joined or drawn. */
const joining = /\u00ad|\u200c|\u200d|\ufe0e|\ufe0f/;

const nameOf = (character: string): string =>
  unseen.test(character) ? 'invisible' : (lacked.find(([, pattern]) => pattern.test(character))?.[0] ?? 'other');

const neutral = /[\p{Script=Common}\p{Script=Inherited}]/u;
const isNeutral = (character: string): boolean => neutral.test(character) && !unseen.test(character);

/** Characters of one font, or such that no font has, by what they are. */
type Part = Piece | { readonly text: string; readonly lacks: string };

/**
 * Divides a text into pieces that one font each can draw. Characters that no font has become a sign that says what and
 * how many they are, such as `[Chinese: 12]`. Nothing is left out silently.
 */
export function setInFonts(text: string, weight: Weight): Piece[] {
  const parts: Part[] = [];
  for (const character of text.toWellFormed()) {
    if (joining.test(character)) continue;
    const last = parts.at(-1);
    const next = partOf(character, last, weight);
    if (last && isSameKind(last, next)) parts[parts.length - 1] = { ...last, text: last.text + character };
    else parts.push(next);
  }
  return parts.flatMap((part) => ('face' in part ? part : signOf(part, weight)));
}

function partOf(character: string, before: Part | undefined, weight: Weight): Part {
  const face = faceFor(character, before && 'face' in before ? before.face : undefined, weight);
  if (face) return { text: character, face };
  // A sign between letters that are lacking is one of them.
  if (before && 'lacks' in before && isNeutral(character)) return { text: character, lacks: before.lacks };
  return { text: character, lacks: nameOf(character) };
}

const isSameKind = (one: Part, other: Part): boolean =>
  'face' in one ? 'face' in other && one.face === other.face : 'lacks' in other && one.lacks === other.lacks;

/** A sign of commas and blanks stays in the font of what it follows, so that a word of Arabic is shaped as one. */
function faceFor(character: string, before: Typeface | undefined, weight: Weight): Typeface | undefined {
  if (unseen.test(character)) return undefined;
  const codePoint = character.codePointAt(0) ?? 0;
  if (before && isNeutral(character) && canDraw(before, codePoint)) return before;
  return typefaceFor(codePoint, weight);
}

/** What is drawn in place of characters that no font has. */
function signOf({ text, lacks }: { readonly text: string; readonly lacks: string }, weight: Weight): Piece[] {
  const face = typefaceFor('['.codePointAt(0) ?? 0, weight);
  return face ? [{ text: `[${lacks}: ${[...text].length}]`, face }] : [];
}
