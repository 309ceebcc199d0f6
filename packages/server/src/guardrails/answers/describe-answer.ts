import { type contract, type ResponseOf, rounded } from '@redoubt/contract';
import type { FactVerdict, JudgedAnswer, JudgedFact } from '@redoubt/detectors';
import { type CheckedAnswer, quoted } from './check-answer.ts';

/** Decimals of the scores of answers. */
const SCORE_DECIMALS = 3;
/** Share of supported facts where facts are left out: 1 says that all are supported. */
const MAX_OF_PART = 0.99;

/**
 * Returns the answer of `POST /guardrails/adherence`, from the judge's grades if there are any, or else from the
 * embedded head.
 */
export function describeAdherence({
  embedded,
  judge,
  grades,
  seconds,
}: CheckedAnswer): ResponseOf<typeof contract.guardrails.adherence> {
  const facts = embedded.facts.map(({ text }) => text);
  const list = [...(grades ?? embedded.facts.map(({ verdict }) => gradeOf[verdict]))];
  const supported = list.filter((grade) => grade === 2).length;
  const failing = facts.filter((_, at) => list[at] !== 2);
  const counted = `${supported} of ${facts.length} facts are supported by the context.`;
  const named = failing.length > 0 ? ` Not supported: ${quoted(failing)}.` : '';
  return {
    summary: { adherence_score: rounded(supportedShare(supported, embedded), SCORE_DECIMALS) },
    details: {
      atomic_facts: facts,
      adherence_list: list,
      adherence_response: ((grades && judge?.reason) || counted + named) + leftOutInWords(embedded),
      adherence_latency: seconds,
      fact_scores: embedded.facts.map(({ score }) => rounded(score, SCORE_DECIMALS)),
      fact_verdicts: embedded.facts.map(verdictOf),
      fact_evidence: embedded.facts.map(evidenceOf),
      read_by: embedded.basis,
      ...leftOut(embedded),
      backend: grades && judge ? judge.backend : 'embedded',
    },
  };
}

function supportedShare(supported: number, { facts, factsLeftOut }: JudgedAnswer): number {
  const share = facts.length === 0 ? 1 : supported / facts.length;
  return factsLeftOut > 0 ? Math.min(share, MAX_OF_PART) : share;
}

/** Says what of answer and context was not judged. */
const leftOut = ({ factsLeftOut, sentencesLeftOut, readShare }: JudgedAnswer) => ({
  ...(factsLeftOut > 0 && { facts_left_out: factsLeftOut }),
  ...(sentencesLeftOut > 0 && { sentences_left_out: sentencesLeftOut }),
  ...(readShare < 1 && { read_share: rounded(readShare, SCORE_DECIMALS) }),
});

function leftOutInWords({ facts, factsLeftOut, sentencesLeftOut }: JudgedAnswer): string {
  const ofAnswer = factsLeftOut > 0 ? ` ${facts.length} of ${facts.length + factsLeftOut} facts were judged.` : '';
  const ofContext = sentencesLeftOut > 0 ? ` The last ${sentencesLeftOut} sentences of the context were not read.` : '';
  return ofAnswer + ofContext;
}

const gradeOf: Readonly<Record<FactVerdict, 0 | 1 | 2>> = {
  supported: 2,
  unclear: 1,
  contradicted: 0,
  relevant: 2,
  irrelevant: 0,
};

const verdictOf = ({ verdict }: JudgedFact) =>
  verdict === 'supported' || verdict === 'contradicted' ? verdict : 'unclear';

const evidenceOf = ({ evidence }: JudgedFact) =>
  evidence ? { text: evidence.text, start: evidence.start, end: evidence.end } : null;

const MADE_UP_FROM = 0.5;

/**
 * Returns the answer of `POST /guardrails/hallucination`, from the judge if it answered, or else from the embedded
 * head.
 */
export function describeHallucination(
  { embedded, judge }: CheckedAnswer,
  basis: 'context' | 'request',
): ResponseOf<typeof contract.guardrails.hallucination> {
  const score = judge ? judge.score : 1 - embedded.score;
  const isMadeUp = judge ? judge.isFlagged : score >= MADE_UP_FROM;
  const unsupported = embedded.facts.filter((fact) => 1 - fact.score >= MADE_UP_FROM);
  return {
    summary: { is_hallucination: isMadeUp ? 1 : 0 },
    details: {
      prompt_based: rounded(score, SCORE_DECIMALS),
      unsupported_facts: unsupported.map(({ text }) => text),
      unsupported_verdicts: unsupported.map(verdictOf),
      unsupported_evidence: unsupported.map(evidenceOf),
      read_by: embedded.basis,
      ...leftOut(embedded),
      basis,
      backend: judge?.backend ?? 'embedded',
    },
  };
}

const RELEVANT_FROM = 0.5;

/**
 * Returns the answer of `POST /guardrails/relevancy`, from the judge if it answered, or else from the embedded head.
 */
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
    summary: { relevancy_score: rounded(score, SCORE_DECIMALS) },
    details: {
      atomic_facts: facts,
      relevancy_list: list,
      relevancy_response: ((grades && judge?.reason) || counted + named) + leftOutInWords(embedded),
      relevancy_latency: seconds,
      fact_scores: embedded.facts.map((fact) => rounded(fact.score, SCORE_DECIMALS)),
      read_by: embedded.basis,
      ...leftOut(embedded),
      backend: grades && judge ? judge.backend : 'embedded',
    },
  };
}
