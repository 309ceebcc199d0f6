import type { Kysely, Selectable, Transaction } from 'kysely';
import { toOrganisation, toProject } from './account-rows.ts';
import type { Key, NewKey } from './key.ts';
import type { KeyHolder, Keys, ListedKey } from './keys.ts';
import { bumpRevision, readRevision } from './revision.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';

/** Opens the keys of either engine. */
export function openKeys(db: Kysely<Tables>, clock: () => Date): Keys {
  return {
    insert: (key) =>
      db.transaction().execute(async (tx) => {
        const inserted = await insertKey(tx, key, clock());
        await bumpRevision(tx);
        return inserted;
      }),
    list: (organisationId, page) => listKeys(db, organisationId, page),
    revoke(id, organisationId) {
      return db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('keys')
          .set({ revoked_at: toTimestamp(clock()) })
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
    findByHash: (hash) => findByHash(db, hash),
    revision: () => readRevision(db),
  };
}

/** Inserts a key inside the caller's transaction. The caller must increase the revision. */
export async function insertKey(tx: Transaction<Tables>, key: NewKey, now: Date): Promise<Key> {
  const { projectId, scopes, ...rest } = key;
  const row = {
    ...rest,
    project_id: projectId,
    scopes: JSON.stringify(scopes),
    created_at: toTimestamp(now),
    revoked_at: null,
  };
  await tx.insertInto('keys').values(row).execute();
  return toKey(row);
}

async function listKeys(
  db: Kysely<Tables>,
  organisationId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ keys: ListedKey[]; total: number }> {
  const ofOrganisation = db
    .selectFrom('keys')
    .innerJoin('projects', 'projects.id', 'keys.project_id')
    .where('projects.organisation_id', '=', organisationId);
  const { total } = await ofOrganisation
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofOrganisation
    .selectAll('keys')
    .select('projects.name as project_name')
    .orderBy('keys.created_at', 'desc')
    .orderBy('keys.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { keys: rows.map((row) => ({ ...toKey(row), projectName: row.project_name })), total };
}

async function findByHash(db: Kysely<Tables>, hash: string): Promise<KeyHolder | undefined> {
  const row = await db
    .selectFrom('keys')
    .innerJoin('projects', 'projects.id', 'keys.project_id')
    .innerJoin('organisations', 'organisations.id', 'projects.organisation_id')
    .where('keys.hash', '=', hash)
    .where('keys.revoked_at', 'is', null)
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
    ])
    .executeTakeFirst();
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

function toKey(row: Omit<Selectable<Tables['keys']>, 'hash'>): Key {
  return {
    id: row.id,
    projectId: row.project_id,
    name: row.name,
    prefix: row.prefix,
    scopes: JSON.parse(row.scopes),
    createdAt: new Date(row.created_at),
    revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
  };
}
