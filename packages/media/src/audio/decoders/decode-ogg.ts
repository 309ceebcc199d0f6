import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { MediaFailure } from '../../media-failure.ts';
import type { MonoSink } from '../mono-sink.ts';
import { decodeOggFlac } from './decode-flac.ts';
import { addPart, piecesOf } from './decoder.ts';
import { oggPackets } from './ogg-packets.ts';
import { decodeOpus } from './opus-packets.ts';

/** Decodes Opus, Vorbis or FLAC in Ogg. Only the first stream of a file is read. */
export async function decodeOgg(bytes: Uint8Array, sink: MonoSink): Promise<void> {
  const packets = oggPackets(bytes);
  const head: Uint8Array | undefined = packets.next().value;
  const start = head ? Buffer.from(head).toString('latin1', 0, 8) : '';
  if (head && start === 'OpusHead') {
    packets.next(); // The comments.
    return decodeOpus(head, packets, sink);
  }
  if (start.slice(1, 7) === 'vorbis') return decodeVorbis(bytes, sink);
  if (head && start.startsWith('\u007fFLAC')) return decodeOggFlac(head, packets, sink);
  throw new MediaFailure(
    'unknown_kind',
    'The Ogg file holds neither Opus, Vorbis nor FLAC; save it as one of them, or as MP3',
  );
}

async function decodeVorbis(bytes: Uint8Array, sink: MonoSink): Promise<void> {
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  for (const piece of piecesOf(bytes)) addPart(sink, await decoder.decode(piece));
  addPart(sink, await decoder.flush());
}
