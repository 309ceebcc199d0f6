import type { CategoryId } from '@redoubt/contract';
import { readTarget } from '../goals/target/read-target.ts';
import { type ForbiddenWish, forbiddenWish, rulesOf } from '../goals/target/rule-goals.ts';
import { goalsOfField } from '../goals/target/target-goals.ts';
import type { AbusePattern } from './patterns/abuse-pattern.ts';
import { abusePatterns } from './patterns/index.ts';
import { filledOnce, slotsOf } from './slots.ts';
import type { CategoryThreats, SystemProfile } from './threat-profile.ts';

/** The sub-category of requests that misuse a tool. */
export const TOOL_ABUSE = "misuse of the agent's tools";

/** The sub-category of abuse that is known in a field of business. */
export const fieldAbuse = (industry: string): string => `known abuse in ${industry}`;

/** The sub-category of requests for what a rule forbids. */
export function ruleBreach(rule: string): string {
  const plain = rule.trim().replace(/[.;]$/, '');
  return `breach of the rule: ${plain.length > MAX_RULE ? `${plain.slice(0, MAX_RULE)}…` : plain}`;
}

const MAX_RULE = 120;

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

/** Returns what is at risk in a category of a system, in the words of its field. */
export function usualThreats(profile: SystemProfile, category: CategoryId): CategoryThreats {
  const slots = slotsOf(profile, 0);
  const reading = readTarget(profile.systemDescription ?? '');
  const { industry } = reading;
  const rules = breakableRules(profile).filter((rule) => rule.category === category);
  const hasField = industry && goalsOfField(category, { seed: 0 }, reading).length > 0;
  const patterns = abusePatterns[category];
  return {
    subCategories: [
      ...rules.map(({ rule }) => ruleBreach(rule)),
      ...(profile.tools.length > 0 ? [TOOL_ABUSE] : []),
      ...(hasField ? [fieldAbuse(industry.name)] : []),
      ...patterns.map(({ subCategory }) => filledOnce(subCategory, slots)),
    ],
    abuseCases: patterns.map(({ deed }) => filledOnce(deed, slots)),
  };
}

/** Returns the pattern that a phrase of a profile was made from, by its sub-category or its deed. */
export const patternOf = (
  category: CategoryId,
  phrase: string,
  part: 'subCategory' | 'deed',
): AbusePattern | undefined => abusePatterns[category].find((pattern) => isMadeFrom(pattern[part], phrase));

/** Says whether a phrase is a template with anything in its slots. The texts between the slots must stand in order. */
function isMadeFrom(template: string, phrase: string): boolean {
  const [first = '', ...rest] = template.split(/\{\w+\}/);
  const last = rest.pop();
  if (last === undefined) return phrase === first;
  if (!phrase.startsWith(first) || !phrase.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const found = phrase.indexOf(part, from);
    if (found === -1) return false;
    from = found + part.length;
  }
  return from < phrase.length - last.length;
}
