import { randomUUID } from 'node:crypto';
import { entryColumns, namesOf } from '../../packages/store/src/ledger/entry-columns.ts';
import type { Charge } from '../../packages/store/src/ledger.ts';
import type { EntryRow } from '../../packages/store/src/tables.ts';

/** The least that a batch of charges is: its rows of the ledger, and two counters that move. */
export interface RawBatch {
  readonly rows: readonly EntryRow[];
  readonly seq: number;
}

export const entryNames = namesOf(entryColumns);

/** The rows of the next batch behind `seq`, as the ledger writes them for the same charge. */
export function nextBatch(
  balanceId: number,
  seq: number,
  { size, charge }: { size: number; charge: Charge },
): RawBatch {
  const at = new Date().toISOString();
  const breakdown = JSON.stringify(charge.breakdown);
  const rows = Array.from({ length: size }, (_, index): EntryRow => {
    const place = seq + index + 1;
    return {
      balance_id: balanceId,
      seq: place,
      kind: 'charge',
      mode: 'credits',
      project_id: charge.projectId,
      key_id: charge.keyId,
      credits: 1,
      held: 0,
      granted: 0,
      quantity: 1,
      used_after: place,
      endpoint: charge.endpoint,
      request_id: randomUUID(),
      idempotency_key: null,
      rate_table_date: charge.rateTableDate,
      breakdown,
      resolves_seq: null,
      reason: null,
      at,
    };
  });
  return { rows, seq: seq + size };
}
