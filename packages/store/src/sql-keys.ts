import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { toOrganisation, toProject } from './account-rows.ts';
import type { Key, NewKey } from './key.ts';
import type { KeyHolder, Keys, ListedKey } from './keys.ts';
import { bumpRevision, readRevision } from './revision.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';

/** Rows that one sweep deletes. */
const MAX_SWEPT = 1_000;
/** Browsers that may be signed in with one key. One more ends the session that is the oldest. */
const MAX_SESSIONS = 50;

/** Opens the keys of either engine. */
export function openKeys(db: Kysely<Tables>, clock: () => Date): Keys {
  const now = () => toTimestamp(clock());
  return {
    insert: (key) =>
      db.transaction().execute(async (tx) => {
        const inserted = await insertKey(tx, key, clock());
        await bumpRevision(tx);
        return inserted;
      }),
    list: (organisationId, page) => listKeys(db, organisationId, page, now()),
    async find(id, organisationId) {
      const row = await listed(db, organisationId).where('keys.id', '=', id).executeTakeFirst();
      return row && toListed(row);
    },
    revoke(id, organisationId) {
      return db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('keys')
          .set({ revoked_at: now() })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .where('project_id', 'in', (projects) =>
            projects.selectFrom('projects').select('projects.id').where('organisation_id', '=', organisationId),
          )
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await bumpRevision(tx);
        return true;
      });
    },
    findByHash: (hash) => findByHash(db, hash, now()),
    endSession: (hash) => db.transaction().execute((tx) => endSession(tx, hash, now())),
    takeLink: (hash) => db.transaction().execute((tx) => takeLink(tx, hash, now())),
    async noteUsed(uses) {
      for (const [id, at] of uses) {
        await db
          .updateTable('keys')
          .set({ last_used_at: toTimestamp(at) })
          .where('id', '=', id)
          .execute();
      }
    },
    async sweepEnded(before) {
      const moment = toTimestamp(before);
      const ended = db
        .selectFrom('keys')
        .select('id')
        .where('kind', '<>', 'key')
        .where((or) => or.or([or('revoked_at', '<', moment), or('expires_at', '<', moment)]))
        .limit(MAX_SWEPT);
      const { numDeletedRows } = await db.deleteFrom('keys').where('id', 'in', ended).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
    revision: () => readRevision(db),
  };
}

/** Inserts a key inside the caller's transaction. The caller must increase the revision. */
export async function insertKey(tx: Transaction<Tables>, key: NewKey, now: Date): Promise<Key> {
  const { projectId, scopes, kind = 'key', expiresAt, parentId = null, ...rest } = key;
  const row = {
    ...rest,
    project_id: projectId,
    scopes: JSON.stringify(scopes),
    created_at: toTimestamp(now),
    revoked_at: null,
    kind,
    expires_at: expiresAt === undefined ? null : toTimestamp(expiresAt),
    last_used_at: null,
    parent_id: parentId,
  };
  if (parentId !== null) await dropOldSessions(tx, parentId);
  await tx.insertInto('keys').values(row).execute();
  return toKey(row);
}

async function endSession(tx: Transaction<Tables>, hash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('keys')
    .set({ revoked_at: now })
    .where('hash', '=', hash)
    .where('kind', '=', 'session')
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await bumpRevision(tx);
  return true;
}

/** Deletes the oldest sessions of a key, so that there is room for one more. */
async function dropOldSessions(tx: Transaction<Tables>, parentId: string): Promise<void> {
  const old = await tx
    .selectFrom('keys')
    .select('id')
    .where('parent_id', '=', parentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SWEPT)
    .offset(MAX_SESSIONS - 1)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await tx.deleteFrom('keys').where('id', 'in', ids).execute();
}

/** Finds the key with this hash, or the key that a session with this hash stands for. */
async function findByHash(db: Kysely<Tables>, hash: string, now: string): Promise<KeyHolder | undefined> {
  const [row] = await live(db, now).where('keys.hash', '=', hash).where('keys.kind', '<>', 'link').execute();
  if (row?.parent_id == null) return holderIn(row ? [row] : []);
  const holder = holderIn(await live(db, now).where('keys.id', '=', row.parent_id).execute());
  const { expires_at: ends } = row;
  if (!holder || ends === null) return holder;
  const { expiresAt } = holder.key;
  const end = new Date(ends);
  return { ...holder, key: { ...holder.key, expiresAt: expiresAt !== null && expiresAt < end ? expiresAt : end } };
}

/** Takes a link by revoking it. Of several that try at the same moment, one finds it not yet revoked. */
async function takeLink(tx: Transaction<Tables>, hash: string, now: string): Promise<KeyHolder | undefined> {
  const found = holderIn(await live(tx, now).where('keys.hash', '=', hash).where('keys.kind', '=', 'link').execute());
  if (!found) return undefined;
  const { numUpdatedRows } = await tx
    .updateTable('keys')
    .set({ revoked_at: now })
    .where('id', '=', found.key.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? found : undefined;
}

async function listKeys(
  db: Kysely<Tables>,
  organisationId: string,
  { page, perPage }: { page: number; perPage: number },
  now: string,
): Promise<{ keys: ListedKey[]; total: number }> {
  // Sessions and links end by themselves, and there may be many. Only the sessions that are open matter.
  const shown = sql<boolean>`(keys.kind = 'key' or (keys.kind = 'session' and keys.parent_id is null and keys.revoked_at is null and keys.expires_at > ${now}))`;
  const { total } = await db
    .selectFrom('keys')
    .innerJoin('projects', 'projects.id', 'keys.project_id')
    .where('projects.organisation_id', '=', organisationId)
    .where(shown)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await listed(db, organisationId)
    .where(shown)
    .orderBy('keys.created_at', 'desc')
    .orderBy('keys.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { keys: rows.map(toListed), total };
}

/** The keys of an organisation with the names of their projects. */
const listed = (db: Kysely<Tables>, organisationId: string) =>
  db
    .selectFrom('keys')
    .innerJoin('projects', 'projects.id', 'keys.project_id')
    .where('projects.organisation_id', '=', organisationId)
    .selectAll('keys')
    .select('projects.name as project_name');

/** The keys that are neither revoked nor expired, with their projects and organisations. */
const live = (db: Kysely<Tables>, now: string) =>
  db
    .selectFrom('keys')
    .innerJoin('projects', 'projects.id', 'keys.project_id')
    .innerJoin('organisations', 'organisations.id', 'projects.organisation_id')
    .where('keys.revoked_at', 'is', null)
    .where((or) => or.or([or('keys.expires_at', 'is', null), or('keys.expires_at', '>', now)]))
    .selectAll('organisations')
    .select([
      'projects.name as project_name',
      'projects.created_at as project_created_at',
      'projects.guardrails_limit',
      'projects.redteam_limit',
      'keys.id as key_id',
      'keys.project_id',
      'keys.name as key_name',
      'keys.prefix',
      'keys.scopes',
      'keys.created_at as key_created_at',
      'keys.revoked_at',
      'keys.kind',
      'keys.expires_at',
      'keys.last_used_at',
      'keys.parent_id',
    ]);

type LiveRow = Awaited<ReturnType<ReturnType<typeof live>['execute']>>[number];

/** Returns the holder in the rows that a hash finds: one, or none. */
function holderIn([row]: LiveRow[]): KeyHolder | undefined {
  if (row === undefined) return undefined;
  const { project_id, project_name, project_created_at, key_id, key_name, key_created_at, ...organisation } = row;
  return {
    key: toKey({ ...row, id: key_id, name: key_name, created_at: key_created_at }),
    project: toProject({
      id: project_id,
      organisation_id: organisation.id,
      name: project_name,
      guardrails_limit: row.guardrails_limit,
      redteam_limit: row.redteam_limit,
      created_at: project_created_at,
    }),
    organisation: toOrganisation(organisation),
  };
}

type KeyRow = Omit<Selectable<Tables['keys']>, 'hash'>;

const toListed = (row: KeyRow & { project_name: string }): ListedKey => ({
  ...toKey(row),
  projectName: row.project_name,
});

const toDate = (timestamp: string | null): Date | null => (timestamp === null ? null : new Date(timestamp));

const toKey = (row: KeyRow): Key => ({
  id: row.id,
  projectId: row.project_id,
  name: row.name,
  prefix: row.prefix,
  scopes: JSON.parse(row.scopes),
  kind: row.kind,
  createdAt: new Date(row.created_at),
  revokedAt: toDate(row.revoked_at),
  expiresAt: toDate(row.expires_at),
  lastUsedAt: toDate(row.last_used_at),
});
