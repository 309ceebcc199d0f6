import type { CategoryId } from '@redoubt/contract';
import { type AbusePattern, abusePatterns } from './abuse-patterns.ts';
import type { Slots } from './slots.ts';

/** Returns the pattern that a sub-category of a profile was made from, whatever stands in its slots. */
export const patternOfSubCategory = (category: CategoryId, phrase: string): AbusePattern | undefined =>
  abusePatterns[category].find(({ subCategory }) => fillingsOf(subCategory, phrase) !== undefined);

/**
 * Returns the pattern that an abuse case of a profile was made from. A case with a phrase that the slots do not know is
 * the caller's own, and has no pattern.
 */
export function patternOfDeed(category: CategoryId, deed: string, { phrases }: Slots): AbusePattern | undefined {
  const known = new Set(Object.values(phrases).flat());
  return abusePatterns[category].find((pattern) =>
    fillingsOf(pattern.deed, deed)?.every((filling) => known.has(filling)),
  );
}

/** Returns what stands in the slots of a template that was filled to a phrase. Undefined if it was not. */
function fillingsOf(template: string, phrase: string): string[] | undefined {
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
