import type { Charge } from '../../packages/store/src/ledger.ts';

/** What a process that is going to be killed charges, and where. `round` sets its keys apart from other rounds'. */
export interface KeyedOrder {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly charge: Charge;
  readonly round: number;
  readonly seed: number;
}

/** How long its holds live at most. */
export const HOLD_MS = 300;
