import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Assigns each map to one project. Older maps have only an organisation. If it has exactly one project, the map is
 * assigned to that project. Otherwise the owner is unknown, so the map expires at once and the next sweep frees its
 * room.
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
