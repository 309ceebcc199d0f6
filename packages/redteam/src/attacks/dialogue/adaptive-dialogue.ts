import type { ProbeBrief, Steps } from '../attack.ts';
import { bestOf, type Conversation, type JudgedTurn } from './conversation.ts';
import { turnWriter } from './turn-writer.ts';

interface Dialogue {
  readonly conversation: Conversation;
  /** The largest number of turns. */
  readonly most: number;
}

/**
 * Takes turns whose technique depends on what the last answer showed, until the goal is reached, `most` turns are
 * taken, or the target ends the conversation. Returns the turn that came furthest.
 */
export async function adaptiveDialogue(
  brief: ProbeBrief,
  steps: Steps,
  { conversation, most }: Dialogue,
): Promise<JudgedTurn> {
  const write = turnWriter(brief, steps, most);
  while (conversation.turns.length < most) {
    const { prompt } = await write(conversation.turns);
    const { verdict } = await conversation.say(prompt);
    if (verdict.outcome === 'success' || conversation.isOver) break;
  }
  return bestOf(conversation.turns);
}
