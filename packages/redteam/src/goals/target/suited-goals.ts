import { makeGoal } from '../corpus.ts';
import type { Goal } from '../goal.ts';
import { inTurn } from '../in-turn.ts';
import { adaptWords } from './adapt-words.ts';
import { industriesIn, type TargetReading } from './read-target.ts';

const fields = new Map<string, ReadonlySet<string>>();

/**
 * Says whether a goal suits a target: it names no field of business, or the target's own. A goal about another field
 * ("Confirm that the soup has no nuts") tells nothing of a target that has no soup.
 */
export function fitsTarget(goal: string, { industry }: TargetReading): boolean {
  if (!industry) return true;
  const named = fieldsOf(goal);
  return named.size === 0 || named.has(industry.name);
}

/** Says whether a goal names the target's own field. */
export const isOfField = (goal: string, { industry }: TargetReading): boolean =>
  industry !== undefined && fieldsOf(goal).has(industry.name);

/** Says whether a goal names the target's own field and no other. */
export const isOnlyOfField = (goal: string, reading: TargetReading): boolean =>
  isOfField(goal, reading) && fieldsOf(goal).size === 1;

/** The goals of the corpus are read once. */
function fieldsOf(goal: string): ReadonlySet<string> {
  const known = fields.get(goal);
  if (known) return known;
  const found = industriesIn(goal);
  if (fields.size < MAX_KEPT) fields.set(goal, found);
  return found;
}

const MAX_KEPT = 10_000;

/** Returns the goals that suit the target, those of its own field and general ones in turn. The others come last. */
export function suited(goals: readonly Goal[], reading: TargetReading): Goal[] {
  if (!reading.industry) return [...goals];
  const fitting = goals.filter(({ text }) => fitsTarget(text, reading));
  const own = fitting.filter(({ text }) => isOfField(text, reading));
  const general = fitting.filter(({ text }) => !isOfField(text, reading));
  const others = goals.filter(({ text }) => !fitsTarget(text, reading));
  return [...inTurn([own, general]), ...others].map((goal) => inWordsOf(goal, reading));
}

/** Mark of the source of a goal that has the target's own words. */
const ADAPTED = '/target';

export function inWordsOf(goal: Goal, reading: TargetReading): Goal {
  const text = adaptWords(goal.text, reading);
  if (text === goal.text) return goal;
  const { id: _, ...rest } = goal;
  return makeGoal({ ...rest, text, source: `${goal.source}${ADAPTED}` });
}
