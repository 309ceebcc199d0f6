import type { MonoSink } from '../mono-sink.ts';
import { EndOfBits } from './bit-reader.ts';
import { type FlacFrame, readFrame } from './flac/flac-frame.ts';
import { type FlacHeader, type FlacStream, hasSync, readHeader, readStreamInfo } from './flac/flac-header.ts';

const STREAM_INFO = 0;
/** Where the block STREAMINFO starts in the first packet of an Ogg file (RFC 9639, section 10.1). */
const OGG_STREAM_INFO = 13;
const BLOCK_HEAD = 4;

/** Decodes FLAC (RFC 9639). */
export function decodeFlac(bytes: Uint8Array, sink: MonoSink): void {
  const { stream, end } = readBlocks(bytes);
  decodeFrames(bytes, end, stream, sink);
}

/** Decodes FLAC in Ogg. `head` is its first packet. A packet after it holds a frame or a block of metadata. */
export function decodeOggFlac(head: Uint8Array, packets: Iterable<Uint8Array>, sink: MonoSink): void {
  const stream = readStreamInfo(head, OGG_STREAM_INFO + BLOCK_HEAD);
  for (const packet of packets) {
    const header = readHeader(packet, 0, stream);
    if (header) sink.add(readFrame(packet, 0, header).channels, header.rate);
  }
}

/** Reads the blocks of metadata after the magic number. They end before the first frame. */
function readBlocks(bytes: Uint8Array): { stream: FlacStream; end: number } {
  let stream: FlacStream = { rate: 0, bits: 0 };
  for (let at = 4; at + BLOCK_HEAD <= bytes.length; ) {
    const [head = 0, high = 0, middle = 0, low = 0] = bytes.subarray(at, at + BLOCK_HEAD);
    const content = at + BLOCK_HEAD;
    if ((head & 0x7f) === STREAM_INFO) stream = readStreamInfo(bytes, content);
    at = content + (high << 16) + (middle << 8) + low;
    if (head & 0x80) return { stream, end: at };
  }
  throw new Error('the metadata has no end');
}

/** Decodes frame by frame. Bytes between frames are skipped, as players do. */
function decodeFrames(bytes: Uint8Array, from: number, stream: FlacStream, sink: MonoSink): void {
  for (let at = nextFrame(bytes, from, stream); at < bytes.length; at = nextFrame(bytes, at, stream)) {
    const header = readHeader(bytes, at, stream);
    const frame = header && readUncut(bytes, at, header, stream);
    if (!frame) return;
    sink.add(frame.channels, header.rate);
    at = frame.end;
  }
}

/**
 * Reads a frame, or answers undefined if the end of the file cuts it off. A damaged frame can read to the end of the
 * file too. The sound after it must not go unheard, so such a file is refused.
 */
function readUncut(bytes: Uint8Array, at: number, header: FlacHeader, stream: FlacStream): FlacFrame | undefined {
  try {
    return readFrame(bytes, at, header);
  } catch (error) {
    const isLast = nextFrame(bytes, header.end, stream) >= bytes.length;
    if (error instanceof EndOfBits && isLast) return undefined;
    throw error;
  }
}

/** Where the next frame with a sound header starts, or the end of the bytes. */
function nextFrame(bytes: Uint8Array, from: number, stream: FlacStream): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (hasSync(bytes, at) && isFrame(bytes, at, stream)) return at;
  }
  return bytes.length;
}

function isFrame(bytes: Uint8Array, at: number, stream: FlacStream): boolean {
  try {
    return readHeader(bytes, at, stream) !== undefined;
  } catch (error) {
    if (error instanceof EndOfBits) return false;
    throw error;
  }
}
