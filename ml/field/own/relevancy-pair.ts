/** How the irrelevant reply misses the question, or of what form the relevant one is. */
export type RelevancyKind = 'word_sharing' | 'unrelated' | 'short' | 'indirect' | 'yes_no' | 'deflected' | 'declined';

/** A question with a reply that answers it (or honestly says why not) and a reply that does not. */
export interface RelevancyPair {
  readonly question: string;
  readonly relevant: string;
  readonly irrelevant: string;
  readonly kind: RelevancyKind;
}

/** A pair as the files hold it, under its kind. */
export type RelevancyRow = readonly [question: string, relevant: string, irrelevant: string];

/** The pairs of all kinds as one list. */
export function relevancyPairsOf(
  rows: Readonly<Record<RelevancyKind, readonly RelevancyRow[]>>,
): readonly RelevancyPair[] {
  return (Object.keys(rows) as RelevancyKind[]).flatMap((kind) =>
    rows[kind].map(([question, relevant, irrelevant]) => ({ question, relevant, irrelevant, kind })),
  );
}
