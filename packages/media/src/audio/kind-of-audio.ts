import { MediaFailure } from '../media-failure.ts';
import type { AudioFormat } from './audio.ts';

const READ = 'WAV, MP3, Ogg, M4A, AAC, FLAC and WebM are read';

/** Detects the format of a recording by its first bytes. @throws MediaFailure if it is none that is read */
export function kindOfAudio(bytes: Uint8Array): AudioFormat {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16));
  const word = (at: number) => head.toString('latin1', at, at + 4);
  if (word(0) === 'RIFF' && word(8) === 'WAVE') return 'wav';
  if (word(0) === 'fLaC') return 'flac';
  if (word(0) === 'OggS') return 'ogg';
  if (word(0) === '\u001aE\u00df\u00a3') return 'webm';
  if (word(4) === 'ftyp') return 'm4a';
  if (word(0).startsWith('ID3') || isMpegFrame(head)) return 'mp3';
  if (isAacFrame(head)) return 'aac';
  throw new MediaFailure('unknown_kind', `The recording is no sound file that is known. ${READ}`);
}

/** The start of an MPEG audio frame of layer I to III. */
const isMpegFrame = (head: Buffer): boolean =>
  head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0 && ((head[1] ?? 0) & 0x06) !== 0;

/** The start of a frame of AAC without a container. Its layer is 0. */
const isAacFrame = (head: Buffer): boolean => head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0;
