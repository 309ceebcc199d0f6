import type { Balance } from '@redoubt/contract';
import type { Project } from '../../packages/store/src/accounts.ts';

/** One organisation that both processes work on. */
export interface SharedAccount {
  readonly organisationId: string;
  readonly projects: readonly [Project, ...Project[]];
}

/** What one process is to do. */
export interface OperationsOrder {
  readonly accounts: readonly [SharedAccount, ...SharedAccount[]];
  readonly operations: number;
  readonly callers: number;
  readonly seed: number;
}

/** A charge or hold that was answered as booked, and the limits that it came under. */
export interface Made {
  readonly entryId: string;
  readonly kind: 'charge' | 'hold';
  readonly isReplay: boolean;
  /** What may be settled of it. */
  readonly held: number;
  /** Null: none was in force, or the charge was forced. */
  readonly allowance: number | null;
  readonly projectAllowance: number | null;
}

/** What a process did. */
export interface OperationsReport {
  readonly counts: Readonly<Record<string, number>>;
  readonly made: readonly Made[];
  /** The entries that ended a hold, as it was answered. */
  readonly ended: readonly string[];
  /** Refusals that had room left, and failures that no operation should meet. */
  readonly wrong: readonly string[];
}

/** A process tells of its new entries at once, so that the other one ends and takes back the same ones. */
export type OperationsMessage = 'ready' | { readonly shared: readonly Made[] } | { readonly report: OperationsReport };

export const balances: readonly [Balance, ...Balance[]] = ['guardrails', 'redteam'];
export const periods = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'] as const;
