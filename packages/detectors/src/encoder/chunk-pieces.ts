/** A stretch of a text's pieces that the encoder reads at once: indexes of pieces, end exclusive. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** The encoder reads no more pieces than this. */
const CHUNK_PIECES = 128;
/** Neighbouring chunks share this many, so that a sentence cut by one is whole in the other. */
const OVERLAP = 32;

/**
 * Chunks of equal length over all pieces; where that takes more than `most`, chunks of full length spread evenly, the
 * first and the last among them.
 */
export function chunkPieces(count: number, most: number): Chunk[] {
  if (count === 0) return [];
  const needed = Math.max(1, Math.ceil((count - OVERLAP) / (CHUNK_PIECES - OVERLAP)));
  const chunks = Math.min(needed, Math.max(1, most));
  const isWhole = chunks === needed;
  const length = isWhole ? Math.ceil((count + (chunks - 1) * OVERLAP) / chunks) : CHUNK_PIECES;
  const stride = chunks > 1 ? (count - length) / (chunks - 1) : 0;
  return Array.from({ length: chunks }, (_, index) => {
    const from = Math.max(0, Math.round(index * stride));
    return { from, to: Math.min(count, from + length) };
  });
}
