import { type Encoder, policyPairs, viewsOf } from '@redoubt/detectors';
import { settlePairs } from '../../packages/detectors/src/cascade/settled-pairs.ts';
import { compilePolicy } from '../../packages/detectors/src/policy/compile-policy.ts';
import { findExact } from '../../packages/detectors/src/policy/exact-findings.ts';
import { decisiveWindow, type RuleFeatures } from '../../packages/detectors/src/policy/read-rule.ts';
import { nearnessOf, type RuleNearness } from '../../packages/detectors/src/policy/rule-nearness.ts';
import type { PolicyCase } from './policy-cases.ts';

/** What is seen of one rule of a case. */
export interface MeasuredRule {
  readonly rule: string;
  /** Undefined for a rule that is compared exactly, or cannot be read. */
  readonly features: RuleFeatures | undefined;
  /** How near the rule is to the sentence that decided. */
  readonly nearness: RuleNearness | undefined;
  /** Whether the letter of the rule is broken. */
  readonly isExact: boolean;
}

/** A case with what the encoder said of it. */
export interface MeasuredCase extends PolicyCase {
  readonly measured: readonly MeasuredRule[];
}

/** Lets the encoder read a case. Throws if it cannot run. */
export async function measureCase(encoder: Encoder, given: PolicyCase): Promise<MeasuredCase> {
  const views = viewsOf(given.text);
  const pairs = policyPairs(given.rules, views);
  const outcome = pairs.length > 0 ? await encoder.read(pairs) : undefined;
  if (outcome?.kind === 'unavailable') throw new Error(outcome.reason);
  if (outcome) settlePairs(views, pairs, outcome);
  const measured = compilePolicy(given.rules).rules.map((rule): MeasuredRule => {
    const found = rule.unreadable ? undefined : decisiveWindow(rule, views);
    return {
      rule: rule.text,
      features: found?.features,
      nearness: found && nearnessOf(rule.text, found.decisive.text),
      isExact: findExact(rule, views) !== undefined,
    };
  });
  return { ...given, measured };
}
