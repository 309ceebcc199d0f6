import type { Scope } from '@redoubt/contract';

/**
 * `key` is a key that a caller sends. `session` is the key of a browser that signed in, by itself or standing for the
 * key that it signed in with. `link` is a link
 * that signs a browser in once; it is no key for calls.
 */
export type KeyKind = 'key' | 'session' | 'link';

/**
 * An API key without its secret. The store keeps only the SHA-256 of the secret and, for display, its first characters.
 */
export interface Key {
  id: string;
  projectId: string;
  name: string;
  prefix: string;
  scopes: Scope[];
  kind: KeyKind;
  createdAt: Date;
  revokedAt: Date | null;
  /** From then on the key is not valid. Null for a key that ends only when it is revoked. */
  expiresAt: Date | null;
  /** When the key was last sent, to the minute. Null if it never was. */
  lastUsedAt: Date | null;
}

/** A key to store; `hash` is the SHA-256 of the secret in hex. */
export interface NewKey {
  id: string;
  projectId: string;
  name: string;
  hash: string;
  prefix: string;
  scopes: readonly Scope[];
  /** Default `key`. */
  kind?: KeyKind | undefined;
  expiresAt?: Date | undefined;
  /** The key that a session stands for. Its holder is then found in place of the session's. */
  parentId?: string | undefined;
}
