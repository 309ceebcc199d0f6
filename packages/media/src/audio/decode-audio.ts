import { isExhaustion } from '@redoubt/sandbox';
import { MediaFailure } from '../media-failure.ts';
import type { AudioFormat } from './audio.ts';
import type { AudioDecoder } from './decoders/decoder.ts';
import { kindOfAudio } from './kind-of-audio.ts';
import { MonoSink } from './mono-sink.ts';

/** Sound as the models read it: one channel of 16 bits at 16 kHz. */
export interface DecodedAudio {
  readonly format: AudioFormat;
  readonly seconds: number;
  readonly samples: Int16Array;
}

/** The decoders by format. Each is loaded for the first file of its format. */
const decoders: Readonly<Record<AudioFormat, () => Promise<AudioDecoder>>> = {
  wav: async () => (await import('./decoders/decode-wav.ts')).decodeWav,
  mp3: async () => (await import('./decoders/decode-mp3.ts')).decodeMp3,
  ogg: async () => (await import('./decoders/decode-ogg.ts')).decodeOgg,
  flac: async () => (await import('./decoders/decode-flac.ts')).decodeFlac,
  webm: async () => (await import('./decoders/decode-webm.ts')).decodeWebm,
  m4a: async () => (await import('./decoders/decode-m4a.ts')).decodeM4a,
  aac: async () => (await import('./decoders/decode-adts.ts')).decodeAdts,
};

/**
 * Decodes a sound file. Call it in a process of the sandbox. A file that ends too early gives the sound that it has. If
 * a decoder fails, the whole file is refused: another decoder might play what this one could not read.
 * @throws MediaFailure
 */
export async function decodeAudio(bytes: Uint8Array): Promise<DecodedAudio> {
  const format = kindOfAudio(bytes);
  const sink = new MonoSink();
  try {
    const decode = await decoders[format]();
    await decode(bytes, sink);
  } catch (error) {
    if (error instanceof MediaFailure || isExhaustion(error)) throw error;
    throw damaged(format, error);
  }
  if (sink.seconds === 0) throw damaged(format);
  return { format, seconds: sink.seconds, samples: sink.finish() };
}

const damaged = (format: AudioFormat, cause?: unknown): MediaFailure =>
  new MediaFailure('broken', `The ${format} file cannot be read: it is damaged or holds no sound; save it again`, {
    cause,
  });
