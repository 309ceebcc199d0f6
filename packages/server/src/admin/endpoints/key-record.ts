import type { Key } from '@redoubt/store';

/** Returns a key as answers show it, without its secret. */
export const keyRecordOf = (key: Key, projectName: string) => ({
  key_id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  project_name: projectName,
  created_at: key.createdAt.toISOString(),
  revoked_at: key.revokedAt?.toISOString() ?? null,
});
