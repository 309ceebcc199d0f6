import { BitReader } from '../bit-reader.ts';
import { crc8 } from './flac-crc.ts';

/** What the start of a stream says of it. A frame may leave it out (RFC 9639, section 8.2). */
export interface FlacStream {
  readonly rate: number;
  readonly bits: number;
}

/** How the two channels of a frame are stored. `own` is also how any other number of them is stored. */
export type FlacStereo = 'own' | 'left-side' | 'side-right' | 'mid-side';

/** The header of a frame (RFC 9639, section 9.1). The frame's sound begins at the byte `end`. */
export interface FlacHeader {
  readonly frames: number;
  readonly rate: number;
  readonly channels: number;
  readonly stereo: FlacStereo;
  readonly bits: number;
  readonly end: number;
}

const rates = [0, 88_200, 176_400, 192_000, 8_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000];
const depths = [0, 8, 12, undefined, 16, 20, 24, 32];
const layouts = [...Array(8).fill('own'), 'left-side', 'side-right', 'mid-side'] as readonly FlacStereo[];
const STREAM_INFO_BYTES = 18;

/** Reads the block STREAMINFO from its content. @throws EndOfBits */
export function readStreamInfo(bytes: Uint8Array, at: number): FlacStream {
  const reader = new BitReader(bytes, at, Math.min(bytes.length, at + STREAM_INFO_BYTES));
  reader.skip(80); // Sizes of blocks and frames.
  const rate = reader.read(20);
  reader.skip(3); // Channels. Each frame says them.
  return { rate, bits: reader.read(5) + 1 };
}

/** Reads a frame's header. Answers undefined if none is there. @throws EndOfBits */
export function readHeader(bytes: Uint8Array, at: number, stream: FlacStream): FlacHeader | undefined {
  if (!hasSync(bytes, at)) return undefined;
  const reader = new BitReader(bytes, at);
  reader.skip(16);
  const [sizeCode, rateCode, layoutCode, depthCode] = [reader.read(4), reader.read(4), reader.read(4), reader.read(3)];
  reader.skip(1);
  skipNumber(reader);
  const frames = sizeOf(sizeCode, reader);
  const rate = rateOf(rateCode, reader) || stream.rate;
  const bits = depths[depthCode] === 0 ? stream.bits : depths[depthCode];
  const stereo = layouts[layoutCode];
  reader.skip(8);
  const end = reader.nextByte;
  if (!stereo || !bits || frames === 0 || rateCode === 15 || crc8(bytes, at, end) !== 0) return undefined;
  return { frames, rate, stereo, channels: stereo === 'own' ? layoutCode + 1 : 2, bits, end };
}

/** True at the 15 bits with which each frame starts. */
export const hasSync = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === 0xff && ((bytes[at + 1] ?? 0) & 0xfe) === 0xf8;

/** Skips the frame's number. Its first byte says how many bytes follow, as in UTF-8. */
function skipNumber(reader: BitReader): void {
  const ones = Math.clz32(~reader.peek());
  reader.skip(ones < 2 ? 8 : 8 * Math.min(ones, 7));
}

function sizeOf(code: number, reader: BitReader): number {
  if (code === 6) return reader.read(8) + 1;
  if (code === 7) return reader.read(16) + 1;
  if (code === 0) return 0;
  if (code === 1) return 192;
  return code < 6 ? 144 << code : 1 << code;
}

/** The samples a second, or 0 if the stream says them. */
function rateOf(code: number, reader: BitReader): number {
  if (code === 12) return reader.read(8) * 1_000;
  if (code === 13) return reader.read(16);
  if (code === 14) return reader.read(16) * 10;
  return rates[code] ?? 0;
}
