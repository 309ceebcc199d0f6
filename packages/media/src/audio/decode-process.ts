import { type Message, serveTasks } from '@redoubt/sandbox';
import { MediaFailure } from '../media-failure.ts';
import { decodeAudio } from './decode-audio.ts';
import type { DecodeAnswer, DecodeTask } from './decode-task.ts';

serveTasks(async ({ parts: [bytes = new Uint8Array()] }: Message<DecodeTask>): Promise<Message<DecodeAnswer>> => {
  try {
    const { format, seconds, samples } = await decodeAudio(bytes);
    const part = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
    return { body: { kind: 'decoded', format, seconds }, parts: [part] };
  } catch (error) {
    if (!(error instanceof MediaFailure)) throw error;
    return { body: { kind: 'refused', reason: error.reason, message: error.message }, parts: [] };
  }
});
