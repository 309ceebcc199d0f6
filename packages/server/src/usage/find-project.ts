import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';

/** Whether a key sees the whole organisation. Others see their own project alone. */
export const seesOrganisation = ({ account }: Pick<RequestContext, 'account'>): boolean =>
  account.key.scopes.includes('admin');

/**
 * Returns the id of the project that a query names, or undefined if it names none and the key sees the whole
 * organisation. Throws 403 if a key without the scope `admin` names another project than its own, known or not.
 */
export async function findProjectId(name: string | undefined, context: RequestContext): Promise<string | undefined> {
  const { store, account } = context;
  const { organisation, project: own, key } = account;
  if (!seesOrganisation(context)) {
    if (name === undefined || name === own.name) return own.id;
    throw new Failure(
      'missing_scope',
      `query.project: the key "${key.prefix}…" has the scopes ${key.scopes.join(', ')} and sees its own project "${own.name}" alone; other projects need "admin"`,
      { detail: { needed: ['admin'], scopes: [...key.scopes] } },
    );
  }
  if (name === undefined) return undefined;
  const project = await store.accounts.findProjectByName(organisation.id, name);
  if (!project) {
    const detail = { kind: 'project', name };
    throw new Failure('not_found', `There is no project "${name}"; name one of this organisation`, { detail });
  }
  return project.id;
}
