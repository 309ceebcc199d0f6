import type { Organisation, Project } from './accounts.ts';
import type { Key, NewKey } from './key.ts';

/** A valid (not revoked) key with its project and organisation. */
export interface KeyHolder {
  key: Key;
  project: Project;
  organisation: Organisation;
}

/** A key in a list, with the name of its project. */
export interface ListedKey extends Key {
  projectName: string;
}

/** API keys, by hash. */
export interface Keys {
  insert(key: NewKey): Promise<Key>;
  /** One page (from 1) of the organisation's keys, revoked ones too, newest first. */
  list(organisationId: string, page: { page: number; perPage: number }): Promise<{ keys: ListedKey[]; total: number }>;
  /** Returns false if the organisation has no such key, or if the key is already revoked. */
  revoke(id: string, organisationId: string): Promise<boolean>;
  /** Returns undefined for an unknown or a revoked key. */
  findByHash(hash: string): Promise<KeyHolder | undefined>;
  /** Number of changes to keys, projects and organisations so far. A node that sees it grow drops its cached keys. */
  revision(): Promise<number>;
}
