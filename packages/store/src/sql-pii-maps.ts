import { type Kysely, sql } from 'kysely';
import type { PiiMaps, VaultCapacity } from './pii-maps.ts';
import { sharedTransactions, type Writes } from './shared-transactions.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';

const MAX_SWEPT = 500;

interface Size {
  organisation_id: string;
  bytes: number;
}

/** Opens the maps of either engine. A map and the totals of its organisation change in one transaction. */
export function openPiiMaps(
  db: Kysely<Tables>,
  kind: Store['kind'],
  clock: () => Date,
): PiiMaps & { close(): Promise<void> } {
  const writes: Writes = kind === 'sqlite' ? sharedTransactions(db) : ownTransactions(db);
  const now = () => toTimestamp(clock());
  return {
    insert: ({ organisationId, projectId, expiresAt, ...map }, capacity) =>
      writes.run(async (tx) => {
        const size = { organisation_id: organisationId, bytes: map.sealed.length };
        if (!(await takeRoom(tx, size, capacity))) return false;
        const times = { created_at: now(), expires_at: toTimestamp(expiresAt) };
        const row = { ...map, ...size, project_id: projectId, version: 1, ...times };
        await tx.insertInto('pii_maps').values(row).execute();
        return true;
      }),
    find: async (projectId, key) => {
      const found = await find(db, { projectId, key, now: now() });
      return found && { sealed: found.sealed, version: found.version, expiresAt: new Date(found.expires_at) };
    },
    replace: ({ projectId, key, version, sealed, expiresAt }) =>
      writes.run(async (tx) => {
        const place = { projectId, key, now: now() };
        const before = await find(tx, place);
        if (before?.version !== version) return false;
        const { numUpdatedRows } = await tx
          .updateTable('pii_maps')
          .set({ sealed, bytes: sealed.length, version: version + 1, expires_at: toTimestamp(expiresAt) })
          .where('key', '=', key)
          .where('project_id', '=', projectId)
          .where('version', '=', version)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await giveRoom(tx, {
          organisationId: before.organisation_id,
          maps: 0,
          bytes: before.sealed.length - sealed.length,
        });
        return true;
      }),
    remove: (projectId, key) =>
      writes.run(async (tx) => {
        const removal = tx.deleteFrom('pii_maps').where('key', '=', key).where('project_id', '=', projectId);
        const row = await removal.returning(['organisation_id', 'bytes', 'expires_at']).executeTakeFirst();
        if (!row) return false;
        await giveRoom(tx, { organisationId: row.organisation_id, maps: 1, bytes: row.bytes });
        return row.expires_at > now();
      }),
    sweep: () => writes.run((tx) => sweep(tx, now())),
    close: () => writes.close(),
  };
}

/** Runs each write in its own transaction, on its own connection. */
function ownTransactions(db: Kysely<Tables>): Writes {
  return { run: (write) => db.transaction().execute(write), close: async () => undefined };
}

function find(db: Kysely<Tables>, { projectId, key, now }: { projectId: string; key: string; now: string }) {
  return db
    .selectFrom('pii_maps')
    .select(['organisation_id', 'sealed', 'version', 'expires_at'])
    .where('key', '=', key)
    .where('project_id', '=', projectId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Reserves room in one statement, so that two concurrent callers cannot both take the last room. */
async function takeRoom(db: Kysely<Tables>, size: Size, { maps, bytes }: VaultCapacity): Promise<boolean> {
  if (maps < 1 || size.bytes > bytes) return false;
  const taken = await db
    .insertInto('pii_vaults')
    .values({ ...size, maps: 1 })
    .onConflict((conflict) =>
      conflict
        .column('organisation_id')
        .doUpdateSet({
          maps: sql<number>`pii_vaults.maps + 1`,
          bytes: sql<number>`pii_vaults.bytes + ${sql.lit(size.bytes)}`,
        })
        .where('pii_vaults.maps', '<', maps)
        .where('pii_vaults.bytes', '<=', bytes - size.bytes),
    )
    .returning('organisation_id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function giveRoom(
  db: Kysely<Tables>,
  { organisationId, maps, bytes }: { organisationId: string; maps: number; bytes: number },
): Promise<void> {
  await db
    .updateTable('pii_vaults')
    .set({ maps: sql<number>`maps - ${sql.lit(maps)}`, bytes: sql<number>`bytes - ${sql.lit(bytes)}` })
    .where('organisation_id', '=', organisationId)
    .execute();
}

async function sweep(db: Kysely<Tables>, now: string): Promise<number> {
  const expired = db
    .selectFrom('pii_maps')
    .select('key')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(MAX_SWEPT);
  const swept = await db
    .deleteFrom('pii_maps')
    .where('key', 'in', expired)
    .returning(['organisation_id', 'bytes'])
    .execute();
  // Organisations are updated in the same order on every node, so that two sweeps cannot deadlock.
  const groups = Object.entries(Object.groupBy(swept, ({ organisation_id }) => organisation_id));
  for (const [organisationId, rows = []] of groups.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    await giveRoom(db, { organisationId, maps: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) });
  }
  return swept.length;
}
