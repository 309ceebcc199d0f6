import type { Kysely, Selectable } from 'kysely';
import type { Dataset, Datasets, DatasetWithPrompts } from './datasets.ts';
import type { DatasetRow, Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';

/** Rows that one sweep deletes. The number is small because rows have long texts. */
const MAX_SWEPT = 250;

const listed = ['id', 'project_id', 'name', 'created_at', 'key_name', 'total', 'profile', 'settings'] as const;

type ListedRow = Pick<Selectable<DatasetRow>, (typeof listed)[number]>;

/** Opens the datasets of either engine. */
export function openDatasets(db: Kysely<Tables>, clock: () => Date): Datasets {
  const ofProject = (projectId: string) => db.selectFrom('datasets').where('project_id', '=', projectId);
  return {
    async insert({ id, projectId, name, keyName, total, ...content }) {
      const row = {
        id,
        project_id: projectId,
        name: name === undefined ? null : storable(name),
        created_at: toTimestamp(clock()),
        key_name: keyName,
        total,
        profile: storable(JSON.stringify(content.profile)),
        settings: JSON.stringify(content.settings),
        prompts: storable(JSON.stringify(content.prompts)),
      };
      await db.insertInto('datasets').values(row).execute();
    },
    async find(projectId, id) {
      return whole(await ofProject(projectId).selectAll().where('id', '=', id).executeTakeFirst());
    },
    async findByName(projectId, name) {
      const named = ofProject(projectId).selectAll().where('name', '=', storable(name));
      return whole(await named.orderBy('id', 'desc').limit(1).executeTakeFirst());
    },
    async list(projectId, { page, perPage }) {
      const { total } = await ofProject(projectId)
        .select((all) => all.fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await ofProject(projectId)
        .select(listed)
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return { datasets: rows.map(toDataset), total: Number(total) };
    },
    async sweep(before) {
      const due = db.selectFrom('datasets').select('id').where('created_at', '<', toTimestamp(before));
      const { numDeletedRows } = await db
        .deleteFrom('datasets')
        .where('id', 'in', due.orderBy('created_at').limit(MAX_SWEPT))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

const toDataset = (row: ListedRow): Dataset => ({
  id: row.id,
  projectId: row.project_id,
  name: row.name ?? undefined,
  createdAt: new Date(row.created_at),
  keyName: row.key_name,
  total: row.total,
  profile: JSON.parse(row.profile),
  settings: JSON.parse(row.settings),
});

const whole = (row: Selectable<DatasetRow> | undefined): DatasetWithPrompts | undefined =>
  row && { ...toDataset(row), prompts: JSON.parse(row.prompts) };

/** PostgreSQL cannot store NUL. In JSON, NUL and lone surrogates are escaped already. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');
