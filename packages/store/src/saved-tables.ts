import type { Generated } from 'kysely';
import type { Timestamp } from './timestamps.ts';

/** What all tables of saved resources have; each has the columns of its content besides (see `sql-saved-resources.ts`). */
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

/** The tables of what projects save, each with the revision of its changes. */
export interface SavedTables {
  saved_policies: SavedRow;
  policy_revision: RevisionRow;
  protected_texts: SavedRow;
  protected_revision: RevisionRow;
  saved_models: SavedRow;
  model_revision: RevisionRow;
}
