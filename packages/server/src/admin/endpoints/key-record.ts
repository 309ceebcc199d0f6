import type { Key } from '@redoubt/store';

/** Returns a key as answers show it, without its secret. */
export const keyRecordOf = (key: Key, projectName: string) => ({
  key_id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  project_name: projectName,
  kind: key.kind === 'session' ? ('session' as const) : ('key' as const),
  created_at: key.createdAt.toISOString(),
  revoked_at: key.revokedAt?.toISOString() ?? null,
  expires_at: key.expiresAt?.toISOString() ?? null,
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
});
