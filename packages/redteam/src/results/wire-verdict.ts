import { type JudgedAnswer, VerdictKind } from '@redoubt/contract';
import type { ProbeRecord } from '@redoubt/store';
import { certaintyOf } from '../judge/judge-figures.ts';
import type { Verdict } from '../judge/verdict.ts';

type StoredVerdict = Pick<ProbeRecord, 'verdict' | 'judge' | 'success' | 'score' | 'refused'> &
  Partial<Pick<ProbeRecord, 'correction'>>;

/** Converts what the judge said of a stored probe to wire format. Returns undefined if it said nothing. */
export function wireVerdict({
  verdict,
  judge,
  success,
  score = 0,
  refused = false,
  correction,
}: StoredVerdict): JudgedAnswer | undefined {
  return (
    verdict &&
    judge &&
    writeVerdict({
      ...verdict,
      kind: VerdictKind.safeParse(verdict.kind).data,
      outcome: outcomeOf(correction ? correction.judged : success),
      score,
      refused,
      judge,
    })
  );
}

function outcomeOf(success: boolean | undefined): Verdict['outcome'] {
  if (success === undefined) return 'unclear';
  return success ? 'success' : 'resisted';
}

/** Converts a verdict to wire format. */
export const writeVerdict = ({
  outcome,
  score,
  refused,
  reason,
  decidedBy,
  shows,
  rule,
  judge,
  kind,
  language,
}: Omit<Verdict, 'decidedBy'> & { readonly decidedBy: string }): JudgedAnswer => ({
  success: outcome === 'success',
  outcome,
  score,
  refused,
  reason,
  decided_by: decidedBy,
  ...(shows && { shows: [...shows] }),
  ...(rule !== undefined && { rule }),
  judge,
  certainty: certaintyOf({ outcome, kind, language, judge }),
});
