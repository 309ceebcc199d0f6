import { randomUUID } from 'node:crypto';
import type { Scope } from '@redoubt/contract';
import type { Key, NewKey } from '@redoubt/store';
import type { ServiceContext } from '../context.ts';
import { hashSecret, newSecret, prefixOf } from './key-secret.ts';

interface NewKeyOrder {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The key itself, where the operator chose it. */
  readonly secret?: string | undefined;
}

/** A key to be, without its project; the secret is in this answer and nowhere else. */
export function newKey(
  { name, scopes, secret: chosen }: NewKeyOrder,
  { brand }: Pick<ServiceContext['config'], 'brand'>,
): { key: Omit<NewKey, 'projectId'>; secret: string } {
  const secret = chosen ?? newSecret(brand);
  const id = `key_${randomUUID()}`;
  return { key: { id, name, scopes, hash: hashSecret(secret), prefix: prefixOf(secret) }, secret };
}

/** Make a key and store its hash; the secret is in this answer and nowhere else. */
export async function issueKey(
  { projectId, ...order }: NewKeyOrder & { readonly projectId: string },
  { store, config }: Pick<ServiceContext, 'store'> & { readonly config: Pick<ServiceContext['config'], 'brand'> },
): Promise<{ key: Key; secret: string }> {
  const { key, secret } = newKey(order, config);
  return { key: await store.keys.insert({ ...key, projectId }), secret };
}
