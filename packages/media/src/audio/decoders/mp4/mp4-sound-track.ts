import { boxAt, boxesOf, childOf, type Mp4Box, wordAt } from './mp4-boxes.ts';

/** The first sound track of an MP4 file. */
export interface Mp4SoundTrack {
  readonly id: number;
  readonly movie: Mp4Box;
  /** The box that holds the tables of the samples. */
  readonly table: Mp4Box;
  /** The name of the coding, such as `mp4a`. */
  readonly coding: string;
  /** What the decoder has to know before the first sample. It is empty if the coding has none that is known. */
  readonly config: Buffer;
}

/** The tags of the descriptors of MPEG-4 (ISO/IEC 14496-1, section 7.2.2). */
const tags = { stream: 3, decoder: 4, specific: 5 } as const;
/** Bytes of a sample description before its boxes, by its version. QuickTime made the later ones. */
const entryHeads = [28, 44, 64];

/** Finds the first sound track. */
export function soundTrackOf(file: Buffer): Mp4SoundTrack | undefined {
  const movie = childOf(file, { type: '', at: 0, start: 0, end: file.length }, 'moov');
  if (!movie) return undefined;
  for (const track of boxesOf(file, movie.start, movie.end)) {
    const handler = track.type === 'trak' ? boxAt(file, track, 'mdia', 'hdlr') : undefined;
    if (handler && file.toString('latin1', handler.start + 8, handler.start + 12) === 'soun') {
      return trackOf(file, movie, track);
    }
  }
  return undefined;
}

function trackOf(file: Buffer, movie: Mp4Box, track: Mp4Box): Mp4SoundTrack | undefined {
  const head = childOf(file, track, 'tkhd');
  const table = boxAt(file, track, 'mdia', 'minf', 'stbl');
  const descriptions = childOf(file, table, 'stsd');
  if (!head || !table || !descriptions) return undefined;
  const [entry] = boxesOf(file, descriptions.start + 8, descriptions.end);
  if (!entry) return undefined;
  const isLong = wordAt(file, head, 0) >>> 24 === 1;
  return { id: wordAt(file, head, isLong ? 20 : 12), movie, table, coding: entry.type, config: configOf(file, entry) };
}

function configOf(file: Buffer, entry: Mp4Box): Buffer {
  const version = wordAt(file, entry, 8) >>> 16;
  const content = { ...entry, start: entry.start + (entryHeads[version] ?? 28) };
  const descriptor = childOf(file, content, 'esds') ?? boxAt(file, content, 'wave', 'esds');
  return descriptor ? specificConfig(file.subarray(descriptor.start + 4, descriptor.end)) : Buffer.alloc(0);
}

/** The DecoderSpecificInfo in an ES_Descriptor. */
function specificConfig(bytes: Buffer): Buffer {
  const stream = descriptorIn(bytes, tags.stream);
  const flags = stream[2] ?? 0;
  const address = flags & 0x40 ? 1 + (stream[flags & 0x80 ? 5 : 3] ?? 0) : 0;
  const before = 3 + (flags & 0x80 ? 2 : 0) + address + (flags & 0x20 ? 2 : 0);
  const decoder = descriptorIn(stream.subarray(before), tags.decoder);
  return descriptorIn(decoder.subarray(13), tags.specific);
}

/** The content of the descriptor at the start of the bytes, if it has this tag. */
function descriptorIn(bytes: Buffer, tag: number): Buffer {
  if (bytes[0] !== tag) return Buffer.alloc(0);
  let [at, size, byte] = [1, 0, 0x80];
  while (byte & 0x80 && at < 5) {
    byte = bytes[at] ?? 0;
    size = (size << 7) | (byte & 0x7f);
    at += 1;
  }
  return bytes.subarray(at, at + size);
}
