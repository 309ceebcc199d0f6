import { makeGoal } from '../corpus.ts';
import type { Goal } from '../goal.ts';
import { inTurn } from '../in-turn.ts';
import { adaptWords } from './adapt-words.ts';
import type { Industry } from './industries.ts';
import { industriesIn, type TargetReading } from './read-target.ts';

const known = new Map<string, ReadonlySet<string>>();

/**
 * Says whether a goal suits a target: it names no field of business, or one of the target's own. A goal about another field
 * ("Confirm that the soup has no nuts") tells nothing of a target that has no soup.
 */
export function fitsTarget(goal: string, reading: TargetReading): boolean {
  return reading.fields.length === 0 || fieldsOf(goal).size === 0 || isOfField(goal, reading);
}

/** Says whether a goal names a field of the target. */
export const isOfField = (goal: string, { fields }: TargetReading): boolean =>
  fields.some(({ industry }) => fieldsOf(goal).has(industry.name));

/** Says whether a goal names a field of business and no other. */
export const isOnlyOfField = (goal: string, { name }: Industry): boolean =>
  fieldsOf(goal).size === 1 && fieldsOf(goal).has(name);

/** The goals of the corpus are read once. */
function fieldsOf(goal: string): ReadonlySet<string> {
  const read = known.get(goal);
  if (read) return read;
  const found = industriesIn(goal);
  if (known.size < MAX_KEPT) known.set(goal, found);
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
