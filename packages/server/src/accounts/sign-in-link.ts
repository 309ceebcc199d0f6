import { randomBytes } from 'node:crypto';
import type { Organisation, Project } from '@redoubt/store';
import type { ServiceContext } from '../context.ts';
import { issueKey } from './issue-key.ts';

const MINUTES = 15;
/** What stands before the secret of a link in the fragment of an address. Browsers send no fragments. */
const FRAGMENT = '#sign-in=';

type Parts = Pick<ServiceContext, 'store' | 'clock'> & { readonly config: Pick<ServiceContext['config'], 'brand'> };

/**
 * Makes a link that signs a browser in once, within 15 minutes. What is stored of it is a hash. It has no scopes, and no
 * call takes it as a key.
 */
export async function makeSignInLink(projectId: string, context: Parts): Promise<string> {
  const expiresAt = new Date(context.clock().getTime() + MINUTES * 60_000);
  // Named so that nobody takes it for a key.
  const secret = `signin_${randomBytes(32).toString('base64url')}`;
  await issueKey({ projectId, name: 'sign-in link', scopes: [], secret, kind: 'link', expiresAt }, context);
  return `/${FRAGMENT}${secret}`;
}

/** Returns the project that an operator's session begins in: the one that the first start made, or the oldest. */
export async function operatorsProject(
  accounts: ServiceContext['store']['accounts'],
): Promise<{ organisation: Organisation; project: Project } | undefined> {
  const organisation = await accounts.findOperator();
  if (!organisation) return undefined;
  const named = await accounts.findProjectByName(organisation.id, 'default');
  const [oldest] = named ? [named] : (await accounts.listProjects(organisation.id, { page: 1, perPage: 1 })).projects;
  return oldest && { organisation, project: oldest };
}
