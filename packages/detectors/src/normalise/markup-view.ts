import type { View } from '../view.ts';
import { deriveView } from './derive-view.ts';
import { TextWriter } from './text-writer.ts';

/**
 * Marks inside a word that a renderer removes or replaces: emphasis, tags, and numeric character references for
 * letters, digits and `@`. Also line breaks inside a number in groups of four, which are replaced by the separator of
 * its groups.
 */
const marks =
  /&#(?:x0{0,4}([2-7][\da-f])|0{0,4}(\d{2,3}));?|(?<=[\p{L}\p{N}@.])(?:\*{1,3}|~~|`{1,2}|__|<\/?(?:b|i|u|s|em|strong|code|span|font|mark|sub|sup|wbr)>)(?=[\p{L}\p{N}@.])|(?<=\d{4}([ -]?)\d{4})[ \t]{0,8}(?:\r?\n){1,2}[ \t]{0,8}(?=\d{4})|(?<=\d{4})[ \t]{0,8}(?:\r?\n){1,2}[ \t]{0,8}(?=\d{4}([ -]?)\d{4})/giu;
/** Every mark contains one of these. */
const maybeMarked = /&#|[*~`]|__|<\/?[a-z]|\d[ \t]{0,8}\r?\n/i;
const written = /[A-Za-z0-9@.]/;

/** Returns a view of the text as rendered. Returns undefined if there is nothing to render. */
export function markupView(view: View): View | undefined {
  const { text } = view;
  if (!maybeMarked.test(text)) return undefined;
  const writer = new TextWriter(text);
  let done = 0;
  for (const match of text.matchAll(marks)) {
    const rendered = readingOf(match);
    if (rendered === undefined) continue;
    writer.copy(done, match.index);
    done = match.index + match[0].length;
    writer.put(rendered, match.index, done);
  }
  if (done === 0) return undefined;
  writer.copy(done, text.length);
  return deriveView(view, view.kind, writer.finish());
}

/** Returns the replacement of a mark after rendering, or undefined if the mark stays. */
function readingOf({ 0: mark, 1: hex, 2: decimal, 3: before, 4: behind }: RegExpExecArray): string | undefined {
  if (!mark.startsWith('&')) return before ?? behind ?? '';
  const character = String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal));
  // An apostrophe or a quote is often written so, and hides nothing.
  return written.test(character) ? character : undefined;
}
