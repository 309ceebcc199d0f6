import type { Standing, Usage } from '../ledger.ts';
import type { EntryRow, Timestamp } from '../tables.ts';
import {
  type BalanceChange,
  type BalanceState,
  type BatchWrites,
  type LockedState,
  type ProjectChange,
  type ProjectState,
  toEntryId,
} from './booking.ts';

/** A batch while it is being decided: the locked state as it would stand, and what will be written. */
export interface Draft {
  readonly at: Timestamp;
  readonly balances: ReadonlyMap<number, BalanceChange>;
  /** Entries that later bookings of this batch may name, by entry id; those of this batch join them. */
  readonly originals: Map<string, EntryRow>;
  readonly resolved: Set<string>;
  readonly keyed: Map<string, EntryRow>;
  readonly projects: Map<string, { state: ProjectState | undefined; change: ProjectChange }>;
  readonly writes: BatchWrites;
}

export function openDraft(locked: LockedState, at: Timestamp): Draft {
  const changes = locked.balances.map((state) => ({ ...state, seq_before: state.seq, ceiling: null }));
  const draft: Draft = {
    at,
    balances: new Map(changes.map((change) => [change.id, change])),
    originals: new Map([...locked.originals, ...locked.expired].map((row) => [idOf(row), row])),
    resolved: new Set(
      locked.resolved.map(({ balance_id, resolves_seq }) => toEntryId({ balanceId: balance_id, seq: resolves_seq })),
    ),
    keyed: new Map(locked.keyed.map((row) => [`${row.project_id} ${row.idempotency_key}`, row])),
    projects: new Map(),
    writes: { entries: [], changes, projects: [], openedHolds: [], endedHolds: [], events: [] },
  };
  for (const state of locked.projects) projectOf(draft, state.balance_id, state.project_id).state = { ...state };
  return draft;
}

/** A row's entry id. */
export const idOf = ({ balance_id, seq }: EntryRow): string => toEntryId({ balanceId: balance_id, seq });

/** What this batch adds to a project, and how the project stands where that was read. */
export function projectOf(draft: Draft, balanceId: number, projectId: string) {
  const key = `${balanceId} ${projectId}`;
  const known = draft.projects.get(key);
  if (known) return known;
  const change = {
    balance_id: balanceId,
    project_id: projectId,
    used: 0,
    shadow_used: 0,
    held: 0,
    requests: 0,
    refused: 0,
    notified: 0,
    notified_limit: null,
  };
  const made: { state: ProjectState | undefined; change: ProjectChange } = { state: undefined, change };
  draft.projects.set(key, made);
  draft.writes.projects.push(change);
  return made;
}

type Added = Pick<EntryRow, 'mode' | 'credits' | 'held' | 'granted'> & { requests: number };

/** Counts an entry in its balance, and in its project unless it is a correction of the whole. */
export function count(draft: Draft, balance: BalanceChange, added: Added, projectId: string | null): void {
  balance.granted += added.granted;
  balance.seq += 1;
  addTo(balance, added);
  if (projectId === null) return;
  const { state, change } = projectOf(draft, balance.id, projectId);
  addTo(change, added);
  if (state) addTo(state, added);
}

function addTo(counters: BalanceState | ProjectChange, { mode, credits, held, requests }: Added): void {
  if (mode === 'credits') counters.used += credits;
  else counters.shadow_used += credits;
  counters.held += held;
  counters.requests += requests;
}

/** Writes an entry behind the balance's newest, which `count` has just moved on. */
export function write(
  draft: Draft,
  balance: BalanceChange,
  entry: Omit<EntryRow, 'balance_id' | 'seq' | 'used_after' | 'at'>,
): EntryRow {
  const row = { ...entry, balance_id: balance.id, seq: balance.seq, used_after: balance.used, at: draft.at };
  draft.writes.entries.push(row);
  draft.originals.set(idOf(row), row);
  return row;
}

/** How a balance stands in this draft, and the project's part where it was read. */
export function standingOf(draft: Draft, balance: BalanceChange, projectId: string | null): Standing {
  const project = projectId === null ? undefined : draft.projects.get(`${balance.id} ${projectId}`)?.state;
  return { organisation: usageOf(balance, balance.granted), project: project ? usageOf(project, 0) : null };
}

function usageOf(counters: BalanceState | ProjectState, granted: number): Usage {
  const { used, shadow_used, held, requests, refused } = counters;
  return { used, shadowUsed: shadow_used, held, requests, granted, refused };
}
