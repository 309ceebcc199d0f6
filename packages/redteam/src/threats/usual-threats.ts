import type { CategoryId } from '@redoubt/contract';
import { abusePatterns } from '../goals/target/abuse-patterns.ts';
import { readTarget } from '../goals/target/read-target.ts';
import { type ForbiddenWish, forbiddenWish, rulesOf } from '../goals/target/rule-goals.ts';
import { filledOnce, slotsOf } from '../goals/target/slots.ts';
import { goalsOfField } from '../goals/target/target-goals.ts';
import { fieldAbuse, ruleBreach, TOOL_ABUSE } from '../goals/target/threat-names.ts';
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
  /** All categories of the profile. A rule of another category belongs to the first. */
  readonly named: readonly CategoryId[];
  /** The caller's own phrases, in place of those that are known for any system. */
  readonly phrases: readonly string[];
}

/** Returns what is at risk in a category of a system, in the words of its field. */
export function usualThreats(profile: SystemProfile, { category, named, phrases }: ChosenCategory): CategoryThreats {
  const rules = breakableRules(profile).filter(
    (rule) => category === (named.includes(rule.category) ? rule.category : named[0]),
  );
  const ofSystem = [...rules.map(({ rule }) => ruleBreach(rule)), ...(profile.tools.length > 0 ? [TOOL_ABUSE] : [])];
  if (phrases.length > 0) return { subCategories: [...new Set([...ofSystem, ...phrases])], abuseCases: [] };
  const slots = slotsOf(profile, 0);
  const reading = readTarget(profile.systemDescription ?? '');
  const { industry } = reading;
  const hasField = industry && goalsOfField(category, { seed: 0 }, reading).length > 0;
  const patterns = abusePatterns[category];
  return {
    subCategories: [
      ...ofSystem,
      ...(hasField ? [fieldAbuse(industry.name)] : []),
      ...patterns.map(({ subCategory }) => filledOnce(subCategory, slots)),
    ],
    abuseCases: patterns.map(({ deed }) => filledOnce(deed, slots)),
  };
}
