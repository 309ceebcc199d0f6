import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Scope } from '@redoubt/contract';
import type { Key, KeyKind, NewKey } from '@redoubt/store';
import type { ServiceContext } from '../context.ts';

interface NewKeyOrder {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The key itself, if the operator chose it. */
  readonly secret?: string | undefined;
  /** Default `key`. */
  readonly kind?: KeyKind | undefined;
  readonly expiresAt?: Date | undefined;
  /** The key that a session stands for. */
  readonly parentId?: string | undefined;
}

/** Creates a key that has no project yet. The secret is only in this result. */
export function newKey(
  { secret: chosen, ...order }: NewKeyOrder,
  { brand }: Pick<ServiceContext['config'], 'brand'>,
): { key: Omit<NewKey, 'projectId'>; secret: string } {
  const secret = chosen ?? newSecret(brand);
  const id = `key_${randomUUID()}`;
  return { key: { ...order, id, hash: hashSecret(secret), prefix: prefixOf(secret) }, secret };
}

/** Creates a key and stores its hash. The secret is only in this result. */
export async function issueKey(
  { projectId, ...order }: NewKeyOrder & { readonly projectId: string },
  { store, config }: Pick<ServiceContext, 'store'> & { readonly config: Pick<ServiceContext['config'], 'brand'> },
): Promise<{ key: Key; secret: string }> {
  const { key, secret } = newKey(order, config);
  return { key: await store.keys.insert({ ...key, projectId }), secret };
}

/** Number of characters of a key that are kept for display. */
const SHOWN = 12;

/** Creates a key `sk_<brand>_<43 random characters>` from 256 random bits (contract §1). */
export function newSecret(brand: string): string {
  return `sk_${brand}_${randomBytes(32).toString('base64url')}`;
}

/** Returns the stored form of a key: SHA-256 in hex. A key has 256 random bits, so a slow hash would add nothing. */
export const hashSecret = (secret: string): string => hash('sha256', secret);

/** The part of a key that may be shown again. */
export const prefixOf = (secret: string): string => secret.slice(0, SHOWN);
