import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A map belongs to one project. Earlier maps name their organisation alone: where it has one project they are that
 * project's. Where it has several nobody can say whose they are, so they expire at once, and the next sweep gives their
 * room back.
 */
export function piiMapsOfProjects(): Migration {
  return {
    async up(db) {
      await sql`alter table pii_maps add column project_id text`.execute(db);
      await sql`update pii_maps set project_id = (
        select min(id) from projects where projects.organisation_id = pii_maps.organisation_id having count(*) = 1
      )`.execute(db);
      await sql`update pii_maps set expires_at = created_at where project_id is null`.execute(db);
    },
  };
}
