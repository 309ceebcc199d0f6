import { isObject } from './message-texts.ts';
import type { Asked } from './output-stage.ts';
import type { TextPlace } from './text-place.ts';

const GAP = '\n\n';

/**
 * What an answer is held against: the last words of the user, and the context that the caller names, or what tools
 * brought, or else what the instructions hold. Read before anything is redacted.
 */
export function whatWasAsked(
  body: Record<string, unknown>,
  places: readonly TextPlace[],
  named: string | undefined,
): Asked {
  const messages = Array.isArray(body.messages) ? body.messages.filter(isObject) : [];
  const lastUser = messages.findLast(({ role }) => role === 'user');
  const question = lastUser ? textOf(lastUser) : spokenBy(places, 'caller');
  const retrieved = messages.filter(({ role }) => role === 'tool' || role === 'function').map(textOf);
  return { question, context: named ?? (retrieved.join(GAP) || spokenBy(places, 'system')) };
}

const spokenBy = (places: readonly TextPlace[], voice: TextPlace['voice']): string =>
  places
    .filter((place) => place.voice === voice)
    .map(({ text }) => text)
    .join(GAP);

function textOf({ content }: Record<string, unknown>): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => (isObject(part) && typeof part.text === 'string' ? part.text : '')).join('\n');
}
