import type { BalanceSnapshot, Usage } from '../ledger.ts';
import type { EntryRow } from '../tables.ts';
import type { Timestamp } from '../timestamps.ts';
import {
  type BalanceChange,
  type BalanceState,
  type BatchWrites,
  type EntryPlace,
  type LockedState,
  type ProjectChange,
  type ProjectState,
  toEntryId,
} from './booking.ts';

/** A batch while it is being decided: the locked state as it would stand, and what will be written. */
export interface Draft {
  readonly at: Timestamp;
  readonly balances: ReadonlyMap<number, BalanceChange>;
  /** Entries of earlier batches that bookings of this one name, by entry id. */
  readonly originals: ReadonlyMap<string, EntryRow>;
  readonly resolved: Set<string>;
  readonly keyed: Map<string, EntryRow>;
  /** By balance and project: maps in one another, because to join the names of two for every charge costs more. */
  readonly projects: Map<number, Map<string, ProjectDraft>>;
  readonly writes: BatchWrites;
}

/** How a project stands, where that was read, and what this batch adds to it. */
interface ProjectDraft {
  state: ProjectState | undefined;
  readonly change: ProjectChange;
}

export function openDraft(locked: LockedState, at: Timestamp): Draft {
  const changes = locked.balances.map(changeOf);
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

/** Field by field: what the engines' drivers answer are objects that would be slow to count in. */
function changeOf(state: BalanceState): BalanceChange {
  return {
    id: state.id,
    used: state.used,
    shadow_used: state.shadow_used,
    held: state.held,
    granted: state.granted,
    requests: state.requests,
    refused: state.refused,
    notified: state.notified,
    notified_limit: state.notified_limit,
    seq: state.seq,
    seq_before: state.seq,
    ceiling: null,
  };
}

/** A row's entry id. */
export const idOf = ({ balance_id, seq }: EntryRow): string => toEntryId({ balanceId: balance_id, seq });

/** What this batch adds to a project, and how the project stands where that was read. */
export function projectOf(draft: Draft, balanceId: number, projectId: string): ProjectDraft {
  return draft.projects.get(balanceId)?.get(projectId) ?? addProject(draft, balanceId, projectId);
}

function addProject(draft: Draft, balanceId: number, projectId: string): ProjectDraft {
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
  const made: ProjectDraft = { state: undefined, change };
  const projects = draft.projects.get(balanceId) ?? new Map<string, ProjectDraft>();
  draft.projects.set(balanceId, projects.set(projectId, made));
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

/** Where the entry goes that `count` has just counted: behind the balance's newest. */
export function placeIn(
  draft: Draft,
  balance: BalanceChange,
): Pick<EntryRow, 'balance_id' | 'seq' | 'used_after' | 'at'> {
  return { balance_id: balance.id, seq: balance.seq, used_after: balance.used, at: draft.at };
}

/** The entry that a booking names: of an earlier batch, or of this one. */
export function originalOf(draft: Draft, { balanceId, seq }: EntryPlace): EntryRow | undefined {
  return (
    draft.originals.get(toEntryId({ balanceId, seq })) ??
    draft.writes.entries.find((entry) => entry.seq === seq && entry.balance_id === balanceId)
  );
}

/** How a balance stands in this draft, and the project's part where it was read. */
export function snapshotOf(draft: Draft, balance: BalanceChange, projectId: string | null): BalanceSnapshot {
  const project = projectId === null ? undefined : draft.projects.get(balance.id)?.get(projectId)?.state;
  return { organisation: usageOf(balance, balance.granted), project: project ? usageOf(project, 0) : null };
}

function usageOf(counters: BalanceState | ProjectState, granted: number): Usage {
  const { used, shadow_used, held, requests, refused } = counters;
  return { used, shadowUsed: shadow_used, held, requests, granted, refused };
}
