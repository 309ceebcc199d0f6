import type { Organisation, Project } from './accounts.ts';
import type { Key, NewKey } from './key.ts';

/** A live key with the project and the organisation it acts for. */
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
  /** False where the organisation has no such live key. */
  revoke(id: string, organisationId: string): Promise<boolean>;
  /** Undefined for an unknown or a revoked key. */
  findByHash(hash: string): Promise<KeyHolder | undefined>;
  /** Grows with every change of a key, project or organisation: a node that sees it grow drops its cached keys. */
  revision(): Promise<number>;
}
