/** A sealed map from placeholders to the personal data that they replace. It belongs to one project. */
interface PiiMap {
  /** The map, sealed by the secret box. */
  sealed: string;
  /** Increases with every replacement of the map. */
  version: number;
  expiresAt: Date;
}

/** How many maps an organisation may keep at a time, and how large they may be in total. */
export interface VaultCapacity {
  maps: number;
  /** Total size of the sealed maps. */
  bytes: number;
}

interface PiiMapContent {
  key: string;
  projectId: string;
  sealed: string;
  expiresAt: Date;
}

/** Maps of redactions, by key. An expired map is never returned, even before it is swept. */
export interface PiiMaps {
  /** Returns false if the organisation's vault is full. */
  insert(map: PiiMapContent & { organisationId: string }, capacity: VaultCapacity): Promise<boolean>;
  find(projectId: string, key: string): Promise<PiiMap | undefined>;
  /** Returns false if the map no longer exists in that version. */
  replace(map: PiiMapContent & { version: number }): Promise<boolean>;
  /** Returns false if the project has no such map. */
  remove(projectId: string, key: string): Promise<boolean>;
  /** Deletes expired maps, at most a few hundred per call. Returns how many. */
  sweep(): Promise<number>;
}
