import { MediaFailure } from '../../media-failure.ts';
import { MAX_CHANNELS } from '../limits.ts';
import type { MonoSink } from '../mono-sink.ts';

/** Frames that are read at a time. */
const BLOCK_FRAMES = 32_768;
const EXTENSIBLE = 0xfffe;

/** How one sample is read, by the code of the format and the bits of a sample. */
const samples: Readonly<Record<string, (data: DataView, at: number) => number>> = {
  '1/8': (data, at) => (data.getUint8(at) - 128) / 128,
  '1/16': (data, at) => data.getInt16(at, true) / 32_768,
  '1/24': (data, at) => (data.getUint8(at) + data.getInt16(at + 1, true) * 256) / 8_388_608,
  '1/32': (data, at) => data.getInt32(at, true) / 2_147_483_648,
  '3/32': (data, at) => data.getFloat32(at, true),
  '3/64': (data, at) => data.getFloat64(at, true),
  '6/8': (data, at) => ofALaw(data.getUint8(at)),
  '7/8': (data, at) => ofMuLaw(data.getUint8(at)),
};

/** Decodes WAV: PCM, floating point, A-law and mu-law. A size that lies is cut to what the file has. */
export function decodeWav(bytes: Uint8Array, sink: MonoSink): void {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { format, data } = chunksOf(file);
  if (!format || !data) throw broken('lacks its format or its sound');
  const { code, channels, rate, bits } = formOf(format);
  const read = samples[`${code}/${bits}`];
  if (!read) throw broken(`has the coding ${code} with ${bits} bits, which is not read`);
  if (channels < 1 || channels > MAX_CHANNELS) throw broken(`has ${channels} channels`);
  const frameBytes = (channels * bits) / 8;
  const frames = Math.floor(data.byteLength / frameBytes);
  for (let from = 0; from < frames; from += BLOCK_FRAMES) {
    const length = Math.min(BLOCK_FRAMES, frames - from);
    const sound = Array.from({ length: channels }, (_, channel) =>
      Float32Array.from({ length }, (_, at) => read(data, (from + at) * frameBytes + (channel * bits) / 8)),
    );
    sink.add(sound, rate);
  }
}

/** The chunks with the format and the sound. The sound of a stream can have the size 0 or one that is not there. */
function chunksOf(file: DataView): { format?: DataView | undefined; data?: DataView | undefined } {
  let format: DataView | undefined;
  for (let at = 12; at + 8 <= file.byteLength; ) {
    const name = file.getUint32(at);
    const size = file.getUint32(at + 4, true);
    const left = file.byteLength - at - 8;
    const content = new DataView(file.buffer, file.byteOffset + at + 8, Math.min(size, left));
    if (name === 0x666d_7420) format = content;
    if (name === 0x6461_7461) {
      return { format, data: size > 0 ? content : new DataView(file.buffer, file.byteOffset + at + 8, left) };
    }
    at += 8 + size + (size % 2);
  }
  return { format };
}

function formOf(format: DataView) {
  if (format.byteLength < 16) throw broken('has a damaged format');
  const stated = format.getUint16(0, true);
  const code = stated === EXTENSIBLE && format.byteLength >= 26 ? format.getUint16(24, true) : stated;
  const [channels, rate, bits] = [format.getUint16(2, true), format.getUint32(4, true), format.getUint16(14, true)];
  return { code, channels, rate, bits };
}

/** G.711 A-law. */
function ofALaw(byte: number): number {
  const value = byte ^ 0x55;
  const exponent = (value >> 4) & 7;
  const base = ((value & 15) << 4) + 8;
  const size = exponent === 0 ? base : (base + 256) << (exponent - 1);
  return (value & 0x80 ? size : -size) / 32_768;
}

/** G.711 mu-law. */
function ofMuLaw(byte: number): number {
  const value = ~byte & 0xff;
  const size = ((((value & 15) << 3) + 132) << ((value >> 4) & 7)) - 132;
  return (value & 0x80 ? -size : size) / 32_768;
}

const broken = (what: string): MediaFailure =>
  new MediaFailure('broken', `The WAV file ${what}; save it again as PCM of 16 bits`);
