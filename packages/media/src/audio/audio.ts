import type { MediaModel } from '../media-models.ts';

/**
 * The formats of sound files that are read. WebM and Ogg may hold Opus, Ogg also Vorbis and FLAC. M4A is MP4 with AAC-LC,
 * and AAC is the same without a container.
 */
export type AudioFormat = 'wav' | 'mp3' | 'ogg' | 'flac' | 'webm' | 'm4a' | 'aac';

/** A recording as the caller sent it. `owner` is the organisation that sent it. */
export interface AudioTask {
  readonly bytes: Uint8Array;
  readonly owner: string;
  /** Gives the recording up. Work that has begun ends with the next part of it. */
  readonly signal?: AbortSignal | undefined;
}

/** A part of a recording between two pauses, at most 28 s long. Times are in seconds. */
export interface AudioSegment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The geometric mean of the probabilities of the text's tokens, from 0 to 1. Null if a server does not tell it. */
  readonly confidence: number | null;
}

/** What was heard in a recording. */
export interface ReadAudio {
  readonly format: AudioFormat;
  readonly seconds: number;
  /** Seconds in which somebody speaks. */
  readonly speechSeconds: number;
  /** The texts of the segments, with a space between them. It is empty if nobody speaks. */
  readonly transcript: string;
  readonly segments: readonly AudioSegment[];
  /**
   * What may have been said instead: texts of segments that the embedded model held for nearly as likely as the one of
   * the transcript. Each differs from it at one place.
   */
  readonly alternatives: readonly string[];
  /** The ISO 639-1 code: `en` from the embedded model, otherwise what the server heard. Null if it is not known. */
  readonly language: string | null;
  /** The models of this package that were used. */
  readonly models: readonly MediaModel[];
  /** The server that transcribed. Absent if the embedded model did. */
  readonly backend?: string | undefined;
  /**
   * False if somebody speaks and the transcript is not what is said: the text is empty, repeats itself or is a guess.
   * Speech in another language mostly ends so. A transcript that was not understood must not count as harmless.
   */
  readonly understood: boolean;
}
