import type { Generated } from 'kysely';
import type { Timestamp } from './timestamps.ts';

interface SavedPolicyRow {
  id: Generated<number>;
  project_id: string;
  kind: string;
  name: string;
  /** JSON object. */
  content: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  created_by: string;
  updated_by: string;
}

interface ProtectedTextRow {
  id: Generated<number>;
  project_id: string;
  kind: string;
  name: string;
  /** What the secret box sealed the text for. */
  seal_id: string;
  sealed: string;
  /** Of the text. */
  characters: number;
  version: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  created_by: string;
  updated_by: string;
}

interface SavedModelRow {
  id: Generated<number>;
  project_id: string;
  name: string;
  version: string;
  /** JSON object, without secrets. */
  content: string;
  /** What the secret box sealed the secrets for. */
  seal_id: string;
  /** Null where there are no secrets. */
  sealed: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  created_by: string;
  updated_by: string;
}

/** The tables of what projects save, each with the revision of its changes. */
export interface SavedTables {
  saved_policies: SavedPolicyRow;
  policy_revision: { id: number; value: number };
  protected_texts: ProtectedTextRow;
  protected_revision: { id: number; value: number };
  saved_models: SavedModelRow;
  model_revision: { id: number; value: number };
}
