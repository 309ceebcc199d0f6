/** The types that describe one kind of saved resource. */
export interface SavedTypes {
  /** Identifies a resource: its project and its name. */
  place: { projectId: string; name: string };
  /** Selects which resources of a project are listed together. */
  group: { projectId: string };
  /** The content of a new resource. */
  content: object;
  /** The fields of a change. A name or a version in it is the new one. */
  change: object;
  /** The resource as it is stored. */
  saved: Provenance;
  /** The resource as it is listed. */
  entry: Provenance;
  /** How much a project may store. */
  capacity: unknown;
}

interface Provenance {
  id: number;
  createdAt: Date;
  updatedAt: Date;
  /** The name of the API key that made the resource; `updatedBy` is the key that changed it last. */
  createdBy: string;
  updatedBy: string;
}

interface By {
  /** The name of the API key that makes the change. */
  by: string;
}

/** The saved resources of one kind. Each place can be used only once. */
export interface SavedStore<T extends SavedTypes> {
  /** Returns undefined if the resource exceeds the project's capacity. Throws NameTaken. */
  insert(resource: T['place'] & T['content'] & By, capacity: T['capacity']): Promise<T['entry'] | undefined>;
  find(place: T['place']): Promise<T['saved'] | undefined>;
  /**
   * Concurrent changes of one resource run one after the other. Returns `full` if the change exceeds the capacity, and
   * undefined if there is no such resource. Throws NameTaken.
   */
  change(
    place: T['place'],
    change: T['change'] & By,
    capacity?: T['capacity'],
  ): Promise<T['entry'] | 'full' | undefined>;
  /** Returns the removed resource; undefined if there was none. */
  remove(place: T['place']): Promise<T['entry'] | undefined>;
  /** One page (from 1), oldest first. */
  list(of: T['group'], page: { page: number; perPage: number }): Promise<{ saved: T['entry'][]; total: number }>;
  /** Increases with every change. A node that sees it grow checks whether its cached resources are still valid. */
  revision(): Promise<number>;
}

/** The kinds of resource that a project saves by name and that share one table. */
export type SavedKind = 'policy' | 'guardrail' | 'code of conduct' | 'deployment';

/** Identifies a saved policy. A name is unique within its project and kind. */
export interface SavedPlace {
  projectId: string;
  kind: SavedKind;
  name: string;
}

interface PolicyContent {
  /** The content, with the fields that its kind has. */
  content: Readonly<Record<string, unknown>>;
}

/** A policy, a guardrail, a code of conduct or a deployment. */
export interface SavedPolicy extends SavedPlace, PolicyContent, Provenance {}

/**
 * A change replaces the content field by field; other fields stay. `capacity` is the number of resources of one kind
 * that a project may have.
 */
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

/** Identifies a saved model. Name and version together are unique within the project. */
export interface ModelPlace {
  projectId: string;
  name: string;
  version: string;
}

/** The content of a saved model. */
export interface ModelContent {
  /** The settings without secrets. */
  content: Readonly<Record<string, unknown>>;
  /** The id to which the sealed secrets are bound. */
  sealId: string;
  /** The secrets, sealed by the secret box; null if there are none. */
  sealed: string | null;
}

export interface SavedModel extends ModelPlace, ModelContent, Provenance {}

/** `capacity` is the number of models that a project may have. Each version counts. */
export interface ModelTypes {
  place: ModelPlace;
  group: Pick<ModelPlace, 'projectId'>;
  content: ModelContent;
  change: {
    name?: string | undefined;
    version?: string | undefined;
    /** Returns the new content, given the saved model. If it throws, the change is undone. */
    edit(saved: SavedModel): ModelContent;
  };
  saved: SavedModel;
  entry: SavedModel;
  capacity: number;
}

export interface SavedModels extends SavedStore<ModelTypes> {
  /** Returns the versions of a name, oldest first, at most 100. */
  versions(of: Omit<ModelPlace, 'version'>): Promise<string[]>;
}

/** Identifies a protected text. A name is unique within its project. */
export interface ProtectedPlace {
  projectId: string;
  name: string;
}

/** A text that a project registered, without the text itself. */
export interface ProtectedEntry extends ProtectedPlace, Provenance {
  /** The detector that compares texts with it. */
  kind: string;
  characters: number;
  /** Increases with every change. */
  version: number;
}

/** The text, sealed by the secret box and bound to `sealId`. */
export interface SealedText {
  sealId: string;
  sealed: string;
}

export interface ProtectedText extends ProtectedEntry, SealedText {}

/** How many protected texts a project may have, and how many characters in total. */
export interface ProtectedCapacity {
  texts: number;
  characters: number;
}

export interface ProtectedTypes {
  place: ProtectedPlace;
  /** The texts of one kind, or of all kinds if it is absent. */
  group: { projectId: string; kind?: string | undefined };
  content: SealedText & { kind: string; characters: number };
  /** An absent field keeps its value. */
  change: { name?: string | undefined; text?: (SealedText & { characters: number }) | undefined };
  saved: ProtectedText;
  entry: ProtectedEntry;
  capacity: ProtectedCapacity;
}

export interface ProtectedTexts extends SavedStore<ProtectedTypes> {
  /** Returns the texts with the given ids. Texts that have been deleted are left out. */
  read(projectId: string, ids: readonly number[]): Promise<ProtectedText[]>;
}
