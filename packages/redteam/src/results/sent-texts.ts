import type { Turn } from '@redoubt/store';
import type { StoredMessage } from '../stored-message.ts';

/** Returns what the messages of a probe said in text. Pictures and recordings are left out. */
export function sentTexts(turns: readonly Turn[]): string {
  const asked = turns.filter(({ kind }) => kind === 'ask');
  // The cast is safe because only the step that asked the target writes this JSON.
  return asked.map(({ request }) => textOf((JSON.parse(request) as StoredMessage[]).at(-1))).join('\n\n');
}

function textOf(message: StoredMessage | undefined): string {
  const content = message?.content ?? '';
  if (typeof content === 'string') return content;
  return content.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n');
}
