import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An index of the attempts whose answer is empty. Pages ask for their number again and again. */
export function emptyAnswers(): Migration {
  return {
    async up(db) {
      await sql`create index run_probes_empty on run_probes (run_id) where response = '' and is_control = 0`.execute(
        db,
      );
    },
  };
}
