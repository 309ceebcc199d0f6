import { type Message, serveTasks } from '@redoubt/sandbox';
import { MediaFailure } from '../media-failure.ts';
import type { ImageAnswer, ImageQuestion } from './image-reader.ts';
import { readImage } from './read-image.ts';

/** Runs in a process of the sandbox: reads each picture that arrives. */
serveTasks(async ({ body, parts }: Message<ImageQuestion>): Promise<Message<ImageAnswer>> => {
  try {
    const image = await readImage({ bytes: parts[0] ?? new Uint8Array(), ...body });
    return { body: { kind: 'read', image }, parts: [] };
  } catch (error) {
    if (!(error instanceof MediaFailure)) throw error;
    return { body: { kind: 'refused', reason: error.reason, message: error.message }, parts: [] };
  }
});
