import type { LikenessVerdict } from '../../overlap/judge-references.ts';
import type { References } from '../references.ts';

/** The score from which a text is flagged, unless a policy sets another threshold. */
export const LIKENESS_THRESHOLD = 0.5;

/** Returns a likeness verdict in the form of the `details` field. The score is 0 without a match. */
export function likenessDetails(
  { score, match }: LikenessVerdict,
  references: References | undefined,
): Readonly<Record<string, unknown>> & { readonly similarity_score: number } {
  const compared_with = references?.index.weights.length ?? 0;
  const similarity_score = rounded(score);
  if (!match) return { similarity_score, compared_with };
  const { name, span, by, disguise, coverage, isCompared } = match;
  return {
    similarity_score,
    compared_with,
    matched_text: name,
    span: { start: span.start, end: span.end },
    decided_by: by,
    ...(by === 'wording' ? { coverage: rounded(coverage), disguise } : { meaning_compared: isCompared }),
  };
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
