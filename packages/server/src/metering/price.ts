import type { Balance } from '@redoubt/contract';

/** One line of a price, as a person reads it in the ledger. */
export interface PriceLine {
  readonly item: string;
  readonly credits: number;
  readonly note?: string;
}

/** What a call costs, known before it runs. Credits are whole. */
export interface Price {
  readonly balance: Balance;
  readonly credits: number;
  /** Units of work the price covers: texts, pages, probes. */
  readonly quantity: number;
  readonly lines: readonly PriceLine[];
}
