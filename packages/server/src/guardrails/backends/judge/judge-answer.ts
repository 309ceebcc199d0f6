import { z } from 'zod';
import { type BackendDetector, BackendFailure, type Opinion, toxicLabels } from '../backend.ts';

const MAX_REASON = 500;

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
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
  const completion = Completion.safeParse(jsonOf(body));
  if (!completion.success) throw new BackendFailure('bad_answer', 'The answer is no chat completion');
  const content = jsonOf(unfenced(completion.data.choices[0]?.message.content ?? ''));
  const judgement = judgementOf(detector).safeParse(content);
  if (!judgement.success)
    throw new BackendFailure('bad_answer', "The judge's words are not the JSON that it was asked for");
  const { flagged, score, ...rest } = judgement.data;
  return { ...rest, score, isFlagged: threshold === undefined ? flagged : score >= threshold };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Many models put a code fence around JSON, whatever they are told. */
function unfenced(content: string): string {
  const trimmed = content.trim();
  if (!trimmed.startsWith('```') || !trimmed.endsWith('```')) return trimmed;
  return trimmed.slice(trimmed.indexOf('\n') + 1, -3);
}
