import { CategoryId } from '@redoubt/contract';
import type { TargetProfile } from '@redoubt/providers';
import type { RunSpec, SpecContext } from '../../run-spec.ts';
import { makeGoal } from '../corpus.ts';
import type { Goal } from '../goal.ts';
import type { GoalSource } from '../goal-source.ts';
import { type GoalChoice, inTurn, poolOf, repeated } from '../goals-of.ts';
import { adaptWords } from './adapt-words.ts';
import { industriesIn, readTarget, type TargetReading } from './read-target.ts';
import { goalsOfRule, rulesOf } from './rule-goals.ts';
import { type DeclaredTool, goalsOfTools } from './tool-goals.ts';

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
const isOnlyOfField = (goal: string, reading: TargetReading): boolean =>
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

/** What goals are made for. */
export interface GoalTarget {
  readonly context: Pick<SpecContext, 'systemDescription' | 'policyDescription' | 'policyRules'>;
  readonly tools: readonly DeclaredTool[];
  /** The categories of the run. A rule whose category is not among them yields goals of the first. */
  readonly categories: readonly CategoryId[];
}

/** The part of a category's goals that the first request for each rule may take. */
const MAX_SHARE_OF_RULES = 0.6;

/**
 * The goals for one target, made without a model: goals of the corpus that suit its field, in its own words, and
 * requests made of its rules and its tools. The same target and seed always give the same goals.
 */
export function goalsForTarget(target: GoalTarget): GoalSource {
  const reading = readTarget(target.context.systemDescription ?? '');
  const rules = ruleGoalsOf(target);
  return {
    goalsOf: (category, wanted, choice) => {
      const { first = [], more = [] } = rules.get(category) ?? {};
      const front = first.slice(0, Math.ceil(wanted * MAX_SHARE_OF_RULES));
      const corpus = suited(poolOf(category, choice, false), reading);
      const tools = goalsOfTools(category, target.tools);
      const rest = inTurn([
        [...first.slice(front.length), ...more],
        corpus.slice(0, tools.length + more.length),
        tools,
      ]);
      return repeated([...new Set([...front, ...rest, ...corpus])], wanted);
    },
    controlsOf: (category, wanted, choice) => repeated(suited(poolOf(category, choice, true), reading), wanted),
  };
}

/** The goals of a run against a target. */
export const goalsForRun = (
  { context, categories }: Pick<RunSpec, 'context' | 'categories'>,
  { tools }: TargetProfile,
): GoalSource =>
  goalsForTarget({ context, tools, categories: CategoryId.options.filter((category) => categories[category]) });

/** Returns the goals that suit the target, those of its own field and general ones in turn. The others come last. */
function suited(goals: readonly Goal[], reading: TargetReading): Goal[] {
  if (!reading.industry) return [...goals];
  const fitting = goals.filter(({ text }) => fitsTarget(text, reading));
  const own = fitting.filter(({ text }) => isOfField(text, reading));
  const general = fitting.filter(({ text }) => !isOfField(text, reading));
  const others = goals.filter(({ text }) => !fitsTarget(text, reading));
  return [...inTurn([own, general]), ...others].map((goal) => inWordsOf(goal, reading));
}

/** Returns the goals of a category that name the target's own field and no other, in its own words. */
export const goalsOfField = (category: CategoryId, choice: GoalChoice, reading: TargetReading): Goal[] =>
  poolOf(category, choice, false)
    .filter(({ text }) => isOnlyOfField(text, reading))
    .map((goal) => inWordsOf(goal, reading));

/** Mark of the source of a goal that has the target's own words. */
const ADAPTED = '/target';

function inWordsOf(goal: Goal, reading: TargetReading): Goal {
  const text = adaptWords(goal.text, reading);
  if (text === goal.text) return goal;
  const { id: _, ...rest } = goal;
  return makeGoal({ ...rest, text, source: `${goal.source}${ADAPTED}` });
}

/** Returns the goal of the corpus that an adapted goal was made of. */
export function originalOf(category: CategoryId, text: string, description: string | undefined): string | undefined {
  const reading = readTarget(description ?? '');
  return poolOf(category, { seed: 0 }, false).find((goal) => adaptWords(goal.text, reading) === text)?.text;
}

interface RuleGoals {
  /** One goal for each rule. */
  readonly first: readonly Goal[];
  readonly more: readonly Goal[];
}

function ruleGoalsOf({ context, categories }: GoalTarget): Map<CategoryId, RuleGoals> {
  const [usual] = categories;
  const found = new Map<CategoryId, { first: Goal[]; more: Goal[] }>();
  for (const [place, rule] of rulesOf(context).entries()) {
    const goals = goalsOfRule(rule, place);
    const category = goals.find((goal) => categories.includes(goal.category))?.category ?? usual;
    if (category === undefined) continue;
    const [first, ...more] = goals.map(({ id: _, ...goal }) => makeGoal({ ...goal, category }));
    if (!first) continue;
    const known = found.get(category) ?? { first: [], more: [] };
    found.set(category, { first: [...known.first, first], more: [...known.more, ...more] });
  }
  return found;
}
