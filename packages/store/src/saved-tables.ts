import type { Generated } from 'kysely';
import type { Timestamp } from './timestamps.ts';

/**
 * The columns that all tables of saved resources have. Each table also has columns for its content (see
 * `sql-saved-resources.ts`).
 */
interface SavedRow {
  id: Generated<number>;
  project_id: string;
  name: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  created_by: string;
  updated_by: string;
}

interface RevisionRow {
  id: number;
  value: number;
}

/** The tables of saved resources. Each has a second table with the revision number of its changes. */
export interface SavedTables {
  saved_policies: SavedRow;
  policy_revision: RevisionRow;
  protected_texts: SavedRow;
  protected_revision: RevisionRow;
  saved_models: SavedRow;
  model_revision: RevisionRow;
}
