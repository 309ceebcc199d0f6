import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { migrations } from './index.ts';

/**
 * Migrates the tables to this version, forward only. Throws if the database is newer than this version of the service.
 */
export async function migrate(db: Kysely<Tables>, kind: Store['kind']): Promise<void> {
  const all: Record<string, Migration> = Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [name, migration(kind)]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(`The tables cannot be brought to what this version needs: ${reason}`, { cause: error });
}

/** Returns the names of migrations that a database has but this version does not know. A newer version made them. */
export const unknownMigrations = (applied: readonly string[]): string[] =>
  applied.filter((name) => !Object.hasOwn(migrations, name));

/** Throws if the tables are older or newer than this version needs. */
export function assertCurrent(applied: readonly string[]): void {
  if (unknownMigrations(applied).length > 0) {
    throw new Error('The tables are of a newer version of Redoubt; use the version that wrote them');
  }
  if (applied.length < Object.keys(migrations).length) {
    throw new Error('The tables are of an older version of Redoubt; start the service of this version once');
  }
}
