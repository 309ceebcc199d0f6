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
  /**
   * One page (from 1) of the organisation's keys, newest first: revoked ones too, but of sessions the live ones alone,
   * and none that stand for a key.
   */
  list(organisationId: string, page: { page: number; perPage: number }): Promise<{ keys: ListedKey[]; total: number }>;
  /** Returns false if the organisation has no such key, or if the key is already revoked. */
  revoke(id: string, organisationId: string): Promise<boolean>;
  /**
   * Returns undefined for a key that is unknown, revoked, expired or only a link. For a session that stands for a key it
   * returns that key, which ends no later than the session.
   */
  findByHash(hash: string): Promise<KeyHolder | undefined>;
  /** Ends the session of a browser. Returns false if there is none with this hash, or if it has ended. */
  endSession(hash: string): Promise<boolean>;
  /** Returns the key of the organisation with this id, revoked or not. */
  find(id: string, organisationId: string): Promise<ListedKey | undefined>;
  /** Ends a link. Returns whose it is, or undefined if it is unknown, was used or expired: it works once. */
  takeLink(hash: string): Promise<KeyHolder | undefined>;
  /** Notes when keys were last used. */
  noteUsed(uses: ReadonlyMap<string, Date>): Promise<void>;
  /** Deletes sessions and links that ended before a moment, a limited number at a time. Returns how many. */
  sweepEnded(before: Date): Promise<number>;
  /** Number of changes to keys, projects and organisations so far. A node that sees it grow drops its cached keys. */
  revision(): Promise<number>;
}
