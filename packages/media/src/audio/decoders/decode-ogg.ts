import { MediaFailure } from '../../media-failure.ts';
import type { MonoSink } from '../mono-sink.ts';
import { decodeOggFlac } from './decode-flac.ts';
import { oggPackets } from './ogg-packets.ts';
import { decodeOpus } from './opus-packets.ts';
import { VorbisDecoder } from './vorbis/vorbis-decoder.ts';
import { readForm, readSetup } from './vorbis/vorbis-setup.ts';

/** Decodes Opus, Vorbis or FLAC in Ogg. Only the first stream of a file is read. */
export async function decodeOgg(bytes: Uint8Array, sink: MonoSink): Promise<void> {
  const packets = oggPackets(bytes);
  const head: Uint8Array | undefined = packets.next().value;
  const start = head ? Buffer.from(head).toString('latin1', 0, 8) : '';
  if (head && start === 'OpusHead') {
    packets.next(); // The comments.
    return decodeOpus(head, packets, sink);
  }
  if (head && start.slice(1, 7) === 'vorbis') return decodeVorbis(head, packets, sink);
  if (head && start.startsWith('\u007fFLAC')) return decodeOggFlac(head, packets, sink);
  throw new MediaFailure(
    'unknown_kind',
    'The Ogg file holds neither Opus, Vorbis nor FLAC; save it as one of them, or as MP3',
  );
}

/** Decodes Vorbis. `head` is its first packet. A packet of comments and one of tables follow. */
function decodeVorbis(head: Uint8Array, packets: Iterator<Uint8Array, undefined>, sink: MonoSink): void {
  const form = readForm(head);
  packets.next();
  const { value: tables } = packets.next();
  if (!tables) throw new Error('the tables are missing');
  const decoder = new VorbisDecoder(form, readSetup(tables, form));
  for (let { value } = packets.next(); value; { value } = packets.next()) {
    if (value.length > 0) sink.add(decoder.decode(value), form.rate);
  }
}
