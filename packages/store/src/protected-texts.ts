/** A text that a project registered, without what it says. */
export interface ProtectedEntry {
  id: number;
  projectId: string;
  /** The detector that compares texts with it. */
  kind: string;
  name: string;
  characters: number;
  /** Grows with every change. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** Names of keys. */
  createdBy: string;
  updatedBy: string;
}

/** What it says, as the secret box sealed it for an id of its own. */
export interface SealedText {
  sealId: string;
  sealed: string;
}

export interface ProtectedText extends ProtectedEntry, SealedText {}

/** Where a protected text is: a name is taken once a project. */
export interface ProtectedPlace {
  projectId: string;
  name: string;
}

interface NewProtectedText extends ProtectedPlace, SealedText {
  kind: string;
  characters: number;
  by: string;
}

interface ProtectedChange {
  /** A new name. */
  name?: string | undefined;
  /** A new text. */
  text?: (SealedText & { characters: number }) | undefined;
  by: string;
}

/** What a project may have in all. */
export interface ProtectedCapacity {
  texts: number;
  characters: number;
}

/** Protected texts of projects. */
export interface ProtectedTexts {
  /** Undefined where it does not fit into the project's capacity. Throws NameTaken. */
  insert(text: NewProtectedText, capacity: ProtectedCapacity): Promise<ProtectedEntry | undefined>;
  find(place: ProtectedPlace): Promise<ProtectedText | undefined>;
  /** `full` where the new text does not fit, undefined where there is none. Throws NameTaken. */
  change(
    place: ProtectedPlace,
    change: ProtectedChange,
    capacity: ProtectedCapacity,
  ): Promise<ProtectedEntry | 'full' | undefined>;
  /** What was there. */
  remove(place: ProtectedPlace): Promise<ProtectedEntry | undefined>;
  /** One page (from 1), oldest first. */
  list(
    of: { projectId: string; kind?: string | undefined },
    page: { page: number; perPage: number },
  ): Promise<{ entries: ProtectedEntry[]; total: number }>;
  /** Some texts by their ids; those that went meanwhile are missing. */
  read(projectId: string, ids: readonly number[]): Promise<ProtectedText[]>;
  /** Grows with every change: a node that sees it grow looks whether what it has in memory still stands. */
  revision(): Promise<number>;
}
