import { createHash } from 'node:crypto';
import type { ChatMessage, ContentPart } from '@redoubt/providers';
import type { RunMedium } from '@redoubt/store';

/** A picture or a recording of a stored message. Its bytes are kept apart from the turn, once for each run. */
export interface StoredMedium {
  readonly type: 'image' | 'audio';
  readonly digest: string;
  readonly mediaType: string;
  /** Number of bytes. */
  readonly size: number;
}

type StoredPart = Extract<ContentPart, { type: 'text' }> | StoredMedium;

/** A message as a turn holds it. */
export interface StoredMessage {
  readonly role: ChatMessage['role'];
  readonly content: string | readonly StoredPart[];
}

/** Splits messages into what a turn holds of them, and their media. */
export function splitMedia(messages: readonly ChatMessage[]): { stored: StoredMessage[]; media: RunMedium[] } {
  const media: RunMedium[] = [];
  const keep = (part: ContentPart): StoredPart => {
    if (part.type === 'text') return part;
    const medium = mediumOf(part);
    media.push(medium);
    return { type: part.type, digest: medium.digest, mediaType: medium.type, size: medium.bytes.length };
  };
  const stored = messages.map(({ role, content }) => ({
    role,
    content: typeof content === 'string' ? content : content.map(keep),
  }));
  return { stored, media };
}

function mediumOf(part: Exclude<ContentPart, { type: 'text' }>): RunMedium {
  const [type, data] = part.type === 'image' ? partsOf(part.url) : [`audio/${part.format}`, part.data];
  const bytes = Buffer.from(data, 'base64');
  return { digest: createHash('sha256').update(bytes).digest('hex'), type, bytes };
}

/** The media type and the base64 of a data URL. */
function partsOf(url: string): [type: string, data: string] {
  const [, type = 'application/octet-stream', data = ''] = /^data:([\w.+-]+\/[\w.+-]+);base64,(.*)$/s.exec(url) ?? [];
  return [type, data];
}
