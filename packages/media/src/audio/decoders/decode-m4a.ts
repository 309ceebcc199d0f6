import { MediaFailure } from '../../media-failure.ts';

/**
 * Refuses AAC in MP4. The decoders that can be had are under the GPL (those on FAAD2), or hear something else than is
 * played (aac.js drops frames with noise substitution). A recording that is heard wrongly would pass as harmless.
 */
export function decodeM4a(): never {
  throw new MediaFailure('unknown_kind', 'M4A files are not read; save the recording as MP3, Ogg, FLAC or WAV');
}
