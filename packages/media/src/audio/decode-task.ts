import type { MediaFailureReason } from '../media-failure.ts';
import type { AudioFormat } from './audio.ts';

/** A task for a process that decodes. The bytes of the file are the part of the message. */
export interface DecodeTask {
  readonly kind: 'decode';
}

/** The samples are the part of the message, 16 bits each in the byte order of the machine. */
export type DecodeAnswer =
  | { readonly kind: 'decoded'; readonly format: AudioFormat; readonly seconds: number }
  | { readonly kind: 'refused'; readonly reason: MediaFailureReason; readonly message: string };
