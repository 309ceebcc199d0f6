import { type Kysely, sql } from 'kysely';
import type {
  ModelTypes,
  PolicyTypes,
  ProtectedCapacity,
  ProtectedText,
  ProtectedTexts,
  ProtectedTypes,
  SavedModels,
  SavedPolicies,
} from './saved-resources.ts';
import { all, count, matching, openSavedStore, type SavedTable } from './sql-saved-store.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

const policies: SavedTable<PolicyTypes> = {
  table: 'saved_policies',
  revision: 'policy_revision',
  place: ['projectId', 'kind', 'name'],
  content: ['content'],
  group: ['projectId', 'kind'],
  taken: ({ kind, name }) => [kind, name],
  edit: (saved, { content }) => ({ content: { ...saved.content, ...content } }),
  hasRoom: async (db, { projectId, kind }, most) => (await count(db, 'saved_policies', { projectId, kind })) < most,
};

const models: SavedTable<ModelTypes> = {
  table: 'saved_models',
  revision: 'model_revision',
  place: ['projectId', 'name', 'version'],
  content: ['content', 'sealId', 'sealed'],
  group: ['projectId'],
  taken: ({ name, version }) => ['model', `${name}" in version "${version}`],
  edit: (saved, { edit }) => edit(saved),
  hasRoom: async (db, { projectId }, most) => (await count(db, 'saved_models', { projectId })) < most,
};

const protectedTexts: SavedTable<ProtectedTypes> = {
  table: 'protected_texts',
  revision: 'protected_revision',
  place: ['projectId', 'name'],
  content: ['kind', 'sealId', 'sealed', 'characters'],
  group: ['projectId', 'kind'],
  entry: [
    'id',
    'projectId',
    'kind',
    'name',
    'characters',
    'version',
    'createdAt',
    'updatedAt',
    'createdBy',
    'updatedBy',
  ],
  initial: { version: 1 },
  taken: ({ name }) => ['protected text', name],
  edit: ({ version }, { text }) => ({ ...text, version: version + 1 }),
  hasRoom: (db, { projectId, characters }, capacity) => hasRoom(db, projectId, { texts: 1, characters }, capacity),
  hasRoomToGrow: async (db, { projectId, characters }, { text }, capacity) =>
    !text || (await hasRoom(db, projectId, { texts: 0, characters: text.characters - characters }, capacity)),
};

async function hasRoom(
  db: Kysely<Tables>,
  projectId: string,
  more: ProtectedCapacity,
  { texts, characters }: ProtectedCapacity,
): Promise<boolean> {
  const measure = sql`select count(*) as texts, sum(characters) as characters from protected_texts`;
  const [kept] = await all<Record<keyof ProtectedCapacity, unknown>>(
    db,
    sql`${measure} where ${matching({ projectId })}`,
  );
  return Number(kept?.texts) + more.texts <= texts && Number(kept?.characters ?? 0) + more.characters <= characters;
}

const MAX_VERSIONS = 100;

/** Opens the saved resources of either engine. */
export function openSavedResources(
  db: Kysely<Tables>,
  engine: { kind: Store['kind']; clock: () => Date },
): { policies: SavedPolicies; models: SavedModels; protectedTexts: ProtectedTexts } {
  return {
    policies: openSavedStore(db, policies, engine),
    models: {
      ...openSavedStore(db, models, engine),
      async versions({ projectId, name }) {
        const found = await all<{ version: string }>(
          db,
          sql`select version from saved_models where ${matching({ projectId, name })} order by id limit ${MAX_VERSIONS}`,
        );
        return found.map(({ version }) => version);
      },
    },
    protectedTexts: {
      ...openSavedStore(db, protectedTexts, engine),
      async read(projectId, ids) {
        if (ids.length === 0) return [];
        const those = sql`${matching({ projectId })} and id in (${sql.join([...ids])})`;
        return all<ProtectedText>(db, sql`select * from protected_texts where ${those} order by id`);
      },
    },
  };
}
