import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ModelContent, ModelPlace, SavedModel, SavedModels } from './saved-models.ts';
import type { Store } from './store.ts';
import { NameTaken } from './store-failures.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';
import { isUniqueViolation } from './unique-violation.ts';

const MAX_VERSIONS = 100;

/** Saved models on either engine. */
export function openSavedModels(db: Kysely<Tables>, kind: Store['kind'], clock: () => Date): SavedModels {
  const now = () => toTimestamp(clock());
  return {
    insert: ({ projectId, name, version, by, ...said }, most) =>
      write(db, { name, version }, async (tx) => {
        if ((await count(tx, projectId)) >= most) return undefined;
        const at = now();
        const times = { created_at: at, updated_at: at, created_by: by, updated_by: by };
        const row = { project_id: projectId, name, version, ...columnsOf(said), ...times };
        return toModel(await tx.insertInto('saved_models').values(row).returningAll().executeTakeFirstOrThrow());
      }),
    async find(place) {
      const row = await at(db, place).executeTakeFirst();
      return row && toModel(row);
    },
    async versions({ projectId, name }) {
      const ofName = db.selectFrom('saved_models').where('project_id', '=', projectId).where('name', '=', name);
      const rows = await ofName.select('version').orderBy('id').limit(MAX_VERSIONS).execute();
      return rows.map(({ version }) => version);
    },
    change: (place, { name, version, by, edit }) =>
      write(db, { name, version }, async (tx) => {
        // SQLite has one writer; elsewhere two changes at once must not undo each other's fields.
        const row = await (kind === 'postgres' ? at(tx, place).forUpdate() : at(tx, place)).executeTakeFirst();
        if (!row) return undefined;
        const change = { name, version, ...columnsOf(edit(toModel(row))), updated_at: now(), updated_by: by };
        const changed = tx.updateTable('saved_models').set(change).where('id', '=', row.id);
        return toModel(await changed.returningAll().executeTakeFirstOrThrow());
      }),
    remove: (place) =>
      write(db, place, async (tx) => {
        const removal = tx
          .deleteFrom('saved_models')
          .where('project_id', '=', place.projectId)
          .where('name', '=', place.name)
          .where('version', '=', place.version);
        const row = await removal.returningAll().executeTakeFirst();
        return row && toModel(row);
      }),
    async list(projectId, { page, perPage }) {
      const ofProject = db.selectFrom('saved_models').selectAll().where('project_id', '=', projectId);
      const rows = await ofProject
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return { models: rows.map(toModel), total: await count(db, projectId) };
    },
    async revision() {
      const { value } = await db.selectFrom('model_revision').select('value').executeTakeFirstOrThrow();
      return value;
    },
  };
}

/** A change moves the revision in its own transaction, so that no node can miss it. */
async function write(
  db: Kysely<Tables>,
  { name, version }: Pick<ModelPlace, 'name' | 'version'>,
  change: (tx: Transaction<Tables>) => Promise<SavedModel | undefined>,
): Promise<SavedModel | undefined> {
  try {
    return await db.transaction().execute(async (tx) => {
      const changed = await change(tx);
      if (changed) await tx.updateTable('model_revision').set({ value: sql<number>`value + 1` }).execute();
      return changed;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new NameTaken('model', `${name}" in version "${version}`, error) : error;
  }
}

const columnsOf = ({ content, sealId, sealed }: ModelContent) => ({
  content: JSON.stringify(content),
  seal_id: sealId,
  sealed,
});

function at(db: Kysely<Tables>, { projectId, name, version }: ModelPlace) {
  const ofProject = db.selectFrom('saved_models').selectAll().where('project_id', '=', projectId);
  return ofProject.where('name', '=', name).where('version', '=', version);
}

async function count(db: Kysely<Tables>, projectId: string): Promise<number> {
  const ofProject = db.selectFrom('saved_models').where('project_id', '=', projectId);
  const { total } = await ofProject.select((all) => all.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

const toModel = (row: Selectable<Tables['saved_models']>): SavedModel => ({
  id: row.id,
  projectId: row.project_id,
  name: row.name,
  version: row.version,
  content: JSON.parse(row.content),
  sealId: row.seal_id,
  sealed: row.sealed,
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
  createdBy: row.created_by,
  updatedBy: row.updated_by,
});
