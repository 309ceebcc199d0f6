import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';
import { firstTables } from './first-tables.ts';

/** Every migration, oldest first by name; one that has been released never changes. */
export const migrations = {
  '0001-first-tables': firstTables,
} as const satisfies Record<string, (kind: Store['kind']) => Migration>;
