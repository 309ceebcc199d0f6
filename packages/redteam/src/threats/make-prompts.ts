import type { Goal } from '../goals/goal.ts';
import { candidatesOf } from './candidates.ts';
import { type DistinctTexts, distinctTexts } from './near-duplicates.ts';
import type { ThreatProfile } from './threat-profile.ts';

interface PromptWish {
  readonly most: number;
  readonly seed: string;
  /** Prompts to take first, where they are not alike. */
  readonly first?: readonly Goal[];
}

/**
 * Makes up to `most` prompts for a profile, no two of them alike, spread evenly over its categories. Returns fewer if
 * there is not enough to make more from. The same profile and seed always give the same prompts.
 */
export function makePrompts(profile: ThreatProfile, { most, seed, first = [] }: PromptWish): Goal[] {
  const distinct = distinctTexts();
  const made: Goal[] = [];
  for (const goal of first) if (made.length < most && distinct.add(goal.text)) made.push(goal);
  let open = candidatesOf(profile, seed).map((candidates) => candidates.values());
  while (open.length > 0) {
    open = open.filter((queue) => {
      const next = made.length < most ? nextDistinct(queue, distinct) : undefined;
      if (next) made.push(next);
      return next !== undefined;
    });
  }
  return made;
}

/** Takes candidates until one is unlike all that are kept. Returns undefined at the end. */
function nextDistinct(queue: Iterator<Goal>, distinct: DistinctTexts): Goal | undefined {
  for (let { value, done } = queue.next(); !done; { value, done } = queue.next()) {
    if (distinct.add(value.text)) return value;
  }
  return undefined;
}
