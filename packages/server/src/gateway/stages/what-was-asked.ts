import { isObject } from './message-texts.ts';
import type { AnswerBasis } from './output-stage.ts';
import { retrievedContext, textOf } from './retrieved-context.ts';
import type { RequestText } from './text-place.ts';

const GAP = '\n\n';

/**
 * Returns what an answer is checked against: the user's last message, and the context that the caller names or that
 * was retrieved into the messages. Must run before redaction.
 */
export function whatWasAsked(
  body: Record<string, unknown>,
  places: readonly RequestText[],
  named: string | undefined,
): AnswerBasis {
  const messages = Array.isArray(body.messages) ? body.messages.filter(isObject) : [];
  const lastUser = messages.findLast(({ role }) => role === 'user');
  const question = lastUser ? textOf(lastUser) : spokenByCaller(places);
  return { question, context: named?.trim() ? named : retrievedContext(messages) };
}

const spokenByCaller = (places: readonly RequestText[]): string =>
  places
    .filter(({ voice, isField }) => voice === 'caller' && !isField)
    .map(({ text }) => text)
    .join(GAP);
