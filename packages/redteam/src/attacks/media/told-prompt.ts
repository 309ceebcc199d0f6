import type { ChatMessage, ContentPart } from '@redoubt/providers';
import { descriptionOf, readWave } from '@redoubt/rendering';

/**
 * Returns what a message says, in words: its text, followed by what each picture shows and each recording says. Media
 * that do not tell that are only named.
 */
export function toldPrompt(content: ChatMessage['content']): string {
  return typeof content === 'string' ? content : content.map(toldPart).join('\n\n');
}

function toldPart(part: ContentPart): string {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'image':
      return named('[Picture]', descriptionOf(Buffer.from(part.url.slice(part.url.indexOf(',') + 1), 'base64')));
    case 'audio':
      return named('[Recording]', readWave(Buffer.from(part.data, 'base64'))?.comment);
  }
}

const named = (name: string, says: string | undefined): string => (says === undefined ? name : `${name}\n${says}`);
