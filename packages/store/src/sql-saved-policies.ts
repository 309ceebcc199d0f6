import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { SavedKind, SavedPlace, SavedPolicies, SavedPolicy } from './saved-policies.ts';
import type { Store } from './store.ts';
import { NameTaken } from './store-failures.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';
import { isUniqueViolation } from './unique-violation.ts';

/** Saved policies on either engine. */
export function openSavedPolicies(db: Kysely<Tables>, kind: Store['kind'], clock: () => Date): SavedPolicies {
  const now = () => toTimestamp(clock());
  return {
    insert: ({ content, by, ...place }, most) =>
      write(db, place, async (tx) => {
        if ((await count(tx, place)) >= most) return undefined;
        const at = now();
        const times = { created_at: at, updated_at: at, created_by: by, updated_by: by };
        const row = { ...columnsOf(place), content: JSON.stringify(content), ...times };
        return toSaved(await tx.insertInto('saved_policies').values(row).returningAll().executeTakeFirstOrThrow());
      }),
    async find(place) {
      const row = await at(db, place).executeTakeFirst();
      return row && toSaved(row);
    },
    change: (place, { name = place.name, content, by }) =>
      write(db, { ...place, name }, async (tx) => {
        // SQLite has one writer; elsewhere two changes at once must not undo each other's fields.
        const row = await (kind === 'postgres' ? at(tx, place).forUpdate() : at(tx, place)).executeTakeFirst();
        if (!row) return undefined;
        const whole = JSON.stringify({ ...JSON.parse(row.content), ...content });
        const change = tx.updateTable('saved_policies').where('id', '=', row.id);
        const changed = change.set({ name, content: whole, updated_at: now(), updated_by: by });
        return toSaved(await changed.returningAll().executeTakeFirstOrThrow());
      }),
    remove: (place) =>
      write(db, place, async (tx) => {
        const row = await at(tx, place).executeTakeFirst();
        if (!row) return undefined;
        const { numDeletedRows } = await tx
          .deleteFrom('saved_policies')
          .where('id', '=', row.id)
          .executeTakeFirstOrThrow();
        return numDeletedRows === 1n ? toSaved(row) : undefined;
      }),
    list: (of, page) => list(db, of, page),
    async revision() {
      const { value } = await db.selectFrom('policy_revision').select('value').executeTakeFirstOrThrow();
      return value;
    },
  };
}

/** A change moves the revision in its own transaction, so that no node can miss it. */
async function write(
  db: Kysely<Tables>,
  { kind, name }: SavedPlace,
  change: (tx: Transaction<Tables>) => Promise<SavedPolicy | undefined>,
): Promise<SavedPolicy | undefined> {
  try {
    return await db.transaction().execute(async (tx) => {
      const changed = await change(tx);
      if (changed) await tx.updateTable('policy_revision').set({ value: sql<number>`value + 1` }).execute();
      return changed;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new NameTaken(kind, name, error) : error;
  }
}

const columnsOf = ({ projectId, kind, name }: SavedPlace) => ({ project_id: projectId, kind, name });

function at(db: Kysely<Tables>, { projectId, kind, name }: SavedPlace) {
  const ofKind = db
    .selectFrom('saved_policies')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('kind', '=', kind);
  return ofKind.where('name', '=', name);
}

async function count(db: Kysely<Tables>, { projectId, kind }: Omit<SavedPlace, 'name'>): Promise<number> {
  const ofKind = db.selectFrom('saved_policies').where('project_id', '=', projectId).where('kind', '=', kind);
  const { total } = await ofKind.select((all) => all.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

async function list(
  db: Kysely<Tables>,
  of: Omit<SavedPlace, 'name'>,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ policies: SavedPolicy[]; total: number }> {
  const rows = await db
    .selectFrom('saved_policies')
    .selectAll()
    .where('project_id', '=', of.projectId)
    .where('kind', '=', of.kind)
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { policies: rows.map(toSaved), total: await count(db, of) };
}

const toSaved = (row: Selectable<Tables['saved_policies']>): SavedPolicy => ({
  id: row.id,
  projectId: row.project_id,
  kind: row.kind as SavedKind,
  name: row.name,
  content: JSON.parse(row.content),
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
  createdBy: row.created_by,
  updatedBy: row.updated_by,
});
