import { rounded } from '@redoubt/contract';
import type { LikenessVerdict } from '../../overlap/judge-references.ts';
import type { References } from '../references.ts';

/** A likeness is an estimate: more decimals would say nothing. */
const LIKENESS_DECIMALS = 4;

/** The score from which a text is flagged, unless a policy sets another threshold. */
export const LIKENESS_THRESHOLD = 0.5;

/** Returns a likeness verdict in the form of the `details` field. The score is 0 without a match. */
export function likenessDetails(
  { score, match }: LikenessVerdict,
  references: References | undefined,
): Readonly<Record<string, unknown>> & { readonly similarity_score: number } {
  const compared_with = references?.index.weights.length ?? 0;
  const similarity_score = rounded(score, LIKENESS_DECIMALS);
  if (!match) return { similarity_score, compared_with };
  const { name, span, by, disguise, coverage, isCompared } = match;
  return {
    similarity_score,
    compared_with,
    matched_text: name,
    span: { start: span.start, end: span.end },
    decided_by: by,
    ...(by === 'wording'
      ? { coverage: rounded(coverage, LIKENESS_DECIMALS), disguise }
      : { meaning_compared: isCompared }),
  };
}
