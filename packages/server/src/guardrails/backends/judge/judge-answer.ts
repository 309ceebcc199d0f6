import { completionText, jsonOfWords } from '@redoubt/providers';
import { z } from 'zod';
import { type BackendDetector, BackendFailure, type Opinion, toxicLabels } from '../backend.ts';

const MAX_REASON = 500;

const share = z.number().min(0).max(1);
const Judgement = z.object({
  flagged: z.boolean(),
  score: share,
  reason: z.string().transform((reason) => reason.slice(0, MAX_REASON)),
});
/** What is asked beyond the verdict, by detector. */
const judgements = {
  toxicity: Judgement.extend({ labels: z.record(z.enum(toxicLabels), share) }),
  policy_violation: Judgement.extend({ rule: z.string().transform((rule) => rule.slice(0, MAX_REASON)) }),
  adherence: Judgement.extend({ facts: z.array(z.int().min(0).max(2)).max(64) }),
  relevancy: Judgement.extend({ facts: z.array(z.int().min(0).max(1)).max(64) }),
};
const judgementOf = (detector: BackendDetector) =>
  detector in judgements ? judgements[detector as keyof typeof judgements] : Judgement;

/** Read the body of a chat completion as the judge's opinion. @throws BackendFailure where it is none */
export function readJudgeAnswer(body: string, detector: BackendDetector, threshold: number | undefined): Opinion {
  const words = completionText(body);
  if (words === undefined) throw new BackendFailure('bad_answer', 'The answer is no chat completion');
  const judgement = judgementOf(detector).safeParse(jsonOfWords(words));
  if (!judgement.success)
    throw new BackendFailure('bad_answer', "The judge's words are not the JSON that it was asked for");
  const { flagged, score, ...rest } = judgement.data;
  return { ...rest, score, isFlagged: threshold === undefined ? flagged : score >= threshold };
}
