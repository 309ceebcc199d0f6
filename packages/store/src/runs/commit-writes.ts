import { type Kysely, sql } from 'kysely';
import type { Outcome, RunEventKind, Turn } from '../runs.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { jsonRows } from './json-rows.ts';

/** A write of a run: a turn, the result of a probe, or an event. */
export type RunWrite =
  | { readonly kind: 'turn'; readonly runId: string; readonly turn: Turn }
  | { readonly kind: 'end'; readonly runId: string; readonly worker: string; readonly outcome: Outcome }
  | { readonly kind: 'event'; readonly runId: string; readonly event: RunEventKind; readonly data: unknown };

type EndWrite = Extract<RunWrite, { kind: 'end' }>;
type TurnWrite = Extract<RunWrite, { kind: 'turn' }>;

/** An event that has no `seq` yet. */
interface NewEvent {
  readonly runId: string;
  readonly kind: RunEventKind;
  readonly ordinal: number | null;
  readonly data: string | null;
}

/** A transaction with its engine and its timestamp. */
export interface Writing {
  readonly tx: Kysely<Tables>;
  readonly engine: Store['kind'];
  readonly now: string;
}

/** Stores a batch in a small number of statements, whatever its size. Returns for each write whether it was stored. */
export async function commitWrites(writes: readonly RunWrite[], writing: Writing): Promise<boolean[]> {
  const turns = writes.filter((write) => write.kind === 'turn');
  const ends = writes.filter((write) => write.kind === 'end');
  if (turns.length > 0) await insertTurns(turns, writing);
  const kept = ends.length > 0 ? await endProbes(ends, writing) : new Set<string>();
  const isKept = (write: RunWrite) => write.kind !== 'end' || kept.has(placeOf(write));
  await insertEvents(
    writes.filter(isKept).flatMap((write) => eventOf(write) ?? []),
    writing,
  );
  return writes.map(isKept);
}

const placeOf = ({ runId, outcome: { ordinal } }: EndWrite): string => `${runId} ${ordinal}`;

function eventOf(write: RunWrite): NewEvent | undefined {
  const { runId } = write;
  if (write.kind === 'end') return { runId, kind: 'record', ordinal: write.outcome.ordinal, data: null };
  if (write.kind === 'event') return { runId, kind: write.event, ordinal: null, data: JSON.stringify(write.data) };
  return undefined;
}

async function insertTurns(writes: readonly TurnWrite[], { tx, engine }: Writing): Promise<void> {
  const rows = writes.map(({ runId, turn: { at, ...turn } }) => ({ ...turn, run_id: runId, at: at.toISOString() }));
  const columns = {
    run_id: 'text',
    ordinal: 'bigint',
    step: 'text',
    kind: 'text',
    request: 'text',
    answer: 'text',
    at: 'text',
  } as const;
  await sql`insert into run_turns (run_id, ordinal, step, kind, request, answer, at)
    select run_id, ordinal, step, kind, request, answer, at from ${jsonRows(engine, columns, rows)} where true
    on conflict (run_id, ordinal, step) do nothing`.execute(tx);
}

const endColumns = {
  run_id: 'text',
  ordinal: 'bigint',
  worker: 'text',
  state: 'text',
  prompt: 'text',
  response: 'text',
  success: 'bigint',
  refused: 'bigint',
  score: 'double precision',
  verdict: 'text',
  judge: 'text',
  error_kind: 'text',
  error: 'text',
  latency_ms: 'bigint',
  prompt_tokens: 'bigint',
  completion_tokens: 'bigint',
  not_independent: 'bigint',
} as const;

/**
 * Stores the results of probes that their worker still holds. Where a person corrected an earlier verdict, theirs still
 * counts. Returns which were stored, as `<run id> <ordinal>`.
 */
async function endProbes(writes: readonly EndWrite[], { tx, engine, now }: Writing): Promise<Set<string>> {
  const { rows } = await sql<{ run_id: string; ordinal: number }>`update run_probes set
      state = x.state, prompt = x.prompt, response = x.response, refused = x.refused,
      success = case run_probes.corrected when 'success' then 1 when 'resisted' then 0 when 'unclear' then null
        else x.success end,
      judged_success = case when run_probes.corrected is null then null else x.success end,
      score = x.score, verdict = x.verdict, judge = x.judge, error_kind = x.error_kind, error = x.error, latency_ms = x.latency_ms,
      prompt_tokens = x.prompt_tokens, completion_tokens = x.completion_tokens, not_independent = x.not_independent,
      claimed_by = null, claimed_until = null, ended_at = ${now}
    from ${jsonRows(engine, endColumns, writes.map(endRow))}
    where run_probes.run_id = x.run_id and run_probes.ordinal = x.ordinal
      and run_probes.state = 'running' and run_probes.claimed_by = x.worker
    returning run_probes.run_id as run_id, run_probes.ordinal as ordinal`.execute(tx);
  return new Set(rows.map(({ run_id, ordinal }) => `${run_id} ${ordinal}`));
}

function endRow({ runId, worker, outcome }: EndWrite) {
  const { ordinal, state, prompt, response, latencyMs, promptTokens, completionTokens, isNotIndependent } = outcome;
  const row = {
    run_id: runId,
    ordinal,
    worker,
    state,
    prompt,
    response,
    latency_ms: latencyMs,
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    not_independent: isNotIndependent ? 1 : 0,
  };
  if (outcome.state === 'failed') return { ...row, error_kind: outcome.errorKind, error: outcome.error };
  const { success, refused, score, verdict, judge } = outcome;
  const told = { verdict: JSON.stringify(verdict, readable), judge: JSON.stringify(judge) };
  const decided = success === undefined ? {} : { success: success ? 1 : 0 };
  return { ...row, ...decided, refused: refused ? 1 : 0, score, ...told };
}

/** PostgreSQL reads no JSON with half a pair of surrogates or a zero character, which texts of targets may hold. */
const readable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\ufffd') : value;

/**
 * Numbers events by a counter in the run's own row. The update locks that row until the commit, so the events of a run
 * become visible in the order of their numbers.
 */
export async function insertEvents(events: readonly NewEvent[], { tx, engine, now }: Writing): Promise<void> {
  const groups = [...Map.groupBy(events, ({ runId }) => runId)];
  // Every process locks runs in the same order, so that two batches cannot deadlock.
  for (const [runId, own] of groups.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { last_event: last } = await tx
      .updateTable('runs')
      .set({ last_event: sql<number>`last_event + ${own.length}` })
      .where('id', '=', runId)
      .returning('last_event')
      .executeTakeFirstOrThrow();
    const rows = own.map(({ kind, ordinal, data }, index) => ({
      seq: last - own.length + index + 1,
      kind,
      ordinal,
      data,
    }));
    const columns = { seq: 'bigint', kind: 'text', ordinal: 'bigint', data: 'text' } as const;
    await sql`insert into run_events (run_id, seq, kind, ordinal, data, at)
      select ${runId}, seq, kind, ordinal, data, ${now} from ${jsonRows(engine, columns, rows)}`.execute(tx);
  }
}
