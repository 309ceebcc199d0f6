import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';

/** Returns the id of the project that a query names, or undefined if it names none. */
export async function findProjectId(
  name: string | undefined,
  { store, account }: RequestContext,
): Promise<string | undefined> {
  if (name === undefined) return undefined;
  const project = await store.accounts.findProjectByName(account.organisation.id, name);
  if (!project) {
    const detail = { kind: 'project', name };
    throw new Failure('not_found', `There is no project "${name}"; name one of this organisation`, { detail });
  }
  return project.id;
}
