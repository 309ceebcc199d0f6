import type { Kysely } from 'kysely';
import { toOrganisation, toProject } from './account-rows.ts';
import type { AccountPage, Organisation, Project } from './accounts.ts';
import type { Tables } from './tables.ts';

/** One page of the organisations, oldest first. */
export async function listOrganisations(
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
export async function listProjects(
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
