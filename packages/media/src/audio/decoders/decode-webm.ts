import { MediaFailure } from '../../media-failure.ts';
import type { MonoSink } from '../mono-sink.ts';
import { decodeOpus } from './opus-packets.ts';
import { framesOfBlock } from './webm-block.ts';
import { type EbmlElement, elementsOf, uintOf } from './webm-elements.ts';

/** The ids of the elements that are read (Matroska, RFC 9559). */
const id = {
  segment: 0x1853_8067,
  tracks: 0x1654_ae6b,
  track: 0xae,
  number: 0xd7,
  type: 0x83,
  codec: 0x86,
  codecHead: 0x63a2,
  cluster: 0x1f43_b675,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;
const SOUND = 2;

interface SoundTrack {
  readonly number: number;
  readonly codec: string;
  readonly head: Buffer;
}

/** Decodes the first sound track of WebM, as browsers record it. It must be Opus. */
export async function decodeWebm(bytes: Uint8Array, sink: MonoSink): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const segment = childOf(file, { id: 0, start: 0, end: file.length }, id.segment);
  const tracks = segment && childOf(file, segment, id.tracks);
  const track = tracks && soundTrackOf(file, tracks);
  if (!segment || !track) throw refused('holds no sound');
  if (track.codec !== 'A_OPUS') throw refused(`holds sound as ${track.codec}`);
  await decodeOpus(track.head, packetsOf(file, segment, track.number), sink);
}

function childOf(file: Buffer, { start, end }: EbmlElement, wanted: number): EbmlElement | undefined {
  for (const element of elementsOf(file, start, end)) if (element.id === wanted) return element;
  return undefined;
}

function soundTrackOf(file: Buffer, tracks: EbmlElement): SoundTrack | undefined {
  for (const track of elementsOf(file, tracks.start, tracks.end)) {
    const type = track.id === id.track ? childOf(file, track, id.type) : undefined;
    if (type && uintOf(file, type) === SOUND) return trackOf(file, track);
  }
  return undefined;
}

function trackOf(file: Buffer, track: EbmlElement): SoundTrack {
  const contentOf = (wanted: number): Buffer => {
    const found = childOf(file, track, wanted);
    return file.subarray(found?.start ?? 0, found?.end ?? 0);
  };
  const number = childOf(file, track, id.number);
  const codec = contentOf(id.codec).toString('latin1', 0, 40).replace(/\0+$/, '');
  return { number: number ? uintOf(file, number) : 1, codec, head: contentOf(id.codecHead) };
}

/**
 * The packets of a track. A cluster of a live stream has no size, so the next cluster appears within it: it takes the
 * place of the one before.
 */
function* packetsOf(file: Buffer, within: EbmlElement, track: number): Generator<Uint8Array> {
  const open = [elementsOf(file, within.start, within.end)];
  for (let elements = open.at(-1); elements; elements = open.at(-1)) {
    const { value: element } = elements.next();
    if (!element) open.pop();
    else if (element.id === id.cluster) open.splice(1, open.length, elementsOf(file, element.start, element.end));
    else if (element.id === id.blockGroup) open.push(elementsOf(file, element.start, element.end));
    else if (element.id === id.simpleBlock || element.id === id.block) yield* framesOfBlock(file, element, track);
  }
}

const refused = (what: string): MediaFailure =>
  new MediaFailure('unknown_kind', `The WebM file ${what}; Opus is read. Save it again, for example as MP3`);
