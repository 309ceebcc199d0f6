import type { Span } from '../view.ts';
import { MAX_DECODED } from './decoder.ts';
import type { ToParent } from './offset-map.ts';
import { partAt } from './part-at.ts';
import type { Reading } from './text-writer.ts';

/** A stretch of a text, and what stands in its place when it is decoded. */
export interface Piece extends Span {
  readonly text: string;
  /** Returns where a part of `text` was read from. Absent if every part stands for the whole stretch. */
  readonly toParent?: ToParent | undefined;
}

/** How much of the text around a decoded piece is read with it, in UTF-16 units. */
const CONTEXT = 300;
/** How far a cut may move to end between two words. */
const CUT_REACH = 40;

/**
 * Yields the text with its pieces decoded in place, each with its surroundings. Stretches without pieces are left out.
 * `pieces` are in the order of the text and do not overlap.
 */
export function* splice(text: string, pieces: Iterable<Piece>): Generator<Reading> {
  let open: Splice | undefined;
  for (const piece of pieces) {
    if (open?.isFull(piece)) {
      yield open.finish();
      open = undefined;
    }
    open ??= new Splice(text, piece);
    open.add(piece);
  }
  if (open) yield open.finish();
}

/** A text that is put together of stretches of its parent and of decoded pieces. */
class Splice {
  readonly #parent: string;
  readonly #parts: string[] = [];
  /** For each part where it begins in the spliced text, and the stretch of the parent that it was read from. */
  readonly #starts: number[] = [];
  readonly #pieces: Piece[] = [];
  #length = 0;
  /** How much of the parent has been read. */
  #done: number;

  constructor(parent: string, { start }: Piece) {
    this.#parent = parent;
    this.#done = cutBefore(parent, start - CONTEXT);
  }

  isFull({ text }: Piece): boolean {
    return this.#length + text.length + 3 * CONTEXT > MAX_DECODED;
  }

  add(piece: Piece): void {
    const { start, end } = piece;
    if (start - this.#done > 2 * (CONTEXT + CUT_REACH)) {
      this.#copy(this.#done, cutAfter(this.#parent, this.#done + CONTEXT));
      const next = cutBefore(this.#parent, start - CONTEXT);
      this.#put({ text: '\n', start: next, end: next });
      this.#done = next;
    }
    this.#copy(this.#done, start);
    this.#put(piece);
    this.#done = end;
  }

  finish(): Reading {
    this.#copy(this.#done, cutAfter(this.#parent, this.#done + CONTEXT));
    const starts = Int32Array.from(this.#starts);
    const pieces = this.#pieces;
    return {
      text: this.#parts.join(''),
      toParent(start, end) {
        const from = startOf(start, starts, pieces);
        return { start: from, end: end > start ? Math.max(from, endOf(end, starts, pieces)) : from };
      },
    };
  }

  #copy(from: number, to: number): void {
    if (from < to) this.#put({ text: this.#parent.slice(from, to), start: from, end: to, toParent: shiftBy(from) });
  }

  #put(piece: Piece): void {
    if (piece.text === '') return;
    this.#starts.push(this.#length);
    this.#pieces.push(piece);
    this.#parts.push(piece.text);
    this.#length += piece.text.length;
  }
}

/** Returns the map of a text that was cut out of its parent at an offset. */
export const shiftBy =
  (offset: number): ToParent =>
  (start, end) => ({ start: start + offset, end: end + offset });

function startOf(offset: number, starts: Int32Array, pieces: readonly Piece[]): number {
  const at = partAt(starts, offset);
  const piece = pieces[at];
  if (!piece) return 0;
  const within = Math.min(offset - (starts[at] ?? 0), piece.text.length);
  if (within === piece.text.length) return piece.end;
  return piece.toParent ? piece.toParent(within, within + 1).start : piece.start;
}

function endOf(offset: number, starts: Int32Array, pieces: readonly Piece[]): number {
  const at = partAt(starts, offset - 1);
  const piece = pieces[at];
  if (!piece) return 0;
  const within = Math.min(offset - (starts[at] ?? 0), piece.text.length);
  return piece.toParent && within > 0 ? piece.toParent(within - 1, within).end : piece.end;
}

/** Returns a cut near an offset that ends between two words, if there is one. */
function cutBefore(text: string, offset: number): number {
  if (offset <= 0) return 0;
  for (let at = offset; at > Math.max(0, offset - CUT_REACH); at -= 1) if (isBlank(text, at - 1)) return at;
  return offset;
}

function cutAfter(text: string, offset: number): number {
  if (offset >= text.length) return text.length;
  for (let at = offset; at < Math.min(text.length, offset + CUT_REACH); at += 1) if (isBlank(text, at)) return at;
  return offset;
}

const isBlank = (text: string, at: number): boolean => text.charCodeAt(at) <= 0x20;
