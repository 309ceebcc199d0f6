import { scopes } from '@redoubt/contract';
import type { KeyHolder, Organisation, Project } from '@redoubt/store';
import { issueKey } from '../accounts/issue-key.ts';
import { operatorsProject } from '../accounts/sign-in-link.ts';
import type { ServiceContext } from '../context.ts';
import { Failure } from '../errors.ts';

/** Where a session works: its key belongs to this project. */
export interface Place {
  readonly organisation: Organisation;
  readonly project: Project;
}

/** What the key of a session is called, in lists of keys, the ledger and the audit. */
const names = { password: 'admin sign-in', link: 'sign-in link' } as const;

interface Opening {
  readonly place: Place;
  readonly by: keyof typeof names;
  readonly expiresAt: Date;
}

/** Makes the key of an operator's session. It has every scope and ends with the session. */
export async function issueSessionKey({ place, by, expiresAt }: Opening, context: ServiceContext) {
  const order = { projectId: place.project.id, name: names[by], scopes, kind: 'session' as const, expiresAt };
  const { key, secret } = await issueKey(order, context);
  return { holder: { ...place, key } satisfies KeyHolder, secret, by, expiresAt };
}

/** Makes the session of a browser that signed in with a key. It stands for the key and ends no later than it. */
export async function issueKeySession(holder: KeyHolder, latest: Date, context: ServiceContext) {
  const { key, project } = holder;
  const expiresAt = key.expiresAt !== null && key.expiresAt < latest ? key.expiresAt : latest;
  const order = { projectId: project.id, name: key.name, scopes: key.scopes, kind: 'session' as const };
  const { secret } = await issueKey({ ...order, expiresAt, parentId: key.id }, context);
  return { holder, secret, by: 'key' as const, expiresAt };
}

/** Returns the place that an operator's session begins in. */
export async function homePlace({ store }: Pick<ServiceContext, 'store'>): Promise<Place> {
  const home = await operatorsProject(store.accounts);
  if (home) return home;
  throw new Failure('not_ready', 'The first start has not made the first organisation yet; try again');
}

/** Returns the project to go to. Throws the Failure not_found if there is none. */
export async function placeNamed(
  { organisationId, projectId }: { organisationId: string; projectId: string | undefined },
  { store: { accounts } }: Pick<ServiceContext, 'store'>,
): Promise<Place> {
  const organisation = await accounts.findOrganisation(organisationId);
  if (!organisation) throw notFound('organisation', organisationId);
  const project =
    projectId === undefined
      ? (await accounts.listProjects(organisationId, { page: 1, perPage: 1 })).projects[0]
      : await accounts.findProject(organisationId, projectId);
  if (!project) throw notFound('project', projectId ?? 'default');
  return { organisation, project };
}

const notFound = (kind: 'organisation' | 'project', name: string) =>
  new Failure('not_found', `There is no ${kind} "${name}"`, { detail: { kind, name } });
