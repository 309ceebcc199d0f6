import type { contract, ResponseOf } from '@redoubt/contract';
import { type CheckedAnswer, rounded } from './check-answer.ts';

const MADE_UP_FROM = 0.5;

/** The answer of `POST /guardrails/hallucination`: the judge's where it answered, else that of the embedded head. */
export function describeHallucination(
  { embedded, judge }: CheckedAnswer,
  basis: 'context' | 'request',
): ResponseOf<typeof contract.guardrails.hallucination> {
  const score = judge ? judge.score : 1 - embedded.score;
  const isMadeUp = judge ? judge.isFlagged : score >= MADE_UP_FROM;
  const unsupported = embedded.facts.filter((fact) => 1 - fact.score >= MADE_UP_FROM).map(({ text }) => text);
  return {
    summary: { is_hallucination: isMadeUp ? 1 : 0 },
    details: {
      prompt_based: rounded(score),
      unsupported_facts: unsupported,
      basis,
      meaning: embedded.meaning,
      backend: judge?.backend ?? 'embedded',
    },
  };
}
