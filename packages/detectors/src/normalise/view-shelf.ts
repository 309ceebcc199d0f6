import type { Span, View } from '../view.ts';
import { MAX_DECODED } from './decoder.ts';
import { partAt } from './part-at.ts';

/** What stands between two joined texts. No sentence and no value goes on over it. */
const BETWEEN = '\n\n';

/** The length of a text with what joins it to the next one. */
const joinedLength = (text: string): number => text.length + BETWEEN.length;

/** Returns one view with the texts of several, in their order. Its spans lead to where each text was read from. */
function joinViews(views: readonly [View, ...View[]]): View {
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

/** Views of a text that hold one reading each. */
const MAX_SINGLE = 32;
/** Total length of the readings of a text, in UTF-16 code units, that go to whichever coding comes first. */
const SHARED = 4 * MAX_DECODED;
/** What each coding may hold beside the shared length, so that no other coding can take its place. */
const RESERVED = 4_096;

/** Views that become one, and its length. */
interface Batch {
  readonly views: [View, ...View[]];
  length: number;
}

/**
 * The decoded views of a text, bounded in number and length whatever the text holds.
 *
 * The first readings are a view each. Those beyond are joined to one view for each coding and depth, so that no number
 * of short readings keeps a later one from being judged. Each coding has a length of its own beside the shared one, so
 * that no other coding uses it up.
 */
export class ViewShelf {
  readonly views: View[] = [];
  readonly #texts: Set<string>;
  readonly #waiting = new Map<string, Batch[]>();
  readonly #reserves = new Map<object, number>();
  #shared = SHARED;

  /** @param known a text that needs no view, because it is judged anyway */
  constructor(known: string) {
    this.#texts = new Set([known]);
  }

  /** Returns the longest text that a coding may still add, in UTF-16 code units. `owner` is its decoder. */
  roomFor(owner: object): number {
    return Math.min(MAX_DECODED, this.#shared + this.#reserveOf(owner));
  }

  /** Adds a view, unless another coding has led to the same text. */
  add(owner: object, view: View): void {
    if (this.#texts.has(view.text)) return;
    this.#texts.add(view.text);
    this.#take(owner, joinedLength(view.text));
    if (this.views.length < MAX_SINGLE) {
      this.views.push(view);
      return;
    }
    this.#wait(view);
  }

  /** Ends a depth: makes one view for each coding of what has been waiting. */
  join(): void {
    for (const { views } of [...this.#waiting.values()].flat()) this.views.push(joinViews(views));
    this.#waiting.clear();
  }

  #wait(view: View): void {
    const key = `${view.kind} ${view.isInPlace}`;
    const batches = this.#waiting.get(key) ?? [];
    this.#waiting.set(key, batches);
    const length = joinedLength(view.text);
    const last = batches.at(-1);
    if (last && last.length + length <= MAX_DECODED) {
      last.views.push(view);
      last.length += length;
    } else batches.push({ views: [view], length });
  }

  #reserveOf(owner: object): number {
    return this.#reserves.get(owner) ?? RESERVED;
  }

  #take(owner: object, length: number): void {
    const own = Math.max(0, length - this.#shared);
    this.#shared = Math.max(0, this.#shared - length);
    if (own > 0) this.#reserves.set(owner, Math.max(0, this.#reserveOf(owner) - own));
  }
}
