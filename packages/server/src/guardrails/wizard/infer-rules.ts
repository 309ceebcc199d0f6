import type { PolicyRule } from '@redoubt/contract';
import type { ReadDocument } from '@redoubt/documents';
import { behavioursOf } from './behaviours.ts';
import { findNorms } from './find-norms.ts';
import { rankSeverity } from './library-rule.ts';
import { type MergedNorm, mergeNorms } from './merge-norms.ts';
import { nameRule } from './name-rule.ts';
import { categoryOf } from './rule-topics.ts';

/** The rules of a document, in its order, each with the sentences that it came from. Pure and deterministic. */
export function inferRules(document: ReadDocument): PolicyRule[] {
  return mergeNorms(findNorms(document)).map(ruleOf);
}

function ruleOf(norm: MergedNorm, index: number): PolicyRule {
  const category = categoryOf(norm.text, norm.heading);
  const { allowed, disallowed } = behavioursOf(norm);
  return {
    id: `rule_${index + 1}`,
    title: nameRule(norm),
    text: norm.text,
    severity: rankSeverity(norm),
    ...(category && { category }),
    ...(allowed && { allowed: [...allowed] }),
    ...(disallowed && { disallowed: [...disallowed] }),
    origin: 'document',
    citations: norm.citations.map((citation) => ({ ...citation })),
  };
}
