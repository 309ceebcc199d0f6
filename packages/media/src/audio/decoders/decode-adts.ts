import type { MonoSink } from '../mono-sink.ts';
import { aacRates } from './aac/aac-bands.ts';
import { checkKind } from './aac/aac-config.ts';
import { AacDecoder } from './aac/aac-decoder.ts';
import { BitReader } from './bit-reader.ts';

/** The header of a frame of AAC without a container (ISO/IEC 14496-3, section 1.A.2.2). */
interface AdtsHeader {
  readonly kind: number;
  readonly rateIndex: number;
  /** Where the sound of the frame begins, and where the frame ends. */
  readonly start: number;
  readonly end: number;
  readonly blocks: number;
  readonly hasChecksum: boolean;
}

const HEAD = 7;
const CHECKSUM = 2;

/** Decodes AAC-LC in ADTS. Bytes between frames are skipped, as players do. A frame that is cut off is left out. */
export function decodeAdts(bytes: Uint8Array, sink: MonoSink): void {
  let decoder: AacDecoder | undefined;
  for (let at = nextHeader(bytes, 0); at >= 0; ) {
    const header = readHeader(bytes, at);
    if (header.end > bytes.length) return;
    if (!decoder) checkKind(header.kind);
    decoder ??= new AacDecoder({ rateIndex: header.rateIndex, rate: aacRates[header.rateIndex] ?? 0 });
    decodeBlocks(bytes, header, decoder, sink);
    at = nextHeader(bytes, header.end);
  }
}

function decodeBlocks(bytes: Uint8Array, header: AdtsHeader, decoder: AacDecoder, sink: MonoSink): void {
  const reader = new BitReader(bytes, header.start, header.end);
  for (let block = 0; block < header.blocks; block += 1) {
    sink.add(decoder.decodeNext(reader), aacRates[header.rateIndex] ?? 0);
    if (header.hasChecksum && header.blocks > 1) reader.skip(8 * CHECKSUM);
  }
}

/** Where the next header begins, or -1. */
function nextHeader(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + HEAD <= bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    if (((bytes[at + 1] ?? 0) & 0xf6) === 0xf0 && readHeader(bytes, at).end > at + HEAD) return at;
  }
  return -1;
}

function readHeader(bytes: Uint8Array, at: number): AdtsHeader {
  const reader = new BitReader(bytes, at);
  reader.skip(15);
  const hasChecksum = !reader.readFlag();
  const kind = reader.read(2) + 1;
  const rateIndex = reader.read(4);
  reader.skip(8);
  const length = reader.read(13);
  reader.skip(11);
  const blocks = reader.read(2) + 1;
  // With several blocks their places stand before the checksum.
  const places = hasChecksum ? CHECKSUM * blocks : 0;
  return { kind, rateIndex, start: at + HEAD + places, end: at + length, blocks, hasChecksum };
}
