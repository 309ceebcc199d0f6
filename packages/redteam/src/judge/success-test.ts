import type { CategoryId } from '@redoubt/contract';
import { policyChecks } from '@redoubt/detectors';
import { criteriaOf } from '../criteria/criteria-of.ts';
import { type ComparedExamples, examplesOf } from '../criteria/example-answers.ts';
import type { SuccessCriteria } from '../criteria/success-criteria.ts';
import type { WordSwap } from '../criteria/word-swap.ts';
import type { Goal } from '../goals/goal.ts';
import { PHRASE_SOURCE } from '../goals/phrases/phrase-goals.ts';
import { readPhrase } from '../goals/phrases/read-phrase.ts';
import { swapsFor } from '../goals/target/adapt-words.ts';
import { readTarget, type SystemDescription } from '../goals/target/read-target.ts';
import { RULE_SOURCE, rulesOf } from '../goals/target/rule-goals.ts';
import { originalOf } from '../goals/target/target-goals.ts';
import { TOOL_SOURCE } from '../goals/target/tool-goals.ts';
import { THREAT_SOURCE, threatCriteria } from '../goals/threat-criteria.ts';
import type { RunDataset, SpecContext } from '../run-spec.ts';

/** How it is seen that an answer reached its goal. */
export type SuccessTest =
  | {
      readonly kind: 'criteria';
      readonly criteria: SuccessCriteria;
      /** The target's own words that stand for words of the criteria. */
      readonly swaps: readonly WordSwap[];
      /** Example answers to the goal, if there are any. */
      readonly examples?: ComparedExamples | undefined;
    }
  | { readonly kind: 'rule'; readonly rule: string }
  /** The tool is called, with the payload in its arguments where there is one. */
  | { readonly kind: 'tool'; readonly tool: string; readonly payload: string | undefined };

/**
 * Returns the test of a goal, or undefined if nothing says what its success is. A goal of a dataset is judged by the
 * system that the dataset was made for.
 */
export function successTestOf(goal: Goal, context: SpecContext, dataset?: RunDataset): SuccessTest | undefined {
  const [kind, ...rest] = goal.source.split(':');
  const named = rest.join(':');
  if (kind === RULE_SOURCE) {
    const rule = (dataset?.rules ?? rulesOf(context))[Number(named)];
    return rule === undefined ? undefined : { kind: 'rule', rule };
  }
  if (kind === TOOL_SOURCE) return { kind: 'tool', tool: named, payload: /"([^"]+)"/.exec(goal.text)?.[1] };
  if (kind === PHRASE_SOURCE) return ruleTest(goal.subCategory, goal.category);
  if (kind === THREAT_SOURCE) return withoutExamples(threatCriteria(goal));
  return criteriaTest(goal, dataset ?? context);
}

/** A phrase that is a rule is the rule that an answer breaks. Other goals of phrases are judged by their own words. */
function ruleTest(phrase: string, category: CategoryId): SuccessTest | undefined {
  const reading = readPhrase(phrase, category);
  const rule = reading?.kind === 'rule' ? reading.forms.rule : undefined;
  return rule !== undefined && policyChecks(rule).some(({ checkable }) => checkable)
    ? { kind: 'rule', rule }
    : undefined;
}

const withoutExamples = (criteria: SuccessCriteria | undefined): SuccessTest | undefined =>
  criteria && { kind: 'criteria', criteria, swaps: [] };

function criteriaTest({ category, text }: Goal, told: SystemDescription): SuccessTest | undefined {
  const plain = testOfOwn(category, text);
  if (plain || (told.systemDescription === undefined && told.industries === undefined)) return plain;
  const original = originalOf(category, text, told);
  return original === undefined ? undefined : testOfOwn(category, original, swapsFor(readTarget(told)));
}

/** Returns the test of a goal of the corpus, or undefined for other goals. */
export function testOfOwn(
  category: CategoryId,
  goal: string,
  swaps: readonly WordSwap[] = [],
): SuccessTest | undefined {
  const criteria = criteriaOf(category, goal);
  return criteria && { kind: 'criteria', criteria, swaps, examples: examplesOf(category, goal) };
}
