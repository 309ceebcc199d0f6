import { type Kysely, sql } from 'kysely';
import type { ProxyMinuteRow } from './proxy-minute-table.ts';
import type { MinuteCount, ProxyMinutes } from './proxy-minutes.ts';
import { storable } from './storable.ts';
import type { Tables } from './tables.ts';

/** Rows that one sweep deletes. */
const MAX_SWEPT = 5_000;

/** Opens the counts by minute on either engine. */
export function openProxyMinutes(db: Kysely<Tables>): ProxyMinutes {
  return {
    async add(counts) {
      const rows = mergedMinutes(counts);
      if (rows.size === 0) return [];
      const written = await upsertMinutes(
        db,
        [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
      );
      const found = new Map(written.map((row) => [keyOfRow(row), row]));
      return counts.map((count) => {
        const { requests, tokens } = found.get(keyOfRow(minuteRow(count))) ?? count;
        return { requests, tokens };
      });
    },
    async sweep(before) {
      const minute = Math.floor(before.getTime() / 60_000);
      const { numAffectedRows } = await sql`delete from proxy_minutes
        where (deployment_id, dimension, label, minute) in (
          select deployment_id, dimension, label, minute from proxy_minutes
          where minute < ${minute} order by minute limit ${MAX_SWEPT}
        )`.execute(db);
      return Number(numAffectedRows ?? 0);
    },
  };
}

const minuteRow = ({ deploymentId, dimension, label, minute, requests, tokens }: MinuteCount): ProxyMinuteRow => ({
  ...{ deployment_id: deploymentId, dimension, label: storable(label), minute, requests, tokens },
});

const keyOfRow = ({ deployment_id: id, dimension, label, minute }: ProxyMinuteRow): string =>
  `${id}\0${dimension}\0${label}\0${minute}`;

/** Labels that became equal by `storable` are one row. */
function mergedMinutes(counts: readonly MinuteCount[]): Map<string, ProxyMinuteRow> {
  const rows = new Map<string, ProxyMinuteRow>();
  for (const row of counts.map(minuteRow)) {
    const known = rows.get(keyOfRow(row));
    if (known) Object.assign(known, { requests: known.requests + row.requests, tokens: known.tokens + row.tokens });
    else rows.set(keyOfRow(row), row);
  }
  return rows;
}

/** Nodes that write the same rows lock them in the same order: rows have to be sorted. */
const upsertMinutes = (db: Kysely<Tables>, rows: readonly ProxyMinuteRow[]): Promise<ProxyMinuteRow[]> =>
  db
    .insertInto('proxy_minutes')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['deployment_id', 'dimension', 'label', 'minute']).doUpdateSet({
        requests: sql`proxy_minutes.requests + excluded.requests`,
        tokens: sql`proxy_minutes.tokens + excluded.tokens`,
      }),
    )
    .returningAll()
    .execute();
