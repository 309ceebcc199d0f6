import { type Attempt, baseOf, type UpstreamModel } from '@redoubt/providers';
import type { CallRecord, TimeSpan, UpstreamAttempt } from '../calls/call-record.ts';
import { timeOfRequest } from '../calls/request-ids.ts';
import type { InputReport, OutputReport } from '../stages/stage-report.ts';
import { conversationIn, settingsOf } from '../tracing/request-settings.ts';
import { type CallState, elapsed } from './call-state.ts';

const MAX_TAGS = 20;
const MAX_TAG_CHARACTERS = 100;

/**
 * Returns the tags of a `-Tags` header. They are comma-separated, trimmed, without duplicates, and limited in number
 * and length.
 */
export function readTags(header: string | undefined): readonly string[] {
  if (!header) return [];
  // Splits into more parts than are kept. The rest of a long header is ignored.
  const tags = header.split(',', MAX_TAGS * 4).flatMap((tag) => tag.trim().slice(0, MAX_TAG_CHARACTERS) || []);
  return [...new Set(tags)].slice(0, MAX_TAGS);
}

/** Builds the log record of a call. `tags` is the value of the tags header. */
export function recordOf(state: CallState, tags: string | undefined): CallRecord {
  const { exchange, context, deployment, booked, answeredBy } = state;
  const { account } = context;
  const totalMs = elapsed(exchange);
  const at = timeOfRequest(exchange.requestId);
  return {
    at,
    projectId: account.project.id,
    organisationId: account.organisation.id,
    keyId: account.key.id,
    keyName: account.key.name,
    endUser: state.endUser,
    deployment: { id: deployment.id, name: deployment.name },
    requestId: exchange.requestId,
    path: `/ai-proxy/${exchange.path}`,
    tags: readTags(tags),
    modelAsked: state.modelAsked,
    modelAnswered: state.modelAnswered ?? (answeredBy ? nameOf(answeredBy) : null),
    provider: answeredBy ? answeredBy.provider : null,
    isStreamed: state.isStreamed,
    status: state.status,
    outcome: state.outcome,
    attempts: state.attempts.map((attempt) => attemptOf(attempt, at)),
    finishReasons: state.finishReasons,
    answerId: state.answerId,
    settings: state.settings && { ...settingsOf(answeredBy?.defaults ?? {}), ...state.settings },
    conversationId: conversationIn(exchange.request.headers.baggage),
    promptTokens: state.usage.prompt,
    completionTokens: state.usage.completion,
    cachedTokens: state.usage.cached,
    reasoningTokens: state.usage.reasoning,
    credits: booked?.statement.cost ?? 0,
    costNano: state.costNano,
    cache: state.cache,
    savedNano: state.savedNano,
    inputGuardrails: stretchOf(state.sentAt - state.inputMs, state.inputMs),
    outputGuardrails: stretchOf(state.answeredAt ?? totalMs, state.outputMs),
    firstByteMs: state.firstByteAt ?? null,
    totalMs,
    findings: { input: findingsOf(state.input), output: findingsOf(state.output) },
    texts: deployment.fields.log === 'full' ? { request: state.requestText, response: state.responseText } : null,
    traceparent: exchange.request.headers.traceparent ? String(exchange.request.headers.traceparent) : null,
  };
}

const nameOf = ({ model, name }: UpstreamModel): string => model ?? name;

/** One shared object for the many calls without findings, because records wait in memory to be written. */
const noFindings: CallRecord['findings']['input'] = { detected: [], blocked: [] };

function findingsOf(report: InputReport | OutputReport | undefined): CallRecord['findings']['input'] {
  if (!report) return noFindings;
  const parts = 'parts' in report ? report.parts : undefined;
  const unread = parts?.flatMap(({ part, reason }) => (reason ? [{ part, reason }] : [])) ?? [];
  if (report.detected_detectors.length === 0 && unread.length === 0) return noFindings;
  const found = { detected: report.detected_detectors, blocked: report.blocked_detectors };
  return unread.length > 0 ? { ...found, unread } : found;
}

const stretchOf = (fromMs: number, ms: number): TimeSpan | null =>
  ms === 0 ? null : { fromMs: Math.max(0, fromMs), ms };

type Place = Pick<UpstreamAttempt, 'scheme' | 'host' | 'port'>;

/** Caches where models are, so that no URL is parsed per call. */
const places = new WeakMap<UpstreamModel, Place>();

function placeOf(model: UpstreamModel): Place {
  const known = places.get(model);
  if (known) return known;
  const { hostname, port, protocol } = new URL(baseOf(model.baseUrl).origin);
  const scheme = protocol.slice(0, -1);
  const place = { scheme, host: hostname, port: Number(port) || (scheme === 'https' ? 443 : 80) };
  places.set(model, place);
  return place;
}

function attemptOf(attempt: Attempt, callAt: number): UpstreamAttempt {
  const { model, path = '', status, failure, startedAt, totalMs } = attempt;
  return {
    ...placeOf(model),
    path,
    fromMs: Math.max(0, startedAt - callAt),
    ms: totalMs,
    model: nameOf(model),
    provider: model.provider,
    status: status || null,
    error: failure ?? null,
  };
}
