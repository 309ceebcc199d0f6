/** The types of one kind of saved resource. */
export interface SavedTypes {
  /** Where one is: its project, and what it is named by. */
  place: { projectId: string; name: string };
  /** Which of a project's are listed together. */
  group: { projectId: string };
  /** What it says when it is new. */
  content: object;
  /** What a change says. A name or a version in it is a new one. */
  change: object;
  /** As it is kept. */
  saved: Provenance;
  /** As it is listed. */
  entry: Provenance;
  /** What a project may have. */
  capacity: unknown;
}

interface Provenance {
  id: number;
  createdAt: Date;
  updatedAt: Date;
  /** Names of keys. */
  createdBy: string;
  updatedBy: string;
}

interface By {
  /** The name of the key. */
  by: string;
}

/** What projects save of one kind. A place is taken once. */
export interface SavedStore<T extends SavedTypes> {
  /** Undefined where it does not fit into the project's capacity. Throws NameTaken. */
  insert(resource: T['place'] & T['content'] & By, capacity: T['capacity']): Promise<T['entry'] | undefined>;
  find(place: T['place']): Promise<T['saved'] | undefined>;
  /**
   * Changes of one go one after the other. `full` where it does not fit into the capacity, undefined where there is none.
   * Throws NameTaken.
   */
  change(
    place: T['place'],
    change: T['change'] & By,
    capacity?: T['capacity'],
  ): Promise<T['entry'] | 'full' | undefined>;
  /** What was there. */
  remove(place: T['place']): Promise<T['entry'] | undefined>;
  /** One page (from 1), oldest first. */
  list(of: T['group'], page: { page: number; perPage: number }): Promise<{ saved: T['entry'][]; total: number }>;
  /** Grows with every change: a node that sees it grow looks whether what it has in memory still stands. */
  revision(): Promise<number>;
}

/** What a project saves under a name. */
export type SavedKind = 'policy' | 'guardrail' | 'code of conduct' | 'deployment';

/** Where a saved policy is: a name is taken once a project and kind. */
export interface SavedPlace {
  projectId: string;
  kind: SavedKind;
  name: string;
}

interface PolicyContent {
  /** What it says, by the fields of its kind. */
  content: Readonly<Record<string, unknown>>;
}

/** A policy, a guardrail, a code of conduct or a deployment. */
export interface SavedPolicy extends SavedPlace, PolicyContent, Provenance {}

/** Content that a change names takes the place of what is there, field by field. A project has so many of a kind. */
export interface PolicyTypes {
  place: SavedPlace;
  group: Omit<SavedPlace, 'name'>;
  content: PolicyContent;
  change: PolicyContent & { name?: string | undefined };
  saved: SavedPolicy;
  entry: SavedPolicy;
  capacity: number;
}

export type SavedPolicies = SavedStore<PolicyTypes>;

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

export interface SavedModel extends ModelPlace, ModelContent, Provenance {}

/** A project has so many, each version counted. */
export interface ModelTypes {
  place: ModelPlace;
  group: Pick<ModelPlace, 'projectId'>;
  content: ModelContent;
  change: {
    name?: string | undefined;
    version?: string | undefined;
    /** What it says from then on, by what it says now; what this throws undoes the change. */
    edit(saved: SavedModel): ModelContent;
  };
  saved: SavedModel;
  entry: SavedModel;
  capacity: number;
}

export interface SavedModels extends SavedStore<ModelTypes> {
  /** The versions of a name, oldest first, at most a hundred. */
  versions(of: Omit<ModelPlace, 'version'>): Promise<string[]>;
}

/** Where a protected text is: a name is taken once a project. */
export interface ProtectedPlace {
  projectId: string;
  name: string;
}

/** A text that a project registered, without what it says. */
export interface ProtectedEntry extends ProtectedPlace, Provenance {
  /** The detector that compares texts with it. */
  kind: string;
  characters: number;
  /** Grows with every change. */
  version: number;
}

/** What it says, as the secret box sealed it for an id of its own. */
export interface SealedText {
  sealId: string;
  sealed: string;
}

export interface ProtectedText extends ProtectedEntry, SealedText {}

/** What a project may have in all. */
export interface ProtectedCapacity {
  texts: number;
  characters: number;
}

export interface ProtectedTypes {
  place: ProtectedPlace;
  /** Of one kind, or of all. */
  group: { projectId: string; kind?: string | undefined };
  content: SealedText & { kind: string; characters: number };
  /** What is not named stays. */
  change: { name?: string | undefined; text?: (SealedText & { characters: number }) | undefined };
  saved: ProtectedText;
  entry: ProtectedEntry;
  capacity: ProtectedCapacity;
}

export interface ProtectedTexts extends SavedStore<ProtectedTypes> {
  /** Some texts by their ids; those that went meanwhile are missing. */
  read(projectId: string, ids: readonly number[]): Promise<ProtectedText[]>;
}
