import { kindOfAudio } from './audio/kind-of-audio.ts';
import { imageFormatOf } from './image/image-format.ts';
import { MediaFailure } from './media-failure.ts';

/** Returns whether the first bytes of a file are those of a picture or a recording that can be read. */
export function kindOfMedia(bytes: Uint8Array): 'image' | 'audio' | undefined {
  if (isKnown(() => imageFormatOf(bytes))) return 'image';
  return isKnown(() => kindOfAudio(bytes)) ? 'audio' : undefined;
}

function isKnown(find: () => string): boolean {
  try {
    find();
    return true;
  } catch (error) {
    if (error instanceof MediaFailure) return false;
    throw error;
  }
}
