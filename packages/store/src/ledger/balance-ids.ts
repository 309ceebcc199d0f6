import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { BalanceKey } from '../ledger.ts';
import type { Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';

const MAX_KNOWN = 10_000;
/** How many balances are cached for one organisation, over both kinds of balance and all periods. */
const MAX_PERIODS = 8;

interface KnownBalance extends Pick<BalanceKey, 'balance' | 'period'> {
  readonly id: number;
}

/**
 * Finds the row id of a balance. The first charge of a period creates the row. This happens before a charge joins a
 * batch, so that an unknown organisation or an invalid period fails only that charge.
 */
export class BalanceIds {
  /**
   * Balances by organisation, newest first. A map keyed by organisation, balance and period would have to join three
   * strings for every charge.
   */
  readonly #found = new LRUCache<string, readonly KnownBalance[]>({ max: MAX_KNOWN });
  readonly #opening = new Map<string, Promise<number>>();
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Returns the id if it is cached. */
  known({ organisationId, balance, period }: BalanceKey): number | undefined {
    for (const row of this.#found.peek(organisationId) ?? []) {
      if (row.period === period && row.balance === balance) return row.id;
    }
    return undefined;
  }

  find(key: BalanceKey): Promise<number> {
    const name = `${key.balance} ${key.period} ${key.organisationId}`;
    const opening = this.#opening.get(name);
    if (opening !== undefined) return opening;
    const opened = this.#findOrCreate(key).finally(() => this.#opening.delete(name));
    this.#opening.set(name, opened);
    return opened;
  }

  #remember({ organisationId, balance, period }: BalanceKey, id: number): void {
    const rows = this.#found.get(organisationId) ?? [];
    this.#found.set(organisationId, [{ balance, period, id }, ...rows].slice(0, MAX_PERIODS));
  }

  async #findOrCreate(key: BalanceKey): Promise<number> {
    const { organisationId, balance, period } = key;
    const row = { organisation_id: organisationId, balance, period: toTimestamp(period) };
    await this.#db
      .insertInto('balances')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id } = await this.#db
      .selectFrom('balances')
      .select('id')
      .where('organisation_id', '=', row.organisation_id)
      .where('balance', '=', row.balance)
      .where('period', '=', row.period)
      .executeTakeFirstOrThrow();
    this.#remember(key, id);
    return id;
  }
}
