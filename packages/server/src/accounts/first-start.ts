import { scopes } from '@redoubt/contract';
import type { ServiceContext } from '../context.ts';
import type { Organisation, Project } from '../store/accounts.ts';
import { NameTaken } from '../store/store-failures.ts';
import { issueKey } from './issue-key.ts';
import { hashSecret } from './key-secret.ts';

type Installing = Pick<ServiceContext, 'store' | 'config' | 'clock'>;

/** The organisation, project and key of a new installation. */
export interface FirstStart {
  readonly organisation: string;
  readonly project: string;
  /** Shown once; absent where the operator set it and thus knows it. */
  readonly secret: string | undefined;
}

const FIRST_NAME = 'default';

/**
 * Make the first organisation, project and key; undefined where a key was ever made. Each step is looked for before it is
 * made, so a start that died in between is completed by the next one.
 */
export async function firstStart(context: Installing): Promise<FirstStart | undefined> {
  const { store, config } = context;
  const organisation = await firstOrganisation(context);
  const { total } = await store.keys.list(organisation.id, { page: 1, perPage: 1 });
  if (total > 0) return undefined;
  const project = await firstProject(organisation, context);
  const order = { projectId: project.id, name: 'first key', scopes, secret: config.bootstrapKey };
  const secret = await firstSecret(order, context);
  if (secret === undefined) return undefined;
  return {
    organisation: organisation.name,
    project: project.name,
    secret: config.bootstrapKey === undefined ? secret : undefined,
  };
}

/** Undefined where another node, started at the same time with the same key of the operator's, stored it first. */
async function firstSecret(order: Parameters<typeof issueKey>[0], context: Installing): Promise<string | undefined> {
  try {
    return (await issueKey(order, context)).secret;
  } catch (error) {
    const isThere = order.secret !== undefined && (await context.store.keys.findByHash(hashSecret(order.secret)));
    if (!isThere) throw error;
    return undefined;
  }
}

async function firstOrganisation({ store, clock }: Installing): Promise<Organisation> {
  const [known] = await store.accounts.listOrganisations();
  if (known) return known;
  const wanted = {
    name: FIRST_NAME,
    plan: 'Enterprise',
    meteringMode: 'credits',
    anchorDay: Math.min(clock().getUTCDate(), 28),
  } as const;
  return orFind(
    () => store.accounts.createOrganisation(wanted),
    () => store.accounts.findOrganisationByName(FIRST_NAME),
  );
}

async function firstProject({ id }: Organisation, { store }: Installing): Promise<Project> {
  const known = await store.accounts.findProjectByName(id, FIRST_NAME);
  if (known) return known;
  return orFind(
    () => store.accounts.createProject({ organisationId: id, name: FIRST_NAME }),
    () => store.accounts.findProjectByName(id, FIRST_NAME),
  );
}

/** Two nodes may start on one new database at once: the one that comes second takes what the first made. */
async function orFind<Made>(make: () => Promise<Made>, find: () => Promise<Made | undefined>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    const found = error instanceof NameTaken ? await find() : undefined;
    if (!found) throw error;
    return found;
  }
}
