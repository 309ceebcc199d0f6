import type { contract, ResponseOf } from '@redoubt/contract';
import { type CheckedAnswer, quoted, rounded } from './check-answer.ts';

const RELEVANT_FROM = 0.5;

/** The answer of `POST /guardrails/relevancy`: the judge's where it answered, else that of the embedded head. */
export function describeRelevancy({
  embedded,
  judge,
  grades,
  seconds,
}: CheckedAnswer): ResponseOf<typeof contract.guardrails.relevancy> {
  const facts = embedded.facts.map(({ text }) => text);
  const list = [...(grades ?? embedded.facts.map(({ score }) => (score >= RELEVANT_FROM ? 1 : 0)))];
  const failing = facts.filter((_, at) => list[at] === 0);
  const counted = `${facts.length - failing.length} of ${facts.length} facts are relevant to the question.`;
  const named = failing.length > 0 ? ` Not relevant: ${quoted(failing)}.` : '';
  const score = grades && judge ? 1 - judge.score : embedded.score;
  return {
    summary: { relevancy_score: rounded(score) },
    details: {
      atomic_facts: facts,
      relevancy_list: list,
      relevancy_response: (grades && judge?.reason) || counted + named,
      relevancy_latency: seconds,
      fact_scores: embedded.facts.map((fact) => rounded(fact.score)),
      meaning: embedded.meaning,
      backend: grades && judge ? judge.backend : 'embedded',
    },
  };
}
