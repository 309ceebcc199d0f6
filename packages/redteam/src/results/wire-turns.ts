import type { RunMediumPart, RunRecord } from '@redoubt/contract';
import type { TargetAnswer } from '@redoubt/providers';
import type { Turn } from '@redoubt/store';
import type { StoredMedium, StoredMessage } from '../stored-message.ts';

/** Returns where the bytes of a medium are. */
type AddressOf = (medium: StoredMedium) => string;

/** Converts the turns of a probe to wire format, in the order of their steps. */
export const wireTurns = (turns: readonly Turn[], addressOf: AddressOf): RunRecord['turns'] =>
  turns.toSorted(byStep).flatMap((turn) => wireTurn(turn, addressOf));

/**
 * Compares turns by the numbers of their steps: level and leaf of a tree, conversation and turn. The leaves of a level
 * are asked side by side, so an order by time would be another one in every run. A word, such as the `tools` of a first
 * question, stands before the numbers.
 */
function byStep(a: Turn, b: Turn): number {
  const [one, other] = [numbersOf(a), numbersOf(b)];
  const at = one.findIndex((number, place) => number !== other[place]);
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? 0);
}

const numbersOf = ({ step }: Turn): number[] => step.split(/[ .]/).map((part) => Number(part) || 0);

/**
 * Returns the newest message of a call to the target, and the answer. The messages before it belong to earlier turns.
 */
function wireTurn({ kind, request, answer, at }: Turn, addressOf: AddressOf): RunRecord['turns'] {
  if (kind !== 'ask') return [];
  // The casts are safe because only the step that asked the target writes this JSON.
  const asked = (JSON.parse(request) as StoredMessage[]).at(-1);
  const { text, toolCalls } = JSON.parse(answer) as TargetAnswer;
  const moment = at.toISOString();
  const said = toolCalls.length > 0 ? { text, tool_calls: toolCalls } : text;
  return [
    { role: asked?.role ?? 'user', content: wireContent(asked?.content ?? '', addressOf), at: moment },
    { role: 'assistant', content: said, at: moment },
  ];
}

/** Returns a content as it is stored, with the address of each medium in the place of its digest. */
function wireContent(content: StoredMessage['content'], addressOf: AddressOf): unknown {
  if (typeof content === 'string') return content;
  return content.map((part) => (part.type === 'text' ? part : wireMedium(part, addressOf(part))));
}

const wireMedium = ({ type, mediaType, size }: StoredMedium, url: string): RunMediumPart => ({
  type,
  media_type: mediaType,
  size,
  url,
});
