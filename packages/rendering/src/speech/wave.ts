/** Sound of one channel. */
export interface Sound {
  /** Samples a second. */
  readonly rate: number;
  /** From -1 to 1. */
  readonly samples: Float32Array;
}

const HEADER = 44;
const FULL_SCALE = 32_767;

/** Returns the sound as WAV, PCM of 16 bits. `comment` is stored as the comment (ICMT) of a LIST INFO chunk. */
export function writeWave({ rate, samples }: Sound, comment: string): Uint8Array {
  const list = commentChunk(comment);
  const wave = Buffer.alloc(HEADER + 2 * samples.length + list.length);
  wave.write('RIFF', 0, 'latin1');
  wave.writeUInt32LE(wave.length - 8, 4);
  wave.write('WAVEfmt ', 8, 'latin1');
  wave.writeUInt32LE(16, 16);
  // PCM, one channel.
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(rate, 24);
  wave.writeUInt32LE(2 * rate, 28);
  wave.writeUInt16LE(2, 32);
  wave.writeUInt16LE(16, 34);
  wave.write('data', 36, 'latin1');
  wave.writeUInt32LE(2 * samples.length, 40);
  for (const [at, sample] of samples.entries()) {
    wave.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * FULL_SCALE), HEADER + 2 * at);
  }
  list.copy(wave, HEADER + 2 * samples.length);
  return wave;
}

function commentChunk(comment: string): Buffer {
  const text = Buffer.from(`${comment}\0`, 'utf8');
  const padded = Buffer.concat([text, Buffer.alloc(text.length % 2)]);
  const chunk = Buffer.alloc(20 + padded.length);
  chunk.write('LIST', 0, 'latin1');
  chunk.writeUInt32LE(12 + padded.length, 4);
  chunk.write('INFOICMT', 8, 'latin1');
  chunk.writeUInt32LE(text.length, 16);
  padded.copy(chunk, 20);
  return chunk;
}

/** A WAV file with its comment. */
interface ReadWave extends Sound {
  readonly comment: string | undefined;
}

/** Reads a WAV file of 16-bit PCM with one channel. Returns undefined for anything else. */
export function readWave(bytes: Uint8Array): ReadWave | undefined {
  const wave = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (wave.toString('latin1', 0, 4) !== 'RIFF' || wave.toString('latin1', 8, 12) !== 'WAVE') return undefined;
  const chunks = new Map<string, Buffer>();
  for (let at = 12; at + 8 <= wave.length; ) {
    const size = wave.readUInt32LE(at + 4);
    chunks.set(wave.toString('latin1', at, at + 4), wave.subarray(at + 8, at + 8 + size));
    at += 8 + size + (size % 2);
  }
  const [format, data, list] = [chunks.get('fmt '), chunks.get('data'), chunks.get('LIST')];
  if (!format || !data || format.length < 16) return undefined;
  const isPlain = format.readUInt16LE(0) === 1 && format.readUInt16LE(2) === 1 && format.readUInt16LE(14) === 16;
  if (!isPlain) return undefined;
  const samples = Float32Array.from({ length: data.length >> 1 }, (_, at) => data.readInt16LE(2 * at) / FULL_SCALE);
  return { rate: format.readUInt32LE(4), samples, comment: commentOf(list) };
}

function commentOf(list: Buffer | undefined): string | undefined {
  if (list?.toString('latin1', 0, 8) !== 'INFOICMT' || list.length < 12) return undefined;
  return list.toString('utf8', 12, 12 + list.readUInt32LE(8)).replace(/\0$/, '');
}
