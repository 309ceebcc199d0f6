import type { Scope } from '@redoubt/contract';
import { DataFolderInUse, type Organisation, openStoreBeside, type Project, type Store } from '@redoubt/store';
import { issueKey } from '../accounts/issue-key.ts';
import { openExistingStore } from './open-existing-store.ts';

interface KeyOrder {
  readonly place: { readonly dataDir: string } | { readonly databaseUrl: string };
  readonly brand: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Undefined means the operator's organisation, whose admin keys administer all others. */
  readonly organisation: string | undefined;
  readonly project: string;
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
export async function makeKey({ place, brand, name, scopes, ...whose }: KeyOrder): Promise<MadeKey> {
  const store = await openForAMoment(place);
  try {
    const organisation = await organisationOf(store, whose.organisation);
    const project = await projectOf(store, organisation, whose.project);
    const { key, secret } = await issueKey({ projectId: project.id, name, scopes }, { store, config: { brand } });
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
  const operator = await findOperator(accounts);
  if (operator) return operator;
  throw new Error('The store has no organisation yet; the first start of the service makes it, with a key');
}

/** Finds the operator's organisation. It is usually the oldest one, but not always. */
async function findOperator(accounts: Store['accounts']): Promise<Organisation | undefined> {
  for (let page = 1; ; page++) {
    const { organisations } = await accounts.listOrganisations({ page, perPage: 100 });
    const operator = organisations.find(({ isOperator }) => isOperator);
    if (operator || organisations.length === 0) return operator;
  }
}

async function projectOf({ accounts }: Store, { id, name: owner }: Organisation, name: string): Promise<Project> {
  const found = await accounts.findProjectByName(id, name);
  if (found) return found;
  throw new Error(`The organisation "${owner}" has no project "${name}"; name one with --project`);
}
