import type { Span, View } from '../view.ts';
import { partAt } from './part-at.ts';

/** What stands between two joined texts. No sentence and no value goes on over it. */
const BETWEEN = '\n\n';

/** The length of a text with what joins it to the next one. */
export const joinedLength = (text: string): number => text.length + BETWEEN.length;

/** Returns one view with the texts of several, in their order. Its spans lead to where each text was read from. */
export function joinViews(views: readonly [View, ...View[]]): View {
  const [first] = views;
  if (views.length === 1) return first;
  const starts = new Int32Array(views.length);
  let length = 0;
  for (const [at, { text }] of views.entries()) {
    starts[at] = length;
    length += joinedLength(text);
  }
  return {
    kind: first.kind,
    isInPlace: first.isInPlace,
    text: views.map(({ text }) => text).join(BETWEEN),
    toSource(start, end) {
      const from = spanWithin(views, starts, partAt(starts, start), start, end);
      const to = end > start ? spanWithin(views, starts, partAt(starts, end - 1), start, end) : from;
      return { start: Math.min(from.start, to.start), end: Math.max(from.end, to.end) };
    },
    marks: undefined,
  };
}

/** Returns where the part of a stretch that lies in one of the views was read from. */
function spanWithin(views: readonly View[], starts: Int32Array, at: number, start: number, end: number): Span {
  const offset = starts[at] ?? 0;
  const { text, toSource } = views[at] ?? (views[0] as View);
  const inside = (place: number): number => Math.min(Math.max(place - offset, 0), text.length);
  return toSource(inside(start), inside(end));
}
