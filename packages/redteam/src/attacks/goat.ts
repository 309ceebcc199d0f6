import { numberOptions } from '@redoubt/contract';
import type { Attack } from './attack.ts';
import { adaptiveDialogue } from './dialogue/adaptive-dialogue.ts';
import { Conversation } from './dialogue/conversation.ts';

const TURNS = numberOptions.goat.max_turns.default;

/**
 * GOAT (Pavlova et al. 2024): one conversation in which each turn chooses a technique after what the last answer showed.
 * It ends when the goal is reached, or after `max_turns`.
 */
export const goat: Attack<'goat'> = {
  id: 'goat',
  version: 2,
  variant: ({ options }) => ({ max_turns: options.max_turns ?? TURNS }),
  run: (brief, steps) =>
    adaptiveDialogue(brief, steps, {
      conversation: new Conversation(steps, ''),
      most: brief.options.max_turns ?? TURNS,
    }),
};
