/** Prompts that were made for a system, with the profile that they were made from. */
export interface Dataset {
  /** `ds-` and a UUID version 7. Ids sort by the time of creation. */
  readonly id: string;
  readonly projectId: string;
  /** Name in the archived API. */
  readonly name: string | undefined;
  readonly createdAt: Date;
  /** The name of the API key that made it. */
  readonly keyName: string;
  /** Number of prompts. */
  readonly total: number;
  /** What the prompts were made from. Plain JSON. */
  readonly profile: unknown;
  /** What was asked for. Plain JSON. */
  readonly settings: unknown;
}

export interface DatasetWithPrompts extends Dataset {
  /** Plain JSON. */
  readonly prompts: unknown;
}

/** The generated datasets of projects. */
export interface Datasets {
  insert(dataset: Omit<DatasetWithPrompts, 'createdAt'>): Promise<void>;
  /** Returns undefined if the project has no such dataset. */
  find(projectId: string, id: string): Promise<DatasetWithPrompts | undefined>;
  /** Returns the newest dataset of a name. */
  findByName(projectId: string, name: string): Promise<DatasetWithPrompts | undefined>;
  /** One page (from 1), newest first. */
  list(projectId: string, page: { page: number; perPage: number }): Promise<{ datasets: Dataset[]; total: number }>;
  /** Deletes datasets made before a moment, oldest first, at most a few hundred. Returns how many. */
  sweep(before: Date): Promise<number>;
}
