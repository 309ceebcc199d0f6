import type { BalanceKey, Ledger, LedgerEntry } from '../../packages/store/src/ledger.ts';

const PAGE = 5_000;

/** Every entry of a balance, in order. */
export async function readAllEntries(ledger: Ledger, balance: BalanceKey): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (;;) {
    const page = await ledger.entries(balance, { limit: PAGE, afterSeq: entries.at(-1)?.seq });
    entries.push(...page);
    if (page.length < PAGE) return entries;
  }
}
