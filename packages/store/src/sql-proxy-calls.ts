import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { insertProxyCalls } from './insert-proxy-calls.ts';
import { metadataColumns, type ProxyCallRow } from './proxy-call-table.ts';
import {
  type CallQuery,
  callIdsFrom,
  type ProxyCall,
  type ProxyCalls,
  type ProxyCallWithTexts,
} from './proxy-calls.ts';
import { storable } from './storable.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Rows that one sweep deletes. The number is small because rows have texts: other queries must wait only milliseconds.
 */
const MAX_SWEPT = 250;

type MetadataRow = Pick<ProxyCallRow, (typeof metadataColumns)[number]>;

/** Opens the log of the AI proxy's calls on either engine. */
export function openProxyCalls(db: Kysely<Tables>, kind: Store['kind']): ProxyCalls {
  return {
    async insert(calls) {
      if (calls.length > 0) await insertProxyCalls(db, kind, calls.map(toRow));
    },
    async lookBack(query, most) {
      const ids = inIndex(db.selectFrom('proxy_calls').select('id'), query);
      return (
        await ids
          .orderBy('id', 'desc')
          .offset(most - 1)
          .limit(1)
          .executeTakeFirst()
      )?.id;
    },
    async list({ tag, ...query }) {
      let rows = inIndex(db.selectFrom('proxy_calls').select(metadataColumns), query);
      const { outcome, statuses } = query;
      if (outcome !== undefined) rows = rows.where('outcome', '=', outcome);
      if (statuses !== undefined) rows = rows.where('status', '>=', statuses[0]).where('status', '<=', statuses[1]);
      if (tag !== undefined) rows = rows.where(hasTag(kind, tag));
      return (await rows.orderBy('id', 'desc').limit(query.limit).execute()).map(toCall);
    },
    async find(projectId, id) {
      const calls = db.selectFrom('proxy_calls').selectAll();
      return withItsTexts(await calls.where('id', '=', id).where('project_id', '=', projectId).executeTakeFirst());
    },
    async sweep(before) {
      const due = db.selectFrom('proxy_calls').select('id').where('id', '<', callIdsFrom(before));
      const { numDeletedRows } = await db
        .deleteFrom('proxy_calls')
        .where('id', 'in', due.orderBy('id').limit(MAX_SWEPT))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** Selects calls by the conditions for which there is an index: the time, and either the deployment or the outcome. */
function inIndex<Row>(
  calls: SelectQueryBuilder<Tables, 'proxy_calls', Row>,
  { projectId, deployment, outcome, from, to, since, before }: CallQuery,
) {
  let rows = calls.where('project_id', '=', projectId);
  if (deployment !== undefined) rows = rows.where('deployment_name', '=', deployment);
  // Repeats the condition of the partial index literally, so that the index can be used.
  else if (outcome !== undefined && outcome !== 'answered')
    rows = rows.where('outcome', '=', outcome).where(sql<boolean>`outcome <> 'answered'`);
  if (from !== undefined) rows = rows.where('id', '>=', callIdsFrom(from));
  if (since !== undefined) rows = rows.where('id', '>=', since);
  if (to !== undefined) rows = rows.where('id', '<', callIdsFrom(to));
  if (before !== undefined) rows = rows.where('id', '<', before);
  return rows;
}

/**
 * Matches calls with a tag. Tags cannot contain a comma. In the JSON array of the tags, with the first bracket replaced
 * by a comma, each tag therefore follows a comma, and nothing else does.
 */
function hasTag(kind: Store['kind'], tag: string) {
  const written = `,${storable(JSON.stringify(tag))}`;
  const rest = sql`(',' || substr(tags, 2))`;
  return kind === 'sqlite'
    ? sql<boolean>`instr(${rest}, ${written}) > 0`
    : sql<boolean>`strpos(${rest}, ${written}) > 0`;
}

function toRow(call: ProxyCallWithTexts): ProxyCallRow {
  return {
    id: call.id,
    project_id: call.projectId,
    organisation_id: call.organisationId,
    key_name: call.keyName,
    deployment_id: call.deploymentId,
    deployment_name: call.deploymentName,
    request_id: call.requestId,
    path: storable(call.path),
    tags: storable(JSON.stringify(call.tags)),
    model_asked: storable(call.modelAsked),
    model_answered: storable(call.modelAnswered),
    provider: call.provider,
    is_streamed: call.isStreamed ? 1 : 0,
    status: call.status,
    outcome: call.outcome,
    attempts: storable(JSON.stringify(call.attempts)),
    finish_reason: storable(call.finishReason),
    prompt_tokens: call.promptTokens,
    completion_tokens: call.completionTokens,
    cached_tokens: call.cachedTokens,
    reasoning_tokens: call.reasoningTokens,
    credits: call.credits,
    end_user: storable(call.endUser),
    cost_nano: call.costNano,
    cache: call.cache,
    saved_nano: call.savedNano,
    input_guardrails_us: toMicroseconds(call.inputGuardrailsMs),
    output_guardrails_us: toMicroseconds(call.outputGuardrailsMs),
    first_byte_us: toMicroseconds(call.firstByteMs),
    total_us: toMicroseconds(call.totalMs),
    findings: JSON.stringify(call.findings),
    request_text: storable(call.texts.request),
    response_text: storable(call.texts.response),
  };
}

function toCall(row: MetadataRow): ProxyCall {
  return {
    id: row.id,
    at: new Date(Number.parseInt(row.id.slice(5, 17), 16)),
    projectId: row.project_id,
    organisationId: row.organisation_id,
    keyName: row.key_name,
    deploymentId: row.deployment_id,
    deploymentName: row.deployment_name,
    requestId: row.request_id,
    path: row.path,
    tags: JSON.parse(row.tags),
    modelAsked: row.model_asked,
    modelAnswered: row.model_answered,
    provider: row.provider,
    isStreamed: row.is_streamed === 1,
    status: row.status,
    outcome: row.outcome,
    attempts: JSON.parse(row.attempts),
    finishReason: row.finish_reason,
    promptTokens: row.prompt_tokens,
    completionTokens: row.completion_tokens,
    cachedTokens: row.cached_tokens,
    reasoningTokens: row.reasoning_tokens,
    credits: row.credits,
    endUser: row.end_user,
    costNano: row.cost_nano,
    cache: row.cache,
    savedNano: row.saved_nano,
    inputGuardrailsMs: toMilliseconds(row.input_guardrails_us),
    outputGuardrailsMs: toMilliseconds(row.output_guardrails_us),
    firstByteMs: toMilliseconds(row.first_byte_us),
    totalMs: toMilliseconds(row.total_us),
    findings: JSON.parse(row.findings),
  };
}

const withItsTexts = (row: ProxyCallRow | undefined): ProxyCallWithTexts | undefined =>
  row && { ...toCall(row), texts: { request: row.request_text, response: row.response_text } };

function toMicroseconds<Value extends number | null>(ms: Value): Value {
  return (ms === null ? null : Math.round(ms * 1_000)) as Value;
}

function toMilliseconds<Value extends number | null>(us: Value): Value {
  return (us === null ? null : us / 1_000) as Value;
}
