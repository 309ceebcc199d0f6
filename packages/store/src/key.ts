import type { Scope } from '@redoubt/contract';

/** A key as stored: never the secret, only its SHA-256 (hex) and its first characters for display. */
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
