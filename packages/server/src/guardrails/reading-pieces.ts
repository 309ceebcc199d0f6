import type { EncoderOutcome, TextPair, TextReading } from '@redoubt/detectors';

/** What is read: a text, or two together. */
export type ReadText = string | TextPair;

/** A request of a caller, which is read in pieces. */
export interface Ask {
  readonly owner: string;
  /** True once a piece of it was taken. */
  isBegun: boolean;
  /** In the order of the texts. Pieces may be read at the same time, and end in any order. */
  readonly readings: TextReading[];
  /** The number of texts that are not read yet. */
  missing: number;
  readonly pieces: TextPiece[];
  readonly answer: (outcome: EncoderOutcome) => void;
  readonly fail: (error: unknown) => void;
}

/** Texts of one request that are read at once. */
export interface TextPiece {
  readonly ask: Ask;
  /** The place of its first text in the request. */
  readonly from: number;
  readonly texts: ReadText[];
  effort: number;
}

/** Maximum chunks read per text. A question has two or three. */
export const MAX_CHUNKS = 8;
const UNITS_A_CHUNK = 500;
/** The maximum while others wait, so that new callers wait half as long. */
export const MAX_SHARED_EFFORT = 6;
/** Effort of the shortest text, in chunks. */
const SHORTEST = 0.2;

/** The first of two texts is read with each segment of the second, but never for longer than a segment. */
function effortOf(text: ReadText): number {
  if (typeof text === 'string') return SHORTEST + Math.min(MAX_CHUNKS, text.length / UNITS_A_CHUNK);
  return effortOf(text.second) + Math.min(1, text.first.length / UNITS_A_CHUNK);
}

/** The size of a request. Small ones do not wait for all pieces of large ones of the same owner. */
export const effortOfAll = (texts: readonly ReadText[]): number => texts.reduce((sum, text) => sum + effortOf(text), 0);

/** Splits the texts into pieces, in order. A piece has at most the effort that is read at once while others wait. */
export function piecesOf(texts: readonly ReadText[], ask: Ask): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const [from, text] of texts.entries()) {
    const effort = effortOf(text);
    const last = pieces.at(-1);
    if (last && last.effort + effort <= MAX_SHARED_EFFORT) {
      last.texts.push(text);
      last.effort += effort;
    } else pieces.push({ ask, from, texts: [text], effort });
  }
  return pieces;
}
