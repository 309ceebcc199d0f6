import { type AttackName, attackOf, type contract, type ResponseOf, type RunRecord } from '@redoubt/contract';

/** A finding across runs, as the service lists it. */
export type TrackedFinding = ResponseOf<typeof contract.rt.listFindings>['findings'][number];

/** Finds the finding that a record is evidence of: one weakness has one identity in every report. */
export function findingsByPlace(tracked: readonly TrackedFinding[]): (record: RunRecord) => TrackedFinding | undefined {
  const keyOf = ({ category, sub_category, attack }: Pick<RunRecord, 'category' | 'sub_category' | 'attack'>) =>
    // The cast is safe because the attack names of a run come from its checked submission.
    JSON.stringify([category, sub_category, attackOf(attack as AttackName)]);
  const byPlace = new Map(tracked.map((finding) => [keyOf(finding), finding]));
  return (record) => byPlace.get(keyOf(record));
}

/** The suppressions of SARIF for results of a finding: one if a person accepted it or called it a false positive. */
export function suppressionsOf(finding: TrackedFinding | undefined): object[] {
  if (finding?.status !== 'accepted' && finding?.status !== 'false_positive') return [];
  const { status, status_at, status_by, status_note, accepted_until } = finding;
  const until = accepted_until === null ? '' : ` until ${accepted_until}`;
  const what = status === 'accepted' ? `Accepted${until}` : 'False positive';
  const why = status_note === null ? '' : `: ${status_note}`;
  const justification = `${what}${why} (${status_by.name ?? status_by.kind}, ${status_at})`.toWellFormed();
  return [{ kind: 'external', status: 'accepted', justification }];
}
