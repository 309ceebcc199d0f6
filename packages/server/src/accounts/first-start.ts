import { scopes } from '@redoubt/contract';
import type { ServiceContext } from '../context.ts';
import { anchorDayOf } from './anchor-day.ts';
import { hashSecret, newKey } from './issue-key.ts';
import { makeSignInLink } from './sign-in-link.ts';

/** The organisation, project and key of a new installation. */
export interface FirstStart {
  readonly organisation: string;
  readonly project: string;
  /** Shown once. Absent if the operator chose it, because the operator knows it already. */
  readonly secret: string | undefined;
  /** The path of a link that signs a browser in once. Absent where the secret is. */
  readonly signInPath: string | undefined;
}

const FIRST_NAME = 'default';

/**
 * Creates the first organisation, project and key. Returns undefined if this was done before, even a moment ago by
 * another node.
 */
export async function firstStart({
  store,
  config,
  clock,
}: Pick<ServiceContext, 'store' | 'config' | 'clock'>): Promise<FirstStart | undefined> {
  const { key, secret } = newKey({ name: 'first key', scopes, secret: config.bootstrapKey }, config);
  const made = await store.accounts.makeFirst({
    organisation: {
      name: FIRST_NAME,
      plan: config.defaultPlan,
      meteringMode: 'credits',
      anchorDay: anchorDayOf(clock()),
    },
    projectName: FIRST_NAME,
    key,
  });
  if (made === undefined) return undefined;
  const isShown = config.bootstrapKey === undefined;
  return {
    organisation: made.organisation.name,
    project: made.project.name,
    secret: isShown ? secret : undefined,
    signInPath: isShown ? await makeSignInLink(made.project.id, { store, config, clock }) : undefined,
  };
}

/**
 * Returns true if the operator set a first key that this store does not accept. Either the first start ran without it,
 * or it was revoked.
 */
export async function isBootstrapKeyIgnored({
  store,
  config,
}: Pick<ServiceContext, 'store' | 'config'>): Promise<boolean> {
  const { bootstrapKey } = config;
  return bootstrapKey !== undefined && (await store.keys.findByHash(hashSecret(bootstrapKey))) === undefined;
}
