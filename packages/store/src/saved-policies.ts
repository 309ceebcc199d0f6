/** What a project saves under a name. */
export type SavedKind = 'policy' | 'guardrail' | 'code of conduct' | 'deployment';

/** Where a saved policy is. */
export interface SavedPlace {
  projectId: string;
  kind: SavedKind;
  name: string;
}

/** A policy, a guardrail or a code of conduct. */
export interface SavedPolicy extends SavedPlace {
  id: number;
  /** What it says, by the fields of its kind. */
  content: Readonly<Record<string, unknown>>;
  createdAt: Date;
  updatedAt: Date;
  /** Names of keys. */
  createdBy: string;
  updatedBy: string;
}

interface NewSavedPolicy extends SavedPlace {
  content: Record<string, unknown>;
  by: string;
}

interface SavedChange {
  /** A new name. */
  name?: string | undefined;
  /** Fields that take the place of those that are there. */
  content: Record<string, unknown>;
  by: string;
}

/** Saved policies of projects. A name is taken once a project and kind. */
export interface SavedPolicies {
  /** Undefined where the project has `most` of that kind. Throws NameTaken. */
  insert(policy: NewSavedPolicy, most: number): Promise<SavedPolicy | undefined>;
  find(place: SavedPlace): Promise<SavedPolicy | undefined>;
  /** Undefined where there is none. Throws NameTaken. */
  change(place: SavedPlace, change: SavedChange): Promise<SavedPolicy | undefined>;
  /** What was there. */
  remove(place: SavedPlace): Promise<SavedPolicy | undefined>;
  /** One page (from 1), oldest first. */
  list(
    of: Omit<SavedPlace, 'name'>,
    page: { page: number; perPage: number },
  ): Promise<{ policies: SavedPolicy[]; total: number }>;
  /** Grows with every change: a node that sees it grow drops what it has in memory. */
  revision(): Promise<number>;
}
