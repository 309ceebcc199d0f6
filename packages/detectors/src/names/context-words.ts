import { MAX_SEGMENT, type Segment } from './segment-reader.ts';
import { shape } from './word-shapes.ts';

/** Number of edges on each side of a segment, so that every word has two neighbours on both sides. */
export const EDGES = 2;
const EDGE_WORD = 0x0300;

/** The words of a segment with edges, and their gazetteer flags. */
export interface ContextWords {
  readonly words: Int32Array;
  readonly shapes: Uint8Array;
  readonly known: Uint8Array;
  readonly glued: Uint8Array;
}

/** Allocates arrays for the longest segment. */
export function makeContextWords(): ContextWords {
  const length = MAX_SEGMENT + 2 * EDGES + 1;
  return {
    words: new Int32Array(length),
    shapes: new Uint8Array(length),
    known: new Uint8Array(length),
    glued: new Uint8Array(length),
  };
}

/** Copies a segment and sets its edges. The caller writes `known` for the words. */
export function readContextWords(round: ContextWords, segment: Segment): void {
  const { words, shapes, known, glued } = round;
  const { size } = segment;
  for (const edge of [0, 1, size + EDGES, size + EDGES + 1]) {
    words[edge] = EDGE_WORD;
    shapes[edge] = shape.edge;
    known[edge] = 0;
    glued[edge] = 0;
  }
  words[1] = segment.opening;
  for (let at = 0; at < size; at++) {
    words[at + EDGES] = segment.words[at] as number;
    shapes[at + EDGES] = segment.shapes[at] as number;
    glued[at + EDGES] = segment.glued[at] as number;
  }
}
