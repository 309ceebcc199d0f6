import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction, UpdateObject } from 'kysely';
import type { Accounts, Organisation, Project } from './accounts.ts';
import { bumpRevision } from './revision.ts';
import { NameTaken } from './store-failures.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';
import { isUniqueViolation } from './unique-violation.ts';

/** Accounts on either engine. */
export function openAccounts(db: Kysely<Tables>, clock: () => Date): Accounts {
  const organisations = db.selectFrom('organisations').selectAll();
  return {
    async isEmpty() {
      const first = await db.selectFrom('organisations').select('id').limit(1).executeTakeFirst();
      return first === undefined;
    },
    async createOrganisation({ name, plan, meteringMode, anchorDay, guardrailsAllowance, redteamAllowance }) {
      const row = {
        id: randomUUID(),
        name,
        plan,
        metering_mode: meteringMode,
        anchor_day: anchorDay,
        guardrails_allowance: guardrailsAllowance ?? null,
        redteam_allowance: redteamAllowance ?? null,
        created_at: toTimestamp(clock()),
      };
      await insertNamed(db, { kind: 'organisation', name }, (tx) =>
        tx.insertInto('organisations').values(row).execute(),
      );
      return toOrganisation(row);
    },
    async createProject({ organisationId, name }) {
      const row = { id: randomUUID(), organisation_id: organisationId, name, created_at: toTimestamp(clock()) };
      await insertNamed(db, { kind: 'project', name }, (tx) => tx.insertInto('projects').values(row).execute());
      return toProject(row);
    },
    async findOrganisation(id) {
      const row = await organisations.where('id', '=', id).executeTakeFirst();
      return row && toOrganisation(row);
    },
    async findOrganisationByName(name) {
      const row = await organisations.where('name', '=', name).executeTakeFirst();
      return row && toOrganisation(row);
    },
    async findProjectByName(organisationId, name) {
      const projects = db.selectFrom('projects').selectAll().where('organisation_id', '=', organisationId);
      const row = await projects.where('name', '=', name).executeTakeFirst();
      return row && toProject(row);
    },
    async listOrganisations() {
      const rows = await organisations.orderBy('created_at').orderBy('id').execute();
      return rows.map(toOrganisation);
    },
    setMeteringMode: (id, mode) => updateOrganisation(db, id, { metering_mode: mode }),
    setPlan: (id, plan) => updateOrganisation(db, id, { plan }),
  };
}

/** An organisation as its row holds it. */
export function toOrganisation(row: Selectable<Tables['organisations']>): Organisation {
  return {
    id: row.id,
    name: row.name,
    plan: row.plan,
    meteringMode: row.metering_mode,
    anchorDay: row.anchor_day,
    guardrailsAllowance: row.guardrails_allowance,
    redteamAllowance: row.redteam_allowance,
    createdAt: new Date(row.created_at),
  };
}

/** A project as its row holds it. */
export function toProject(row: Selectable<Tables['projects']>): Project {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    name: row.name,
    createdAt: new Date(row.created_at),
  };
}

async function insertNamed(
  db: Kysely<Tables>,
  { kind, name }: { kind: 'organisation' | 'project'; name: string },
  insert: (tx: Transaction<Tables>) => Promise<unknown>,
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      await insert(tx);
      await bumpRevision(tx);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new NameTaken(kind, name, error) : error;
  }
}

function updateOrganisation(
  db: Kysely<Tables>,
  id: string,
  change: UpdateObject<Tables, 'organisations'>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('organisations')
      .set(change)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await bumpRevision(tx);
    return true;
  });
}
