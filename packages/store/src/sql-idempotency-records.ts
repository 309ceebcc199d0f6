import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import {
  type ClaimOutcome,
  type ClaimRequest,
  IDEMPOTENCY_LIFE_MS,
  type IdempotencyRecords,
  type IdempotentAnswer,
  LEASE_MS,
} from './idempotency-records.ts';
import { sharedTransactions, singleWrites } from './shared-transactions.ts';
import type { Store } from './store.ts';
import type { IdempotentAnswerRow, Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';
import { ANSWER_CAPACITY, type AnswerCapacity, KeptSince, trimAnswers } from './trim-idempotency-records.ts';

const MAX_SWEPT = 500;

/** Opens the stored answers of either engine. */
export function openIdempotencyRecords(
  db: Kysely<Tables>,
  kind: Store['kind'],
  clock: () => Date,
  capacity: AnswerCapacity = ANSWER_CAPACITY,
): IdempotencyRecords & { close(): Promise<void> } {
  const writes = kind === 'sqlite' ? sharedTransactions(db) : singleWrites(db);
  const me = { owner: randomUUID(), isAlone: kind === 'sqlite' };
  const inMs = (milliseconds: number) => toTimestamp(new Date(clock().getTime() + milliseconds));
  const keptSince = new KeptSince(capacity);
  const leased = () => ({ lease_until: inMs(LEASE_MS), expires_at: inMs(IDEMPOTENCY_LIFE_MS) });
  const change = (claimId: string, values: Partial<IdempotentAnswerRow>) =>
    writes.run((on) => changeClaim(on, claimId, values));
  return {
    claim: (request) => writes.run((on) => claim(on, { ...request, ...leased(), now: inMs(0), ...me })),
    renew: (claimId) => change(claimId, leased()),
    keep: (claimId, answer) =>
      writes.run(async (on) => {
        const { bytes, ...row } = rowOf(answer);
        const expires_at = inMs(IDEMPOTENCY_LIFE_MS);
        const projectId = await endClaim(on, claimId, { ...row, bytes, expires_at });
        if (projectId !== undefined) await trimAnswers(on, keptSince.add(projectId, bytes), capacity);
        return projectId !== undefined;
      }),
    abandon: (claimId) => change(claimId, { lease_until: inMs(0) }),
    free: (claimId) => writes.run((on) => deleteClaim(on, claimId)),
    async sweep() {
      const { numAffectedRows = 0n } = await sweepExpired(inMs(0)).execute(db);
      return Number(numAffectedRows);
    },
    close: () => writes.close(),
  };
}

function rowOf({ status, headers, body }: IdempotentAnswer) {
  return { status, headers: JSON.stringify(headers), body, bytes: body === null ? 0 : Buffer.byteLength(body) };
}

/** Returns the project of the claim; undefined if the claim has ended or was taken over. */
async function endClaim(
  db: Kysely<Tables>,
  claimId: string,
  values: Partial<IdempotentAnswerRow>,
): Promise<string | undefined> {
  const row = await db
    .updateTable('idempotent_answers')
    .set(values)
    .where('claim_id', '=', claimId)
    .where('status', 'is', null)
    .returning('project_id')
    .executeTakeFirst();
  return row?.project_id;
}

/** Returns false if the claim has ended or was taken over. */
async function changeClaim(db: Kysely<Tables>, claimId: string, values: Partial<IdempotentAnswerRow>) {
  const { numUpdatedRows } = await db
    .updateTable('idempotent_answers')
    .set(values)
    .where('claim_id', '=', claimId)
    .where('status', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function deleteClaim(db: Kysely<Tables>, claimId: string) {
  const { numDeletedRows } = await db
    .deleteFrom('idempotent_answers')
    .where('claim_id', '=', claimId)
    .where('status', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

interface ClaimAttempt extends ClaimRequest {
  now: string;
  lease_until: string;
  expires_at: string;
  owner: string;
  /**
   * True for an embedded store, which only one process opens at a time. A claim of another owner then belongs to a dead
   * process.
   */
  isAlone: boolean;
}

async function claim(db: Kysely<Tables>, attempt: ClaimAttempt): Promise<ClaimOutcome> {
  for (;;) {
    const claimId = await take(db, attempt);
    if (claimId !== undefined) return { kind: 'claimed', claimId };
    const row = await db
      .selectFrom('idempotent_answers')
      .select(['request_hash', 'status', 'headers', 'body'])
      .where('project_id', '=', attempt.projectId)
      .where('idempotency_key', '=', attempt.idempotencyKey)
      .executeTakeFirst();
    // If there is no row, the holder freed the key between the two statements. The loop then tries to take it again.
    if (row) return outcomeOf(row, attempt.requestHash);
  }
}

/**
 * Takes the key in one statement, so that only one of any number of callers on any number of nodes gets it. Returns the
 * claim id, or undefined if the key is taken.
 */
async function take(db: Kysely<Tables>, attempt: ClaimAttempt): Promise<string | undefined> {
  const { now, owner, isAlone } = attempt;
  const row = {
    project_id: attempt.projectId,
    idempotency_key: attempt.idempotencyKey,
    request_hash: attempt.requestHash,
    claim_id: randomUUID(),
    owner,
    lease_until: attempt.lease_until,
    expires_at: attempt.expires_at,
    bytes: 0,
  };
  const { project_id: _, idempotency_key: __, ...takenOver } = row;
  const taken = await db
    .insertInto('idempotent_answers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'idempotency_key'])
        .doUpdateSet({ ...takenOver, status: null, headers: null, body: null, bytes: 0 })
        .where(({ eb, and, or, ref }) => {
          const column = <Name extends keyof IdempotentAnswerRow>(name: Name) => ref(`idempotent_answers.${name}`);
          const isDead = or([
            eb(column('lease_until'), '<=', now),
            ...(isAlone ? [eb(column('owner'), '!=', owner)] : []),
          ]);
          const isOrphan = and([
            eb(column('status'), 'is', null),
            eb(column('request_hash'), '=', attempt.requestHash),
            isDead,
          ]);
          return or([eb(column('expires_at'), '<=', now), isOrphan]);
        }),
    )
    .returning('claim_id')
    .executeTakeFirst();
  return taken?.claim_id;
}

function outcomeOf(
  row: Pick<IdempotentAnswerRow, 'request_hash' | 'status' | 'headers' | 'body'>,
  requestHash: string,
): ClaimOutcome {
  if (row.request_hash !== requestHash) return { kind: 'otherRequest' };
  if (row.status === null) return { kind: 'running' };
  return {
    kind: 'answered',
    answer: { status: row.status, headers: JSON.parse(row.headers ?? '{}'), body: row.body },
  };
}

/** A live claim is renewed, and its expiry with it. So an expired row is an answer or an abandoned claim. */
const sweepExpired = (now: string) => sql`
  delete from idempotent_answers where (project_id, idempotency_key) in (
    select project_id, idempotency_key from idempotent_answers
    where expires_at <= ${now} order by expires_at limit ${sql.lit(MAX_SWEPT)}
  )`;
