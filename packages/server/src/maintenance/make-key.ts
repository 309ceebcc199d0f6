import type { Scope } from '@redoubt/contract';
import { DataFolderInUse, type Organisation, openStoreBeside, type Project, type Store } from '@redoubt/store';
import { issueKey } from '../accounts/issue-key.ts';
import { makeSignInLink, operatorsProject } from '../accounts/sign-in-link.ts';
import { openExistingStore } from './open-existing-store.ts';

interface KeyOrder {
  readonly place: { readonly dataDir: string } | { readonly databaseUrl: string };
  readonly brand: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Undefined means the operator's organisation, whose admin keys administer all others. */
  readonly organisation: string | undefined;
  readonly project: string;
  /** Undefined: the key does not end by itself. */
  readonly expiresInDays?: number | undefined;
}

/** A new key. It is shown only once. */
export interface MadeKey {
  readonly key_id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly organisation: string;
  readonly project: string;
  readonly key: string;
}

/**
 * Creates a key directly in the store, for an owner who has no key left. A running service sees the key within a
 * second. Throws if the store, the organisation or the project does not exist.
 */
export async function makeKey({ place, brand, name, scopes, expiresInDays, ...whose }: KeyOrder): Promise<MadeKey> {
  const store = await openForAMoment(place);
  try {
    const organisation = await organisationOf(store, whose.organisation);
    const project = await projectOf(store, organisation, whose.project);
    const expiresAt = expiresInDays === undefined ? undefined : new Date(Date.now() + expiresInDays * 86_400_000);
    const order = { projectId: project.id, name, scopes, expiresAt };
    const { key, secret } = await issueKey(order, { store, config: { brand } });
    await noteInStore('key.create', `${key.name} (${key.prefix}…)`, { organisation, project }, store);
    return {
      key_id: key.id,
      name: key.name,
      scopes: key.scopes,
      organisation: organisation.name,
      project: project.name,
      key: secret,
    };
  } finally {
    await store.close();
  }
}

interface LinkOrder {
  readonly place: KeyOrder['place'];
  readonly brand: string;
}

/**
 * Makes a link that signs a browser in once, with every scope of the operator's organisation. Returns its path. A
 * running service sees it at once.
 */
export async function makeLink({ place, brand }: LinkOrder): Promise<string> {
  const store = await openForAMoment(place);
  try {
    const home = await operatorsProject(store.accounts);
    if (!home) throw noOrganisation();
    const path = await makeSignInLink(home.project.id, { store, config: { brand }, clock: () => new Date() });
    await noteInStore('link.create', 'sign-in link', home, store);
    return path;
  } finally {
    await store.close();
  }
}

/** Writes into the audit what was done on the machine of the service, without a key. */
function noteInStore(
  action: string,
  subject: string,
  { organisation, project }: { organisation: Organisation; project: Project },
  { audit }: Store,
): Promise<void> {
  return audit.add({
    organisationId: organisation.id,
    projectName: project.name,
    action,
    subject,
    actor: { keyId: null, name: 'the command line', organisation: organisation.name },
    requestId: null,
    changes: [],
  });
}

const noOrganisation = () =>
  new Error('The store has no organisation yet; the first start of the service makes it, with a key');

/**
 * Opens the store exclusively if no service runs. The log of a crashed service is then recovered as at every start.
 * Otherwise opens it beside the service.
 */
async function openForAMoment(place: KeyOrder['place']): Promise<Store> {
  try {
    return await openExistingStore(place);
  } catch (error) {
    if (!(error instanceof DataFolderInUse) || !('dataDir' in place)) throw error;
    return openStoreBeside({ ...place, clock: () => new Date() });
  }
}

async function organisationOf({ accounts }: Store, name: string | undefined): Promise<Organisation> {
  if (name !== undefined) {
    const found = await accounts.findOrganisationByName(name);
    if (found) return found;
    throw new Error(`There is no organisation "${name}" in this store`);
  }
  const operator = await accounts.findOperator();
  if (operator) return operator;
  throw noOrganisation();
}

async function projectOf({ accounts }: Store, { id, name: owner }: Organisation, name: string): Promise<Project> {
  const found = await accounts.findProjectByName(id, name);
  if (found) return found;
  throw new Error(`The organisation "${owner}" has no project "${name}"; name one with --project`);
}
