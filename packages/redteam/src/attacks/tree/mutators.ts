import { atLeastOne, readTable } from '@redoubt/data-files';
import { z } from 'zod';
import type { Random } from '../../seeded-random.ts';
import { goalPhrases } from '../dialogue/goal-phrases.ts';
import { fillTemplate } from '../fill-template.ts';

const Mutator = z.strictObject({
  name: z.string(),
  kind: z.enum(['frame', 'rider']),
  /** Wordings with the slots of the goal's phrases. */
  wordings: atLeastOne(z.string()),
});

/**
 * Changes of a prompt that keep what is asked for, as a tree search without an attacker model makes them. A frame stands
 * around the request and replaces another frame; a rider is added to a prompt once.
 */
export const mutators = readTable(new URL('../../../data/mutators.json', import.meta.url), atLeastOne(Mutator));

/** A prompt as the mutators that made it, each with the index of its wording. */
export interface MutatedPrompt {
  readonly frame: { readonly name: string; readonly wording: number } | undefined;
  readonly riders: readonly { readonly name: string; readonly wording: number }[];
}

/** Riders that a prompt carries at most: with more of them it no longer reads like a person's. */
const MAX_RIDERS = 2;

/** Returns a prompt with one more change: another frame, or a further rider. */
export function mutate(prompt: MutatedPrompt, name: string, random: Random): MutatedPrompt {
  const mutator = mutators.find((one) => one.name === name);
  if (!mutator) throw new Error(`There is no mutator "${name}"`);
  const chosen = { name, wording: random.below(mutator.wordings.length) };
  if (mutator.kind === 'frame') return { ...prompt, frame: chosen };
  const others = prompt.riders.filter((rider) => rider.name !== name);
  return { ...prompt, riders: [...others, chosen].slice(-MAX_RIDERS) };
}

/** Writes a prompt for a goal. */
export function writeMutated({ frame, riders }: MutatedPrompt, goal: string): string {
  const phrases = goalPhrases(goal);
  const words = phrases.question.split(' ');
  const half = Math.ceil(words.length / 2);
  const slots = { ...phrases, first: words.slice(0, half).join(' '), second: words.slice(half).join(' ') };
  const wordingOf = ({ name, wording }: { name: string; wording: number }) =>
    mutators.find((one) => one.name === name)?.wordings[wording] ?? '{question}';
  const framed = fillTemplate(frame ? wordingOf(frame) : '{question}', slots);
  return [framed, ...riders.map(wordingOf)].join(' ');
}
