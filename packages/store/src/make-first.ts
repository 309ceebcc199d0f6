import { type Kysely, sql, type Transaction } from 'kysely';
import { newOrganisationRow, newProjectRow, toOrganisation, toProject } from './account-rows.ts';
import type { MadeAccount, NewAccount, NewOrganisation, NewProject, Organisation, Project } from './accounts.ts';
import { bumpRevision } from './revision.ts';
import { insertKey } from './sql-keys.ts';
import type { Tables } from './tables.ts';

/** Creates the first account of an installation in one transaction; see `Accounts.makeFirst`. */
export function makeFirst(
  db: Kysely<Tables>,
  { organisation, projectName, key }: NewAccount,
  now: Date,
): Promise<MadeAccount | undefined> {
  return db.transaction().execute(async (tx) => {
    const operator = await takeOperator(tx, organisation, now);
    if (await hasKey(tx, operator.id)) return undefined;
    const project = await takeProject(tx, { organisationId: operator.id, name: projectName }, now);
    const made = key && (await insertKey(tx, { ...key, projectId: project.id }, now));
    await bumpRevision(tx);
    return { organisation: operator, project, key: made };
  });
}

/**
 * Finds or creates the operator's organisation. The update marks it (the oldest one, if none is marked yet) and locks
 * its row, so nodes that start at the same time continue one after the other.
 */
async function takeOperator(tx: Transaction<Tables>, wanted: NewOrganisation, now: Date): Promise<Organisation> {
  const known = await tx.selectFrom('organisations').select('id').limit(1).executeTakeFirst();
  if (known === undefined) {
    const row = newOrganisationRow(wanted, now);
    await tx
      .insertInto('organisations')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const row = await tx
    .updateTable('organisations')
    .set({ is_operator: 1 })
    .where('id', '=', (oldest) =>
      oldest
        .selectFrom('organisations')
        .select('id')
        .orderBy(sql`is_operator nulls last`)
        .orderBy('created_at')
        .orderBy('id')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOrganisation(row);
}

async function hasKey(tx: Transaction<Tables>, organisationId: string): Promise<boolean> {
  const key = await tx
    .selectFrom('keys')
    .innerJoin('projects', 'projects.id', 'keys.project_id')
    .where('projects.organisation_id', '=', organisationId)
    .select('keys.id')
    .limit(1)
    .executeTakeFirst();
  return key !== undefined;
}

async function takeProject(tx: Transaction<Tables>, wanted: NewProject, now: Date): Promise<Project> {
  const row = newProjectRow(wanted, now);
  await tx
    .insertInto('projects')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = tx.selectFrom('projects').selectAll().where('organisation_id', '=', wanted.organisationId);
  return toProject(await known.where('name', '=', wanted.name).executeTakeFirstOrThrow());
}
