import type { CategoryId } from '@redoubt/contract';
import { readTarget } from '../goals/target/read-target.ts';
import { type ForbiddenWish, forbiddenWish, rulesOf } from '../goals/target/rule-goals.ts';
import { filledOnce, slotsOf } from '../goals/target/slots.ts';
import { goalsOfField } from '../goals/target/target-goals.ts';
import { patternsOf } from '../goals/target/thing-patterns.ts';
import { fieldAbuse, ruleBreach, toolAbuse } from '../goals/target/threat-names.ts';
import type { CategoryThreats, SystemProfile } from './threat-profile.ts';

/** A rule that yields requests. `place` is its place in `rulesOf`. */
export interface BreakableRule extends ForbiddenWish {
  readonly rule: string;
  readonly place: number;
}

/** Returns the rules of a system that somebody can ask to break. */
export const breakableRules = (profile: Pick<SystemProfile, 'policyRules' | 'policyDescription'>): BreakableRule[] =>
  rulesOf(profile).flatMap((rule, place) => {
    const forbidden = forbiddenWish(rule);
    return forbidden ? [{ ...forbidden, rule, place }] : [];
  });

/** A category of a profile, and what its caller wants there. */
interface ChosenCategory {
  readonly category: CategoryId;
  /** The caller's own phrases, in place of those that are known for any system. */
  readonly phrases: readonly string[];
}

/** Returns what is at risk in a category of a system, in the words of its field. */
export function usualThreats(profile: SystemProfile, { category, phrases }: ChosenCategory): CategoryThreats {
  const rules = breakableRules(profile).filter((rule) => rule.category === category);
  const ofSystem = [
    ...rules.map(({ rule }) => ruleBreach(rule)),
    ...(profile.tools.length > 0 ? [toolAbuse(category)] : []),
  ];
  if (phrases.length > 0) return { subCategories: [...new Set([...ofSystem, ...phrases])], abuseCases: [] };
  const slots = slotsOf(profile, 0);
  const reading = readTarget(profile);
  const known = reading.fields.filter(
    ({ industry }) => goalsOfField(category, { seed: 0 }, { industry, reading }).length > 0,
  );
  const patterns = patternsOf(category, profile);
  return {
    subCategories: [
      ...ofSystem,
      ...known.map(({ industry }) => fieldAbuse(industry.name, category)),
      ...patterns.map(({ subCategory }) => filledOnce(subCategory, slots)),
    ],
    abuseCases: patterns.map(({ deed }) => filledOnce(deed, slots)),
  };
}
