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

/** A batch while it is being decided: the counters after the bookings so far, and the rows to write. */
export interface Draft {
  readonly at: Timestamp;
  readonly balances: ReadonlyMap<number, BalanceChange>;
  /** Entries of earlier batches that this batch refers to, by entry id. */
  readonly originals: ReadonlyMap<string, EntryRow>;
  readonly resolved: Set<string>;
  readonly keyed: Map<string, EntryRow>;
  /**
   * Projects by balance id, then by project id. Nested maps are faster than joining both ids to one key for every
   * charge.
   */
  readonly projects: Map<number, Map<string, ProjectDraft>>;
  readonly writes: BatchWrites;
}

/** The counters of a project, if they were read, and what this batch adds to them. */
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

/** Copies field by field. The row objects of the database drivers would be slow to update. */
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

/** Returns the entry id of a row. */
export const idOf = ({ balance_id, seq }: EntryRow): string => toEntryId({ balanceId: balance_id, seq });

/** Returns the draft of a project, and creates it if needed. */
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

/**
 * Adds an entry to the counters of its balance and, unless `projectId` is null, of its project. Corrections concern the
 * whole balance and have no project.
 */
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

/** Returns the place, right after the balance's newest entry, of the entry that `count` has just counted. */
export function placeIn(
  draft: Draft,
  balance: BalanceChange,
): Pick<EntryRow, 'balance_id' | 'seq' | 'used_after' | 'at'> {
  return { balance_id: balance.id, seq: balance.seq, used_after: balance.used, at: draft.at };
}

/** Finds the entry that a booking refers to, in earlier batches or in this one. */
export function originalOf(draft: Draft, { balanceId, seq }: EntryPlace): EntryRow | undefined {
  return (
    draft.originals.get(toEntryId({ balanceId, seq })) ??
    draft.writes.entries.find((entry) => entry.seq === seq && entry.balance_id === balanceId)
  );
}

/** Returns the current counters of a balance in this draft, and those of the project if they were read. */
export function snapshotOf(draft: Draft, balance: BalanceChange, projectId: string | null): BalanceSnapshot {
  const project = projectId === null ? undefined : draft.projects.get(balance.id)?.get(projectId)?.state;
  return { organisation: usageOf(balance, balance.granted), project: project ? usageOf(project, 0) : null };
}

function usageOf(counters: BalanceState | ProjectState, granted: number): Usage {
  const { used, shadow_used, held, requests, refused } = counters;
  return { used, shadowUsed: shadow_used, held, requests, granted, refused };
}
