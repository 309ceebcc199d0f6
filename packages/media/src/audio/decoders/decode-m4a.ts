import { MediaFailure } from '../../media-failure.ts';
import type { MonoSink } from '../mono-sink.ts';
import { readAacConfig } from './aac/aac-config.ts';
import { AacDecoder } from './aac/aac-decoder.ts';
import { samplesOfFragments } from './mp4/mp4-fragments.ts';
import { samplesOfTable } from './mp4/mp4-samples.ts';
import { type Mp4SoundTrack, soundTrackOf } from './mp4/mp4-sound-track.ts';

/**
 * Decodes AAC-LC in MP4. Of a file with several sound tracks it reads the first one. It reads also what an edit list
 * leaves out, because not all players leave it out.
 */
export function decodeM4a(bytes: Uint8Array, sink: MonoSink): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const track = soundTrackOf(file);
  if (!track) throw refused('holds no sound');
  if (track.coding !== 'mp4a' || track.config.length === 0) throw refused(`holds sound as ${track.coding.trim()}`);
  const config = readAacConfig(track.config);
  const decoder = new AacDecoder(config);
  for (const sample of samplesOf(file, track)) {
    if (sample.length > 0) sink.add(decoder.decode(sample), config.rate);
  }
}

function* samplesOf(file: Buffer, { id, movie, table }: Mp4SoundTrack): Generator<Buffer> {
  yield* samplesOfTable(file, table);
  yield* samplesOfFragments(file, movie, id);
}

const refused = (what: string): MediaFailure =>
  new MediaFailure('unknown_kind', `The M4A file ${what}; AAC-LC is read. Save it again as AAC-LC, MP3 or WAV`);
