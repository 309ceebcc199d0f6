import type { Scope } from '@redoubt/contract';

/**
 * An API key without its secret. The store keeps only the SHA-256 of the secret and, for display, its first characters.
 */
export interface Key {
  id: string;
  projectId: string;
  name: string;
  prefix: string;
  scopes: Scope[];
  createdAt: Date;
  revokedAt: Date | null;
}

/** A key to store; `hash` is the SHA-256 of the secret in hex. */
export interface NewKey {
  id: string;
  projectId: string;
  name: string;
  hash: string;
  prefix: string;
  scopes: readonly Scope[];
}
