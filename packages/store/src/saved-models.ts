/** Where a saved model is: a name and version are taken once a project. */
export interface ModelPlace {
  projectId: string;
  name: string;
  version: string;
}

/** What a saved model says. */
export interface ModelContent {
  /** Without secrets. */
  content: Readonly<Record<string, unknown>>;
  /** What the secrets were sealed for. */
  sealId: string;
  /** As the secret box sealed them; null where there are none. */
  sealed: string | null;
}

export interface SavedModel extends ModelPlace, ModelContent {
  id: number;
  createdAt: Date;
  updatedAt: Date;
  /** Names of keys. */
  createdBy: string;
  updatedBy: string;
}

interface NewSavedModel extends ModelPlace, ModelContent {
  by: string;
}

interface ModelEdit {
  /** Where it is from then on. */
  name: string;
  version: string;
  by: string;
  /** What it says from then on, by what it says now; what this throws undoes the change. */
  edit(saved: SavedModel): ModelContent;
}

/** Saved models of projects. */
export interface SavedModels {
  /** Undefined where the project has `most`. Throws NameTaken. */
  insert(model: NewSavedModel, most: number): Promise<SavedModel | undefined>;
  find(place: ModelPlace): Promise<SavedModel | undefined>;
  /** The versions of a name, oldest first, at most a hundred. */
  versions(of: Omit<ModelPlace, 'version'>): Promise<string[]>;
  /** Changes of one model go one after the other. Undefined where there is none. Throws NameTaken. */
  change(place: ModelPlace, edit: ModelEdit): Promise<SavedModel | undefined>;
  /** What was there. */
  remove(place: ModelPlace): Promise<SavedModel | undefined>;
  /** One page (from 1), oldest first. */
  list(projectId: string, page: { page: number; perPage: number }): Promise<{ models: SavedModel[]; total: number }>;
  /** Grows with every change: a node that sees it grow drops what it has in memory. */
  revision(): Promise<number>;
}
