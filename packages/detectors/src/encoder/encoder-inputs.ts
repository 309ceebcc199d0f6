import { special } from './piece-vocabulary.ts';

/** A stretch of pieces. The values are piece indexes, and the end is exclusive. */
export interface PieceSpan {
  readonly from: number;
  readonly to: number;
}

/** Pieces of a segment of one text, without the marks of its ends: what training saw at most. */
const SEGMENT_PIECES = 126;
/** Pieces that neighbouring segments share, so that a sentence cut by one segment is whole in the other. */
const OVERLAP = 32;
/** Pieces of two texts together, with the marks of their ends. */
const PAIR_PIECES = 192;
const PAIR_MARKS = 4;
/** Pieces of the first of two texts, where both together are too long. */
const MAX_FIRST = 110;
/** Between the places at which a stretch of a long first text may begin. */
const STEP = 8;

/**
 * Returns segments of equal length that cover all pieces of a text. If that takes more than `most`, returns full-length
 * segments spread evenly from the first piece to the last.
 */
export function segmentsOf(count: number, most: number): PieceSpan[] {
  return spread(count, SEGMENT_PIECES, most);
}

function spread(count: number, width: number, most: number): PieceSpan[] {
  if (count === 0) return [];
  const needed = Math.max(1, Math.ceil((count - OVERLAP) / (width - OVERLAP)));
  const chosen = Math.min(needed, Math.max(1, most));
  const isWhole = chosen === needed;
  const length = isWhole ? Math.ceil((count + (chosen - 1) * OVERLAP) / chosen) : width;
  const stride = chosen > 1 ? (count - length) / (chosen - 1) : 0;
  return Array.from({ length: chosen }, (_, index) => {
    const from = Math.max(0, Math.round(index * stride));
    return { from, to: Math.min(count, from + length) };
  });
}

/** What the encoder reads at once: a segment of a text, or two texts. */
export interface EncoderInput {
  /** Pieces, with the marks of the ends of each text. */
  readonly ids: Uint32Array;
  /**
   * The mark of each piece: 0 where there is no pair; 1 in the first text of a pair and 3 in the second; one more where
   * the other text has the same piece. Training marks pieces in the same way (`ml/reader/model.py`). Four more in a goal
   * and an answer, which tells the model by which layers to read them.
   */
  readonly marks: Int32Array;
}

const inFirst = 1;
const inSecond = 3;
const ofGoal = 4;

/** Returns the input for a segment of one text. */
export function textInput(ids: Uint32Array): EncoderInput {
  const input = new Uint32Array(ids.length + 2);
  input[0] = special.start;
  input.set(ids, 1);
  input[ids.length + 1] = special.end;
  return { ids: input, marks: new Int32Array(input.length) };
}

/** Where the second of two texts is cut, so that every part is read together with the first. */
export function secondSpans(first: number, second: number, most: number): PieceSpan[] {
  const room = PAIR_PIECES - PAIR_MARKS - Math.min(first, MAX_FIRST);
  return spread(second, room, most);
}

/** Returns the input for two texts. Of a long first text it holds the stretch that shares most pieces with the second. */
export function pairInput(first: Uint32Array, second: Uint32Array, kind?: 'goal'): EncoderInput {
  const stretch = likest(first, second, PAIR_PIECES - PAIR_MARKS - second.length);
  const ids = new Uint32Array(stretch.length + second.length + PAIR_MARKS);
  const marks = new Int32Array(ids.length);
  ids[0] = special.start;
  ids.set(stretch, 1);
  ids.set([special.end, special.end], stretch.length + 1);
  ids.set(second, stretch.length + 3);
  ids[ids.length - 1] = special.end;
  if (stretch.length > 0 && second.length > 0) {
    const more = kind === 'goal' ? ofGoal : 0;
    marks.set(marksOf(stretch, second, inFirst + more), 1);
    marks.set(marksOf(second, stretch, inSecond + more), stretch.length + 3);
  }
  return { ids, marks };
}

function marksOf(own: Uint32Array, others: Uint32Array, mark: number): Int32Array {
  const known = new Set(others);
  return Int32Array.from(own, (id) => (known.has(id) ? mark + 1 : mark));
}

function likest(ids: Uint32Array, others: Uint32Array, room: number): Uint32Array {
  if (ids.length <= room) return ids;
  const known = new Set(others);
  const shared = new Uint32Array(ids.length + 1);
  for (const [at, id] of ids.entries()) shared[at + 1] = (shared[at] ?? 0) + (known.has(id) ? 1 : 0);
  let best = 0;
  let most = -1;
  for (let from = 0; from + room <= ids.length; from += STEP) {
    const count = (shared[from + room] ?? 0) - (shared[from] ?? 0);
    if (count > most) [best, most] = [from, count];
  }
  return ids.subarray(best, best + room);
}
