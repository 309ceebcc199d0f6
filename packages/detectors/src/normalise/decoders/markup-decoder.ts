import type { Decoder } from '../decoder.ts';
import type { Piece } from '../piece.ts';
import { sign } from '../text-signs.ts';

const tag =
  /<\/?(?:[abius]|em|strong|code|span|font|mark|sub|sup|wbr|small|big|del|ins|kbd|bdi|tt)(?:\s[^<>]{0,200})?\/?>|<!--[^<>]{0,200}-->|!?\[\]\([^()\s]{0,200}\)/
    .source;
const before = '(?<=[\\p{L}\\p{N}@]|[\\p{L}\\p{N}]\\.)';
const behind = '(?=[\\p{L}\\p{N}@]|\\.[\\p{L}\\p{N}])';
/** Line breaks inside a number in groups of four. They are replaced by the separator of its groups. */
const brokenNumber =
  /(?<=\d{4}([ -]?)\d{4})[ \t]{0,8}(?:\r?\n){1,2}[ \t]{0,8}(?=\d{4})|(?<=\d{4})[ \t]{0,8}(?:\r?\n){1,2}[ \t]{0,8}(?=\d{4}([ -]?)\d{4})/
    .source;
/** What a renderer removes inside a word: emphasis, marks of code, tags, comments and links without a text. */
const marks = new RegExp(`${before}(?:\\*{1,3}|~~|\`{1,2}|__|${tag}){1,4}${behind}|${brokenNumber}`, 'giu');
/** The end of markup behind a word. */
const closing = /(?<=[\p{L}\p{N}])(?:\*{1,3}|~~|`{1,2}|__|<\/[a-z]{1,6}>)(?![\p{L}\p{N}*`@.])/giu;
/** Every mark contains one of these. */
const maybeMarked = /[A-Za-z\d@.\u0080-\uffff](?:[*`]|~~|__|<[/!a-z]|!?\[\]\()|\d[ \t]{0,8}\r?\n/i;
/** Marks that are operators in programs and formulas. */
const operator = /^(?:\*{1,2}|`|__)$/;
/** Signs that prose has not next to a word. */
const code = /[{}()[\];=<>+/^\\$&|"]/;
const AROUND = 24;

/** Reads a text as it is rendered, where markup cuts words and numbers. */
export const markupDecoder: Decoder = {
  kind: 'markup',
  signs: sign.marked | sign.brokenNumber,
  mayRead: (text) => maybeMarked.test(text),
  pieces(text) {
    const within = [...piecesWithin(text)];
    const kinds = new Set(within.map(({ start, end }) => kindOf(text.slice(start, end))));
    const behindWords = kinds.size > 0 ? [...piecesBehind(text, kinds)] : [];
    return [...within, ...behindWords].toSorted((one, other) => one.start - other.start);
  },
};

function* piecesWithin(text: string): Generator<Piece> {
  for (const { 0: mark, 1: separator, 2: next, index: start } of text.matchAll(marks)) {
    const end = start + mark.length;
    if (operator.test(mark) && code.test(text.slice(Math.max(0, start - AROUND), end + AROUND))) continue;
    yield { start, end, text: separator ?? next ?? '' };
  }
}

/** What is opened within a word is closed behind it. */
function* piecesBehind(text: string, kinds: ReadonlySet<string>): Generator<Piece> {
  for (const { 0: mark, index: start } of text.matchAll(closing)) {
    if (kinds.has(kindOf(mark))) yield { start, end: start + mark.length, text: '' };
  }
}

/** Tags are of one kind, and each other mark is of its own. */
const kindOf = (mark: string): string => (mark.startsWith('<') ? '<' : mark);
