import type { Charge } from '../../packages/store/src/ledger.ts';

/**
 * The charges of a process that will be killed, and their store. `round` makes its keys different from those of other
 * rounds.
 */
export interface KeyedOrder {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly charge: Charge;
  readonly round: number;
  readonly seed: number;
}

/** The longest lifetime of its holds, in milliseconds. */
export const HOLD_MS = 300;
