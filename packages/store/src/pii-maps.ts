/** A sealed map from placeholders to values, of one project. */
interface PiiMap {
  /** As the secret box sealed it. */
  sealed: string;
  /** Grows with every replacement. */
  version: number;
  expiresAt: Date;
}

/** What an organisation may keep at a time. */
export interface VaultCapacity {
  maps: number;
  /** Of the sealed maps. */
  bytes: number;
}

interface PiiMapContent {
  key: string;
  projectId: string;
  sealed: string;
  expiresAt: Date;
}

/** Maps of redactions, by key; one that has expired is as good as gone before it is swept. */
export interface PiiMaps {
  /** False where the organisation's vault is full. */
  insert(map: PiiMapContent & { organisationId: string }, capacity: VaultCapacity): Promise<boolean>;
  find(projectId: string, key: string): Promise<PiiMap | undefined>;
  /** False where the map is not there in that version any more. */
  replace(map: PiiMapContent & { version: number }): Promise<boolean>;
  /** False where the project has no such map. */
  remove(projectId: string, key: string): Promise<boolean>;
  /** Deletes what has expired, at most a few hundred maps a call; answers how many. */
  sweep(): Promise<number>;
}
