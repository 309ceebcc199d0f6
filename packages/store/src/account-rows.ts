import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CustomLimit, NewOrganisation, NewProject, Organisation, Project } from './accounts.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';

/** Column value for `unlimited`. Null cannot be used, because it means that the plan's grant applies. */
const UNLIMITED = -1;

/** Converts a row to an organisation. */
export function toOrganisation(row: Selectable<Tables['organisations']>): Organisation {
  return {
    id: row.id,
    name: row.name,
    plan: row.plan,
    meteringMode: row.metering_mode,
    anchorDay: row.anchor_day,
    limits: { guardrails: toLimit(row.guardrails_allowance), redteam: toLimit(row.redteam_allowance) },
    isOperator: row.is_operator === 1,
    sharesReports: Number(row.share_reports) === 1,
    createdAt: new Date(row.created_at),
  };
}

/** Converts a row to a project. */
export function toProject(row: Selectable<Tables['projects']>): Project {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    name: row.name,
    limits: { guardrails: row.guardrails_limit, redteam: row.redteam_limit },
    createdAt: new Date(row.created_at),
  };
}

/** Creates the row of a new organisation, with a new id. */
export function newOrganisationRow(
  { name, plan, meteringMode, anchorDay, limits = {} }: NewOrganisation,
  now: Date,
): Selectable<Tables['organisations']> {
  return {
    id: randomUUID(),
    name,
    plan,
    metering_mode: meteringMode,
    anchor_day: anchorDay,
    guardrails_allowance: limitColumn(limits.guardrails) ?? null,
    redteam_allowance: limitColumn(limits.redteam) ?? null,
    is_operator: null,
    share_reports: 0,
    created_at: toTimestamp(now),
  };
}

/** Creates the row of a new project, with a new id. */
export function newProjectRow(
  { organisationId, name, limits = {} }: NewProject,
  now: Date,
): Selectable<Tables['projects']> {
  return {
    id: randomUUID(),
    organisation_id: organisationId,
    name,
    guardrails_limit: limits.guardrails ?? null,
    redteam_limit: limits.redteam ?? null,
    created_at: toTimestamp(now),
  };
}

/** Converts a limit to its column value. Undefined, which means "do not change", stays undefined. */
export function limitColumn(limit: CustomLimit | undefined): number | null | undefined {
  return limit === 'unlimited' ? UNLIMITED : limit;
}

function toLimit(column: number | null): CustomLimit {
  return column === UNLIMITED ? 'unlimited' : column;
}
