import { BitReader } from '../bit-reader.ts';
import { crc16 } from './flac-crc.ts';
import type { FlacHeader, FlacStereo } from './flac-header.ts';
import { readSubframe } from './flac-subframe.ts';

/** The sound of a frame. The next frame starts at the byte `end`. */
export interface FlacFrame {
  readonly channels: readonly Float32Array[];
  readonly end: number;
}

/** Reads the frame that starts at `at` with this header. @throws Error if it is damaged, EndOfBits if it is cut off */
export function readFrame(bytes: Uint8Array, at: number, header: FlacHeader): FlacFrame {
  const { frames, channels, stereo, bits } = header;
  const reader = new BitReader(bytes, header.end);
  const stored = Array.from({ length: channels }, (_, channel) =>
    readSubframe(reader, frames, bits + (isSide(stereo, channel) ? 1 : 0)),
  );
  reader.align();
  reader.skip(16);
  const end = reader.nextByte;
  if (crc16(bytes, at, end) !== 0) throw new Error('a frame has a wrong checksum');
  joinChannels(stored, stereo);
  const scale = 2 ** (1 - bits);
  return { channels: stored.map((channel) => scaled(channel, scale)), end };
}

function scaled(samples: Float64Array, scale: number): Float32Array {
  const output = new Float32Array(samples.length);
  for (let at = 0; at < output.length; at += 1) output[at] = (samples[at] ?? 0) * scale;
  return output;
}

/** A channel that holds a difference has one bit more. */
const isSide = (stereo: FlacStereo, channel: number): boolean =>
  stereo === 'side-right' ? channel === 0 : stereo !== 'own' && channel === 1;

/** Makes left and right of what two channels hold. */
function joinChannels([first, second]: Float64Array[], stereo: FlacStereo): void {
  if (!first || !second || stereo === 'own') return;
  for (let at = 0; at < first.length; at += 1) {
    const [one, other] = [first[at] ?? 0, second[at] ?? 0];
    if (stereo === 'left-side') second[at] = one - other;
    else if (stereo === 'side-right') first[at] = one + other;
    else {
      // The middle lost its lowest bit, which is that of the side.
      const right = Math.floor((2 * one + Math.abs(other % 2) - other) / 2);
      first[at] = right + other;
      second[at] = right;
    }
  }
}
