import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';
import type { Organisation, Project } from '../store/accounts.ts';

/** The project of an organisation by its name. Throws the Failure not_found. */
export async function projectOfName(
  { id }: Organisation,
  name: string,
  { store }: Pick<RequestContext, 'store'>,
): Promise<Project> {
  const project = await store.accounts.findProjectByName(id, name);
  if (project) return project;
  throw new Failure('not_found', `There is no project "${name}"; name one that exists`);
}
