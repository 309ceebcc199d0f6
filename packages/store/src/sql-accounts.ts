import type { Kysely, Transaction } from 'kysely';
import { limitColumn, newOrganisationRow, newProjectRow, toOrganisation, toProject } from './account-rows.ts';
import type {
  AccountPage,
  Accounts,
  MadeAccount,
  NewAccount,
  NewOrganisation,
  NewProject,
  Organisation,
  Project,
} from './accounts.ts';
import { makeFirst } from './make-first.ts';
import { bumpRevision } from './revision.ts';
import { insertKey } from './sql-keys.ts';
import { NameTaken } from './store-failures.ts';
import type { Tables } from './tables.ts';
import { isUniqueViolation } from './unique-violation.ts';

/** Opens the accounts of either engine. */
export function openAccounts(db: Kysely<Tables>, clock: () => Date): Accounts {
  const organisations = db.selectFrom('organisations').selectAll();
  const projects = db.selectFrom('projects').selectAll();
  const organisationWhere = async (column: 'id' | 'name', value: string) => {
    const row = await organisations.where(column, '=', value).executeTakeFirst();
    return row && toOrganisation(row);
  };
  const projectWhere = async (organisationId: string, column: 'id' | 'name', value: string) => {
    const ofOrganisation = projects.where('organisation_id', '=', organisationId);
    const row = await ofOrganisation.where(column, '=', value).executeTakeFirst();
    return row && toProject(row);
  };
  return {
    isEmpty: async () => (await organisations.limit(1).executeTakeFirst()) === undefined,
    makeFirst: (account) => makeFirst(db, account, clock()),
    createAccount: (account) => createAccount(db, account, clock()),
    createOrganisation: (organisation) => createOrganisation(db, organisation, clock()),
    createProject: (project) => createProject(db, project, clock()),
    findOperator: async () => {
      const row = await organisations.where('is_operator', '=', 1).executeTakeFirst();
      return row && toOrganisation(row);
    },
    findOrganisation: (id) => organisationWhere('id', id),
    findOrganisationByName: (name) => organisationWhere('name', name),
    findProject: (organisationId, id) => projectWhere(organisationId, 'id', id),
    findProjectByName: (organisationId, name) => projectWhere(organisationId, 'name', name),
    listOrganisations: (page) => listOrganisations(db, page),
    listProjects: (organisationId, page) => listProjects(db, organisationId, page),
    changeOrganisation: (id, { plan, meteringMode, limits = {}, sharesReports }) =>
      change(db, async (tx) => {
        // Setting `id` to itself keeps the SQL valid if no other column is set.
        const columns = {
          id,
          plan,
          metering_mode: meteringMode,
          guardrails_allowance: limitColumn(limits.guardrails),
          redteam_allowance: limitColumn(limits.redteam),
          share_reports: sharesReports === undefined ? undefined : Number(sharesReports),
        };
        const update = tx.updateTable('organisations').set(columns).where('id', '=', id);
        const row = await update.returningAll().executeTakeFirst();
        return row && toOrganisation(row);
      }),
    changeProjectLimits: ({ organisationId, id }, { guardrails, redteam }) =>
      change(db, async (tx) => {
        const columns = { id, guardrails_limit: guardrails, redteam_limit: redteam };
        const update = tx.updateTable('projects').set(columns).where('id', '=', id);
        const row = await update.where('organisation_id', '=', organisationId).returningAll().executeTakeFirst();
        return row && toProject(row);
      }),
  };
}

async function createOrganisation(db: Kysely<Tables>, wanted: NewOrganisation, now: Date): Promise<Organisation> {
  const row = newOrganisationRow(wanted, now);
  await insertNamed(db, { kind: 'organisation', name: wanted.name }, (tx) =>
    tx.insertInto('organisations').values(row).execute(),
  );
  return toOrganisation(row);
}

async function createProject(db: Kysely<Tables>, wanted: NewProject, now: Date): Promise<Project> {
  const row = newProjectRow(wanted, now);
  await insertNamed(db, { kind: 'project', name: wanted.name }, (tx) =>
    tx.insertInto('projects').values(row).execute(),
  );
  return toProject(row);
}

function createAccount(
  db: Kysely<Tables>,
  { organisation, projectName, key }: NewAccount,
  now: Date,
): Promise<MadeAccount> {
  const payer = newOrganisationRow(organisation, now);
  const project = newProjectRow({ organisationId: payer.id, name: projectName }, now);
  return insertNamed(db, { kind: 'organisation', name: organisation.name }, async (tx) => {
    await tx.insertInto('organisations').values(payer).execute();
    await tx.insertInto('projects').values(project).execute();
    const made = key && (await insertKey(tx, { ...key, projectId: project.id }, now));
    return { organisation: toOrganisation(payer), project: toProject(project), key: made };
  });
}

async function insertNamed<Made>(
  db: Kysely<Tables>,
  { kind, name }: { kind: 'organisation' | 'project'; name: string },
  insert: (tx: Transaction<Tables>) => Promise<Made>,
): Promise<Made> {
  try {
    return await db.transaction().execute(async (tx) => {
      const made = await insert(tx);
      await bumpRevision(tx);
      return made;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new NameTaken(kind, name, error) : error;
  }
}

/** Runs an update and, if it found its row, increases the revision so that other nodes notice the change. */
function change<Row>(
  db: Kysely<Tables>,
  update: (tx: Transaction<Tables>) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await update(tx);
    if (row !== undefined) await bumpRevision(tx);
    return row;
  });
}

/** One page of the organisations, oldest first. */
async function listOrganisations(
  db: Kysely<Tables>,
  { page, perPage, name }: AccountPage,
): Promise<{ organisations: Organisation[]; total: number }> {
  const all = db.selectFrom('organisations');
  const matching = name === undefined ? all : all.where('name', '=', name);
  const { total } = await matching.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { organisations: rows.map(toOrganisation), total };
}

/** One page of an organisation's projects, oldest first. */
async function listProjects(
  db: Kysely<Tables>,
  organisationId: string,
  { page, perPage, name }: AccountPage,
): Promise<{ projects: Project[]; total: number }> {
  const all = db.selectFrom('projects').where('organisation_id', '=', organisationId);
  const matching = name === undefined ? all : all.where('name', '=', name);
  const { total } = await matching.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { projects: rows.map(toProject), total };
}
