import { randomUUID } from 'node:crypto';
import type { Scope } from '@redoubt/contract';
import type { ServiceContext } from '../context.ts';
import type { Key } from '../store/keys.ts';
import { hashSecret, newSecret, prefixOf } from './key-secret.ts';

interface NewKeyOrder {
  readonly projectId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The key itself, where the operator chose it. */
  readonly secret?: string | undefined;
}

/** Make a key and store its hash; the secret is in this answer and nowhere else. */
export async function issueKey(
  order: NewKeyOrder,
  { store, config }: Pick<ServiceContext, 'store' | 'config'>,
): Promise<{ key: Key; secret: string }> {
  const secret = order.secret ?? newSecret(config.brand);
  const { projectId, name, scopes } = order;
  const id = `key_${randomUUID()}`;
  const key = await store.keys.insert({
    id,
    projectId,
    name,
    scopes,
    hash: hashSecret(secret),
    prefix: prefixOf(secret),
  });
  return { key, secret };
}
