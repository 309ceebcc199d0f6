import type { Attack } from './attack.ts';
import { bestOf, Conversation } from './dialogue/conversation.ts';
import { turnWriter } from './dialogue/turn-writer.ts';

/** The reference of the price table. */
const TURNS = 6;

/**
 * GOAT (Pavlova et al. 2024): one conversation in which each turn chooses a technique after what the last answer showed.
 * It ends when the goal is reached, or after `max_turns`.
 */
export const goat: Attack<'goat'> = {
  id: 'goat',
  version: 1,
  variant: ({ options }) => ({ max_turns: options.max_turns ?? TURNS }),
  async run(brief, steps) {
    const most = brief.options.max_turns ?? TURNS;
    const conversation = new Conversation(steps, '');
    const write = turnWriter(brief, steps, most);
    while (conversation.turns.length < most) {
      const { prompt } = await write(conversation.turns);
      const { verdict } = await conversation.say(prompt);
      if (verdict.outcome === 'success') break;
    }
    return bestOf(conversation.turns);
  },
};
