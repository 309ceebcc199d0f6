/** The vectors of pieces, each of `WIDTH` numbers. */
export interface PieceVectors {
  /** Writes the vectors of the pieces one after the other. */
  of(ids: Uint32Array): Float32Array;
}

export const WIDTH = 384;
/** Q4_0: each block of 32 numbers is a scale in half precision and 16 bytes. A number is (half a byte - 8) x scale. */
const BLOCK = 32;
const BLOCK_BYTES = 18;
const ROW_BYTES = (WIDTH / BLOCK) * BLOCK_BYTES;

/** Reads vectors from rows of Q4_0 blocks. Byte j of a block holds number j (low half) and number j + 16 (high half). */
export function readPieceVectors(file: Uint8Array): PieceVectors {
  const scales = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const count = file.byteLength / ROW_BYTES;
  if (!Number.isInteger(count)) throw new Error(`The vectors have ${file.byteLength} bytes, which are not whole rows`);

  function writeRow(id: number, into: Float32Array, at: number): void {
    for (let block = 0; block < WIDTH / BLOCK; block += 1) {
      const from = id * ROW_BYTES + block * BLOCK_BYTES;
      const scale = scales.getFloat16(from, true);
      const to = at + block * BLOCK;
      for (let index = 0; index < BLOCK / 2; index += 1) {
        const pair = file[from + 2 + index] ?? 0;
        into[to + index] = ((pair & 15) - 8) * scale;
        into[to + index + BLOCK / 2] = ((pair >> 4) - 8) * scale;
      }
    }
  }

  return {
    of(ids) {
      const made = new Float32Array(ids.length * WIDTH);
      for (const [index, id] of ids.entries()) if (id < count) writeRow(id, made, index * WIDTH);
      return made;
    },
  };
}
