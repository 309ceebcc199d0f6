import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SavedStore, SavedTypes } from './saved-resources.ts';
import type { SavedTables } from './saved-tables.ts';
import type { Store } from './store.ts';
import { NameTaken } from './store-failures.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';
import { isUniqueViolation } from './unique-violation.ts';

/** Describes the table of one kind of saved resource. A field is stored in the column with its name in snake case. */
export interface SavedTable<T extends SavedTypes> {
  readonly table: Exclude<keyof SavedTables, Revision>;
  readonly revision: Revision;
  /** The fields that identify a resource. */
  readonly place: readonly (keyof T['place'] & string)[];
  /** The fields of the content. No other fields are written. */
  readonly content: readonly (keyof T['content'] & string)[];
  /** The fields that narrow a list if they are given. */
  readonly group: readonly (keyof T['group'] & string)[];
  /** The fields that are read for a list; all if absent. */
  readonly entry?: readonly (keyof T['entry'] & string)[];
  /** Initial values of fields in a new resource. */
  readonly initial?: Partial<T['saved']>;
  taken(place: T['place']): [kind: NamedKind, name: string];
  /** Returns the content fields that result from a change. */
  edit(saved: T['saved'], change: T['change']): object;
  /** Returns whether a new resource fits into the capacity. Two concurrent inserts may each take the last room. */
  hasRoom(db: Kysely<Tables>, resource: T['place'] & T['content'], capacity: T['capacity']): Promise<boolean>;
  /** Returns whether a change fits into the capacity. Absent if a change never needs more room. */
  hasRoomToGrow?(db: Kysely<Tables>, saved: T['saved'], change: T['change'], capacity: T['capacity']): Promise<boolean>;
}

type Revision = Extract<keyof SavedTables, `${string}_revision`>;
type NamedKind = ConstructorParameters<typeof NameTaken>[0];
type Row = Readonly<Record<string, unknown>>;

const full = 'full';
/** The fields of a place that a change may set. A resource never moves to another project or kind. */
const names = ['name', 'version'];

/** Opens the saved resources of one kind on either engine. */
export function openSavedStore<T extends SavedTypes>(
  db: Kysely<Tables>,
  definition: SavedTable<T>,
  { kind, clock }: { kind: Store['kind']; clock: () => Date },
): SavedStore<T> {
  const table = sql.table(definition.table);
  const entry = definition.entry ? sql.join(definition.entry.map((field) => sql.ref(columnOf(field)))) : sql`*`;
  const now = () => toTimestamp(clock());
  /** On PostgreSQL, two concurrent changes must not undo each other's fields. SQLite has only one writer. */
  const lock = kind === 'postgres' ? sql`for update` : sql``;
  const contentNames = [...definition.content, ...Object.keys(definition.initial ?? {})];
  const placeOf = (fields: object) => pick(fields, definition.place);
  const contentOf = (fields: object) => pick(fields, contentNames);
  const at = (place: T['place']) => matching(placeOf(place));

  const write = <Changed>(place: T['place'], change: (tx: Kysely<Tables>) => Promise<Changed>): Promise<Changed> =>
    writeIn(db, definition.revision, change).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new NameTaken(...definition.taken(place), error) : error;
    });

  return {
    insert: ({ by, ...resource }, capacity) =>
      write(resource, async (tx) => {
        if (!(await definition.hasRoom(tx, resource, capacity))) return undefined;
        const at = now();
        const times = { createdAt: at, updatedAt: at, createdBy: by, updatedBy: by };
        const row = { ...placeOf(resource), ...contentOf({ ...resource, ...definition.initial }), ...times };
        return one<T['entry']>(tx, sql`insert into ${table} ${valuesOf(row)} returning ${entry}`);
      }),
    find: (place) => one<T['saved']>(db, sql`select * from ${table} where ${at(place)}`),
    change(place, { by, ...change }, capacity) {
      const moved = { ...place, ...pick(change, names) };
      return write(moved, async (tx) => {
        const saved = await one<T['saved']>(tx, sql`select * from ${table} where ${at(place)} ${lock}`);
        if (!saved) return undefined;
        const isBounded = definition.hasRoomToGrow && capacity !== undefined;
        if (isBounded && !(await definition.hasRoomToGrow?.(tx, saved, change, capacity))) return full;
        const content = contentOf(definition.edit(saved, change));
        const set = equalities({ ...placeOf(moved), ...content, updatedAt: now(), updatedBy: by }, sql`, `);
        return one<T['entry']>(tx, sql`update ${table} set ${set} where id = ${saved.id} returning ${entry}`);
      });
    },
    remove: (place) =>
      write(place, (tx) => one<T['entry']>(tx, sql`delete from ${table} where ${at(place)} returning ${entry}`)),
    async list(of, { page, perPage }) {
      const those = matching(pick(of, definition.group));
      const saved = await all<T['entry']>(
        db,
        sql`select ${entry} from ${table} where ${those} order by id limit ${perPage} offset ${(page - 1) * perPage}`,
      );
      return { saved, total: await count(db, definition.table, pick(of, definition.group)) };
    },
    async revision() {
      const { value } = await db.selectFrom(definition.revision).select('value').executeTakeFirstOrThrow();
      return value;
    },
  };
}

/** Runs a change and increases the revision in the same transaction, so that no node can miss it. */
const writeIn = <Changed>(
  db: Kysely<Tables>,
  revision: Revision,
  change: (tx: Kysely<Tables>) => Promise<Changed>,
): Promise<Changed> =>
  db.transaction().execute(async (tx) => {
    const changed = await change(tx);
    const isChange = changed !== undefined && changed !== full;
    if (isChange) await tx.updateTable(revision).set({ value: sql<number>`value + 1` }).execute();
    return changed;
  });

/**
 * Runs a query of saved resources and returns the rows as fields. The cast is safe because columns are read as they
 * were written.
 */
export async function all<Found>(db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<Found[]> {
  const { rows } = await (query as RawBuilder<Row>).execute(db);
  return rows.map((row) => fieldsOf(row) as Found);
}

const one = async <Found>(db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<Found | undefined> =>
  (await all<Found>(db, query))[0];

/** Returns the number of rows with these field values. */
export async function count(db: Kysely<Tables>, table: keyof SavedTables, fields: object): Promise<number> {
  const [counted] = await all<{ total: number }>(
    db,
    sql`select count(*) as total from ${sql.table(table)} where ${matching(fields)}`,
  );
  return Number(counted?.total);
}

/** A condition for rows with these field values. */
export const matching = (fields: object): RawBuilder<unknown> => equalities(fields, sql` and `);

const equalities = (fields: object, separator: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join(
    Object.entries(toRow(fields)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    separator,
  );

function valuesOf(fields: object): RawBuilder<unknown> {
  const row = toRow(fields);
  const columns = Object.keys(row).map((column) => sql.ref(column));
  return sql`(${sql.join(columns)}) values (${sql.join(Object.values(row))})`;
}

/** Returns the named fields that are defined. */
const pick = (from: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([name, value]) => names.includes(name) && value !== undefined));

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const fieldOf = (column: string): string => column.replace(/_[a-z]/g, (pair) => pair.charAt(1).toUpperCase());

/** Converts fields to columns. The content is stored as JSON. */
const toRow = (fields: object): Row =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      columnOf(field),
      field === 'content' ? JSON.stringify(value) : value,
    ]),
  );

const fieldsOf = (row: Row): object =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldOf(column), readColumn(column, value)]));

function readColumn(column: string, value: unknown): unknown {
  if (column === 'content') return JSON.parse(String(value));
  return column.endsWith('_at') ? new Date(String(value)) : value;
}
