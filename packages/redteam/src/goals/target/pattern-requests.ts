import type { CategoryId } from '@redoubt/contract';
import type { Act } from '../act-criteria.ts';
import { makeGoal } from '../corpus.ts';
import type { Goal } from '../goal.ts';
import { inTurn } from '../in-turn.ts';
import { THREAT_SOURCE } from '../threat-criteria.ts';
import type { AbusePattern } from './abuse-patterns.ts';
import type { SystemDescription } from './read-target.ts';
import { filled, filledOnce, type Slots } from './slots.ts';
import { patternsOf, thingPatterns } from './thing-patterns.ts';

/** Returns the pattern that a sub-category of a profile was made from, whatever stands in its slots. */
export const patternOfSubCategory = (
  category: CategoryId,
  phrase: string,
  told: SystemDescription,
): AbusePattern | undefined =>
  patternsOf(category, told).find(({ subCategory }) => fillingsOf(subCategory, phrase) !== undefined);

/** Returns what stands in the slots of a template that was filled to a phrase. Undefined if it was not. */
export function fillingsOf(template: string, phrase: string): string[] | undefined {
  const [first = '', ...rest] = template.split(/\{\w+\}/);
  const last = rest.pop();
  if (last === undefined) return phrase === first ? [] : undefined;
  if (!phrase.startsWith(first) || !phrase.endsWith(last)) return undefined;
  const fillings: string[] = [];
  let from = first.length;
  for (const part of rest) {
    const found = phrase.indexOf(part, from);
    if (found === -1) return undefined;
    fillings.push(phrase.slice(from, found));
    from = found + part.length;
  }
  if (from >= phrase.length - last.length) return undefined;
  return [...fillings, phrase.slice(from, phrase.length - last.length)];
}

/** How often each text is filled with other phrases. */
const ROUNDS = 12;

/** A pattern under the name of one of its sub-categories. */
interface Named {
  readonly category: CategoryId;
  readonly pattern: AbusePattern;
  readonly phrase: string;
}

/** Fills each text in every round with other phrases. */
export function patternRequests(texts: readonly string[], { pattern, phrase, category }: Named, slots: Slots): Goal[] {
  return Array.from({ length: ROUNDS }, () =>
    texts.map((template) => {
      const { text, about } = filled(template, slots);
      return threatGoal({
        category,
        subCategory: phrase,
        text,
        act: pattern.act,
        about: about.join(' ') || aboutOf(pattern, slots),
      });
    }),
  ).flat();
}

/** Returns requests that abuse the things on which a system acts, each once, in an order that the slots give. */
export function goalsOfThings(category: CategoryId, told: SystemDescription, slots: Slots): Goal[] {
  const goals = inTurn(
    thingPatterns(category, told).map((pattern) =>
      patternRequests(
        slots.random.shuffle(pattern.requests),
        { pattern, phrase: filledOnce(pattern.subCategory, slots), category },
        slots,
      ),
    ),
  );
  return [...new Map(goals.map((goal) => [goal.text, goal])).values()];
}

export const aboutOf = ({ about }: AbusePattern, slots: Slots): string => filledOnce(about, slots);

interface ThreatRequest extends Pick<Goal, 'category' | 'subCategory' | 'text'> {
  readonly act: Act;
  readonly about: string;
}

export const threatGoal = ({ category, subCategory, text, act, about }: ThreatRequest): Goal =>
  makeGoal({
    category,
    subCategory,
    text: capital(text),
    isControl: false,
    source: `${THREAT_SOURCE}:${act}:${about}`,
  });

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
