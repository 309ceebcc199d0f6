import { CategoryId } from '@redoubt/contract';
import type { TargetProfile } from '@redoubt/providers';
import type { RunSpec } from '../../run-spec.ts';
import { makeGoal } from '../corpus.ts';
import { extractionGoalFirst } from '../extraction.ts';
import type { Goal } from '../goal.ts';
import type { GoalSource } from '../goal-source.ts';
import { type GoalChoice, phraseShares, poolOf } from '../goals-of.ts';
import { inTurn, repeated } from '../in-turn.ts';
import { adaptWords } from './adapt-words.ts';
import type { Industry } from './industries.ts';
import { goalsOfThings } from './pattern-requests.ts';
import { readTarget, type SystemContext, type SystemDescription, type TargetReading } from './read-target.ts';
import { goalsOfRule, rulesOf } from './rule-goals.ts';
import { slotsOf } from './slots.ts';
import { inWordsOf, isOnlyOfField, suited } from './suited-goals.ts';
import { type DeclaredTool, goalsOfTools } from './tool-goals.ts';

/** What goals are made for. */
export interface GoalTarget {
  readonly context: SystemContext;
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
  const reading = readTarget(target.context);
  const { context, tools } = target;
  const system = {
    systemDescription: context.systemDescription,
    industries: context.industries,
    tools,
    rules: rulesOf(context),
  };
  const rules = ruleGoalsOf(target);
  const things = (category: CategoryId, seed: GoalChoice['seed']) =>
    goalsOfThings(category, context, slotsOf({ ...context, assets: [], entryPoints: [] }, `${seed} ${category}`));
  return {
    goalsOf: (category, wanted, choice) => {
      const ofRules = rules.get(category) ?? { first: [], more: [] };
      const ofTools = inTurn([goalsOfTools(category, tools), things(category, choice.seed)]);
      const phrases = phraseShares(category, wanted, { ...choice, system }, false);
      if (phrases) return withRoomFor(phrases, [...ofRules.first, ...inTurn([ofTools, ofRules.more])], wanted);
      const corpus = suited(poolOf(category, choice, false), reading);
      return repeated(ofCorpus(corpus, ofRules, ofTools, wanted), wanted);
    },
    controlsOf: (category, wanted, choice) =>
      phraseShares(category, wanted, { ...choice, system }, true) ??
      repeated(suited(poolOf(category, choice, true), reading), wanted),
  };
}

/** Puts the first request for each rule before the others, and the goals of rules, corpus and tools in turn behind. */
function ofCorpus(corpus: readonly Goal[], { first, more }: RuleGoals, tools: readonly Goal[], wanted: number): Goal[] {
  const front = first.slice(0, Math.ceil(wanted * MAX_SHARE_OF_RULES));
  const rest = inTurn([[...first.slice(front.length), ...more], corpus.slice(0, tools.length + more.length), tools]);
  return extractionGoalFirst([...new Set([...front, ...rest, ...corpus])]);
}

/**
 * Gives goals of rules and tools the room that phrases can spare: each gives up one goal at most, and keeps one. Goals
 * of phrases are in turn, so their last ones go.
 */
function withRoomFor(phrases: readonly Goal[], others: readonly Goal[], wanted: number): Goal[] {
  const named = new Set(phrases.map(({ subCategory }) => subCategory)).size;
  const kept = named * Math.max(1, Math.ceil(wanted / named) - 1);
  const added = others.slice(0, Math.max(0, wanted - kept));
  return [...phrases.slice(0, wanted - added.length), ...added];
}

/** The goals of a run against a target. */
export const goalsForRun = (
  { context, categories }: Pick<RunSpec, 'context' | 'categories'>,
  { tools }: TargetProfile,
): GoalSource =>
  goalsForTarget({ context, tools, categories: CategoryId.options.filter((category) => categories[category]) });

/** Returns the goals of a category that name a field of the target and no other, in the target's words. */
export const goalsOfField = (
  category: CategoryId,
  choice: GoalChoice,
  { industry, reading }: { readonly industry: Industry; readonly reading: TargetReading },
): Goal[] =>
  poolOf(category, choice, false)
    .filter(({ text }) => isOnlyOfField(text, industry))
    .map((goal) => inWordsOf(goal, reading));

/** Returns the goal of the corpus that an adapted goal was made of. */
export function originalOf(category: CategoryId, text: string, told: SystemDescription): string | undefined {
  const reading = readTarget(told);
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
