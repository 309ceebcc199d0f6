import type { LedgerEntry } from '../../packages/store/src/ledger.ts';
import type { Said } from './kill-charging.ts';

/**
 * Finds differences between the ledger and its answers to callers, such as an answer that is not booked or a key that
 * is booked twice.
 */
export function checkAnswers(entries: readonly LedgerEntry[], { tried, answered, ended }: Said): string[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const released = new Set(entries.flatMap(({ kind, resolvesId }) => (kind === 'release' ? [resolvesId] : [])));
  const live = Map.groupBy(
    entries.filter(({ id, kind }) => (kind === 'charge' || kind === 'hold') && !released.has(id)),
    ({ idempotencyKey }) => idempotencyKey,
  );
  const lost = [...answered].filter(([key, id]) => byId.get(id)?.idempotencyKey !== key);
  const lostEnds = ended.filter((id) => byId.get(id)?.kind !== 'settle');
  const doubled = [...tried.keys()].filter((key) => (live.get(key)?.length ?? 0) > 1);
  const uncharged = [...tried].filter(([key, { kind }]) => kind === 'charge' && !live.has(key) && answered.has(key));
  const wrongCost = [...tried].filter(([key, { kind, credits }]) =>
    live.get(key)?.some((entry) => (kind === 'charge' ? entry.credits : entry.held) !== credits),
  );
  return [
    ...lost.map(([key, id]) => `the answered entry ${id} of ${key} is not there`),
    ...lostEnds.map((id) => `the answered end ${id} is not there`),
    ...doubled.map((key) => `${key} is booked twice`),
    ...uncharged.map(([key]) => `the answered charge ${key} is not booked`),
    ...wrongCost.map(([key]) => `${key} is booked at another cost`),
    ...endedTwice(entries).map((id) => `the hold ${id} ended twice`),
  ];
}

function endedTwice(entries: readonly LedgerEntry[]): string[] {
  const seen = new Set<string>();
  const ends = entries.flatMap(({ resolvesId }) => resolvesId ?? []);
  return ends.filter((id) => seen.size === seen.add(id).size);
}
