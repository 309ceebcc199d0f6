import type { Balance } from '@redoubt/contract';
import type { Project } from '../../packages/store/src/accounts.ts';

/** An organisation that both processes use. */
export interface SharedAccount {
  readonly organisationId: string;
  readonly projects: readonly [Project, ...Project[]];
}

/** The operations of one process. */
export interface OperationsOrder {
  readonly accounts: readonly [SharedAccount, ...SharedAccount[]];
  readonly operations: number;
  readonly callers: number;
  readonly seed: number;
}

/** A charge or hold that was answered as booked, with its limits. */
export interface Made {
  readonly entryId: string;
  readonly kind: 'charge' | 'hold';
  readonly isReplay: boolean;
  /** Credits that may be settled. */
  readonly held: number;
  /** Null if there was no limit or the charge was forced. */
  readonly allowance: number | null;
  readonly projectAllowance: number | null;
}

/** The results of a process. */
export interface OperationsReport {
  readonly counts: Readonly<Record<string, number>>;
  readonly made: readonly Made[];
  /** Answered entries that ended a hold. */
  readonly ended: readonly string[];
  /** Refusals although there was room, and failures that no operation should have. */
  readonly wrong: readonly string[];
}

/** A process reports its new entries at once, so that the other process ends and reverses the same ones. */
export type OperationsMessage = 'ready' | { readonly shared: readonly Made[] } | { readonly report: OperationsReport };

export const balances: readonly [Balance, ...Balance[]] = ['guardrails', 'redteam'];
export const periods = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'] as const;
