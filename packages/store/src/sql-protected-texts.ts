import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type {
  ProtectedCapacity,
  ProtectedEntry,
  ProtectedPlace,
  ProtectedText,
  ProtectedTexts,
} from './protected-texts.ts';
import type { Store } from './store.ts';
import { NameTaken } from './store-failures.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';
import { isUniqueViolation } from './unique-violation.ts';

type Row = Selectable<Tables['protected_texts']>;

const entryColumns = [
  'id',
  'project_id',
  'kind',
  'name',
  'characters',
  'version',
  'created_at',
  'updated_at',
  'created_by',
  'updated_by',
] as const;
const full = 'full';

/** Protected texts on either engine. */
export function openProtectedTexts(db: Kysely<Tables>, engine: Store['kind'], clock: () => Date): ProtectedTexts {
  const now = () => toTimestamp(clock());
  const locked = (tx: Transaction<Tables>, place: ProtectedPlace) =>
    // SQLite has one writer; elsewhere two changes at once must not undo each other.
    engine === 'postgres' ? at(tx, place).forUpdate() : at(tx, place);
  return {
    insert: ({ projectId, kind, name, sealId, sealed, characters, by }, capacity) =>
      write(db, name, async (tx) => {
        if (!(await hasRoom(tx, projectId, { texts: 1, characters }, capacity))) return undefined;
        const place = { project_id: projectId, kind, name };
        const times = { created_at: now(), updated_at: now(), created_by: by, updated_by: by };
        const row = { ...place, seal_id: sealId, sealed, characters, version: 1, ...times };
        const made = tx.insertInto('protected_texts').values(row).returning(entryColumns);
        return toEntry(await made.executeTakeFirstOrThrow());
      }),
    async find(place) {
      const row = await at(db, place).executeTakeFirst();
      return row && toText(row);
    },
    change: (place, { name = place.name, text, by }, capacity) =>
      write(db, name, async (tx) => {
        const row = await locked(tx, place).executeTakeFirst();
        if (!row) return undefined;
        const more = { texts: 0, characters: (text?.characters ?? row.characters) - row.characters };
        if (text && !(await hasRoom(tx, place.projectId, more, capacity))) return full;
        const body = text && { seal_id: text.sealId, sealed: text.sealed, characters: text.characters };
        const changed = { name, ...body, version: row.version + 1, updated_at: now(), updated_by: by };
        const change = tx.updateTable('protected_texts').set(changed).where('id', '=', row.id);
        return toEntry(await change.returning(entryColumns).executeTakeFirstOrThrow());
      }),
    remove: (place) =>
      write(db, place.name, async (tx) => {
        const removal = tx
          .deleteFrom('protected_texts')
          .where('project_id', '=', place.projectId)
          .where('name', '=', place.name);
        const row = await removal.returning(entryColumns).executeTakeFirst();
        return row && toEntry(row);
      }),
    list: (of, page) => list(db, of, page),
    async read(projectId, ids) {
      const rows = db.selectFrom('protected_texts').selectAll().where('project_id', '=', projectId);
      return ids.length === 0 ? [] : (await rows.where('id', 'in', ids).orderBy('id').execute()).map(toText);
    },
    async revision() {
      const { value } = await db.selectFrom('protected_revision').select('value').executeTakeFirstOrThrow();
      return value;
    },
  };
}

/** A change moves the revision in its own transaction, so that no node can miss it. */
async function write<Changed>(
  db: Kysely<Tables>,
  name: string,
  change: (tx: Transaction<Tables>) => Promise<Changed>,
): Promise<Changed> {
  try {
    return await db.transaction().execute(async (tx) => {
      const changed = await change(tx);
      const isChange = changed !== undefined && changed !== full;
      if (isChange) await tx.updateTable('protected_revision').set({ value: sql<number>`value + 1` }).execute();
      return changed;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new NameTaken('protected text', name, error) : error;
  }
}

function at(db: Kysely<Tables>, { projectId, name }: ProtectedPlace) {
  const texts = db.selectFrom('protected_texts').selectAll();
  return texts.where('project_id', '=', projectId).where('name', '=', name);
}

/** Whether so much more fits. Texts that come at one moment may each take the last room. */
async function hasRoom(
  db: Kysely<Tables>,
  projectId: string,
  more: ProtectedCapacity,
  { texts, characters }: ProtectedCapacity,
): Promise<boolean> {
  const kept = await db
    .selectFrom('protected_texts')
    .select((all) => [all.fn.countAll<number>().as('texts'), all.fn.sum<number | null>('characters').as('characters')])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return kept.texts + more.texts <= texts && Number(kept.characters ?? 0) + more.characters <= characters;
}

async function list(
  db: Kysely<Tables>,
  { projectId, kind }: { projectId: string; kind?: string | undefined },
  { page, perPage }: { page: number; perPage: number },
): Promise<{ entries: ProtectedEntry[]; total: number }> {
  const ofProject = db.selectFrom('protected_texts').where('project_id', '=', projectId);
  const all = kind === undefined ? ofProject : ofProject.where('kind', '=', kind);
  const rows = all
    .select(entryColumns)
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage);
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { entries: (await rows.execute()).map(toEntry), total };
}

const toEntry = (row: Pick<Row, (typeof entryColumns)[number]>): ProtectedEntry => ({
  id: row.id,
  projectId: row.project_id,
  kind: row.kind,
  name: row.name,
  characters: row.characters,
  version: row.version,
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
  createdBy: row.created_by,
  updatedBy: row.updated_by,
});

const toText = (row: Row): ProtectedText => ({ ...toEntry(row), sealId: row.seal_id, sealed: row.sealed });
