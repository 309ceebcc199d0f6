import type { Span, View, ViewKind } from '../view.ts';
import { identityMap } from './offset-map.ts';
import type { Reading } from './text-writer.ts';

/** Returns the caller's text as a view with an identity map. */
export function sourceView(source: string): View {
  return {
    kind: 'plain',
    text: source,
    isInPlace: false,
    toSource: (start, end) => widenToPairs(source, clamp({ start, end }, source.length)),
    marks: undefined,
  };
}

/** Returns a view of another view's text. Its offsets map through the parent to the caller's text. */
export function deriveView(
  parent: View,
  kind: ViewKind,
  { text, toParent }: Reading,
  isInPlace = parent.isInPlace,
): View {
  if (toParent === identityMap) return { kind, text, isInPlace, toSource: parent.toSource, marks: undefined };
  return {
    kind,
    text,
    isInPlace,
    toSource(start, end) {
      const within = clamp({ start, end }, text.length);
      const span = toParent(within.start, within.end);
      return parent.toSource(span.start, span.end);
    },
    marks: undefined,
  };
}

function clamp({ start, end }: Span, length: number): Span {
  const from = Math.min(Math.max(start, 0), length);
  return { start: from, end: Math.min(Math.max(end, from), length) };
}

/** Widens a span that cuts a surrogate pair so that it includes the whole pair. */
function widenToPairs(text: string, { start, end }: Span): Span {
  const from = cutsPair(text, start) ? start - 1 : start;
  if (start === end) return { start: from, end: from };
  return { start: from, end: cutsPair(text, end) ? end + 1 : end };
}

function cutsPair(text: string, at: number): boolean {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
