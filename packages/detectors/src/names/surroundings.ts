import { MAX_SEGMENT, type Segment } from './segment-reader.ts';
import { shape } from './word-shapes.ts';

/** Edges on either side of a segment: every word has two neighbours on both sides. */
export const EDGES = 2;
const EDGE_WORD = 0x0300;

/** The words of a segment between edges, and what they are known as. */
export interface Surroundings {
  readonly words: Int32Array;
  readonly shapes: Uint8Array;
  readonly known: Uint8Array;
  readonly glued: Uint8Array;
}

/** Room for the longest segment. */
export function makeSurroundings(): Surroundings {
  const length = MAX_SEGMENT + 2 * EDGES + 1;
  return {
    words: new Int32Array(length),
    shapes: new Uint8Array(length),
    known: new Uint8Array(length),
    glued: new Uint8Array(length),
  };
}

/** Takes a segment over; what its words are known as is written by who knows. */
export function surround(round: Surroundings, segment: Segment): void {
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
