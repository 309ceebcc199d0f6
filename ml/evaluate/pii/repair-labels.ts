import type { LabelledSpan } from './match-spans.ts';

/** A span with what its source calls it. */
interface RawLabelled extends LabelledSpan {
  readonly raw: string | undefined;
}

/** What one source calls ACCOUNT is the number of an account, a student, a patient or an invoice, and what it calls by those names is the same. */
export const accountLabel = 'ACCOUNT_OR_ID';

/** Whether a finding is such a number. */
export const isAnyAccount = (entity: string): boolean => entity === 'bank_account' || entity === 'id_number';

const rawIds: ReadonlySet<string> = new Set(['ACCOUNT', 'CASE_NUMBER', 'CLAIM_ID', 'POLICY_NUMBER', 'TRANSACTION_ID']);

/** The labels with two contradictions of the sources taken out: accounts and ids are one, and a town between two parts of an address is a part of it. */
export function repairLabels(spans: readonly RawLabelled[], text: string): LabelledSpan[] {
  const sorted = spans
    .map(({ start, end, label, raw }) => ({ start, end, label: raw && rawIds.has(raw) ? accountLabel : label }))
    .toSorted((a, b) => a.start - b.start);
  const repaired: LabelledSpan[] = [];
  for (const span of sorted) {
    const last = repaired.at(-1);
    const isPart = last?.label === 'ADDRESS' && (span.label === 'LOCATION' || span.label === 'ADDRESS');
    if (last && isPart && /^[\s,.>-]{0,5}$/.test(text.slice(last.end, span.start)))
      repaired.splice(-1, 1, { ...last, end: span.end });
    else repaired.push(span);
  }
  return repaired;
}
