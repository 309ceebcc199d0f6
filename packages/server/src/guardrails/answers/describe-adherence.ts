import type { contract, ResponseOf } from '@redoubt/contract';
import { type CheckedAnswer, quoted, rounded } from './check-answer.ts';

const SUPPORTED_FROM = 0.5;
/** Below it a fact is not supported; from it on it is unclear. */
const UNCLEAR_FROM = 0.35;

/** The answer of `POST /guardrails/adherence`: the judge's grades where it gave them, else those of the embedded head. */
export function describeAdherence({
  embedded,
  judge,
  grades,
  seconds,
}: CheckedAnswer): ResponseOf<typeof contract.guardrails.adherence> {
  const facts = embedded.facts.map(({ text }) => text);
  const list = [...(grades ?? embedded.facts.map(({ score }) => gradeOf(score)))];
  const supported = list.filter((grade) => grade === 2).length;
  const failing = facts.filter((_, at) => list[at] === 0);
  const counted = `${supported} of ${facts.length} facts are supported by the context.`;
  const named = failing.length > 0 ? ` Not supported: ${quoted(failing)}.` : '';
  return {
    summary: { adherence_score: facts.length === 0 ? 1 : rounded(supported / facts.length) },
    details: {
      atomic_facts: facts,
      adherence_list: list,
      adherence_response: (grades && judge?.reason) || counted + named,
      adherence_latency: seconds,
      fact_scores: embedded.facts.map(({ score }) => rounded(score)),
      meaning: embedded.meaning,
      backend: grades && judge ? judge.backend : 'embedded',
    },
  };
}

function gradeOf(score: number): 0 | 1 | 2 {
  if (score >= SUPPORTED_FROM) return 2;
  return score >= UNCLEAR_FROM ? 1 : 0;
}
