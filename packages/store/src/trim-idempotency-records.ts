import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** How many stored answers an organisation may have at a time, and how large they may be. */
export interface AnswerCapacity {
  readonly count: number;
  /** Total size of the bodies. */
  readonly bytes: number;
}

export const ANSWER_CAPACITY: AnswerCapacity = { count: 100_000, bytes: 1_024 * 1_024 * 1_024 };

/** The total is checked each time this process has stored this fraction (1/16) of the capacity. */
const LOOKS_PER_CAPACITY = 16;
const MAX_TRIMMED = 500;
const MAX_NAMED = 500;

/**
 * Counts the answers that this process stores, and reports when the organisations of their projects must be checked.
 */
export class KeptSince {
  readonly #capacity: AnswerCapacity;
  #count = 0;
  #bytes = 0;
  #projects = new Set<string>();

  constructor(capacity: AnswerCapacity) {
    this.#capacity = capacity;
  }

  /** Returns the projects to check; usually none. */
  add(projectId: string, bytes: number): readonly string[] {
    this.#count += 1;
    this.#bytes += bytes;
    this.#projects.add(projectId);
    const { count, bytes: mostBytes } = this.#capacity;
    if (this.#count < count / LOOKS_PER_CAPACITY && this.#bytes < mostBytes / LOOKS_PER_CAPACITY) return [];
    const projects = [...this.#projects];
    this.#count = 0;
    this.#bytes = 0;
    this.#projects = new Set();
    return projects;
  }
}

/** Trims the answers of every organisation to which one of the projects belongs. */
export async function trimAnswers(
  db: Kysely<Tables>,
  projects: readonly string[],
  capacity: AnswerCapacity,
): Promise<void> {
  for (let at = 0; at < projects.length; at += MAX_NAMED) {
    const named = projects.slice(at, at + MAX_NAMED);
    const owners = await db
      .selectFrom('projects')
      .select('organisation_id')
      .distinct()
      .where('id', 'in', named)
      .execute();
    for (const { organisation_id } of owners) await trimOrganisation(db, organisation_id, capacity);
  }
}

/**
 * Removes the bodies of an organisation's oldest answers beyond its capacity. The rows remain, so that it is still
 * known that the request was answered. Without them a repeated call could run again for free, because its charge was
 * booked earlier under the same key.
 */
async function trimOrganisation(db: Kysely<Tables>, organisationId: string, capacity: AnswerCapacity): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      update idempotent_answers set body = null, bytes = 0 where claim_id in (
        select claim_id from (
          select claim_id, sum(bytes) over newest as total, row_number() over newest as place
          from idempotent_answers
          where bytes > 0 and project_id in (select id from projects where organisation_id = ${organisationId})
          window newest as (order by expires_at desc, claim_id rows unbounded preceding)
        ) as kept where total > ${capacity.bytes} or place > ${capacity.count} limit ${MAX_TRIMMED}
      )`.execute(db);
    if (numAffectedRows < MAX_TRIMMED) return;
  }
}
