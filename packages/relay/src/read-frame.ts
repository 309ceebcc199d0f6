import { relayCloseCodes } from '@redoubt/contract';
import type { z } from 'zod';

/** Thrown for what is no frame, or no frame that may come now. The connection is closed with `code` and the message. */
export class FrameRefused extends Error {
  override readonly name = 'FrameRefused';
  readonly code: number;

  constructor(message: string, code: number = relayCloseCodes.malformed) {
    super(message);
    this.code = code;
  }
}

/** Reads a frame. Throws FrameRefused, whose message quotes nothing of the frame's content. */
export function readFrame<Frame>(text: string, schema: z.ZodType<Frame>): Frame {
  const { success, data, error } = schema.safeParse(parsed(text));
  if (success) return data;
  const [first] = error.issues;
  const place = first?.path.join('.') ?? '';
  throw new FrameRefused(place === '' ? 'The frame is of no known type' : `The frame does not fit at "${place}"`);
}

/** Decodes a body's piece. Throws FrameRefused for a text that is not base64. */
export function bytesOf(data: string): Buffer {
  const bytes = Buffer.from(data, 'base64');
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0;
  // The decoder leaves out what is not base64, so that fewer bytes come out.
  if (data.length % 4 === 0 && bytes.length === (data.length / 4) * 3 - padding) return bytes;
  throw new FrameRefused('The piece of a body is no base64');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FrameRefused('The frame is no JSON');
  }
}
