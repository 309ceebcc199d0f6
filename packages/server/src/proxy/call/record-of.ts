import type { CallRecord, Stretch, UpstreamAttempt } from '../calls/call-record.ts';
import { readTags } from '../calls/read-tags.ts';
import { baseOf } from '../upstream/adapters/wire-address.ts';
import type { Attempt } from '../upstream/upstream-handler.ts';
import { type CallState, elapsed } from './call-state.ts';

/** What the log of a call tells; `tags` is the header of that name. */
export function recordOf(state: CallState, tags: string | undefined): CallRecord {
  const { exchange, context, deployment, credits, input, output } = state;
  const { account } = context;
  const totalMs = elapsed(exchange);
  const at = Date.now() - totalMs;
  const { traceparent } = exchange.request.headers;
  return {
    at,
    projectId: account.project.id,
    organisationId: account.organisation.id,
    keyName: account.key.name,
    deployment: { id: deployment.id, name: deployment.name },
    requestId: exchange.requestId,
    path: `/ai-proxy/${exchange.path}`,
    tags: readTags(tags),
    modelAsked: state.modelAsked,
    modelAnswered: state.answeredBy?.model ?? state.answeredBy?.name ?? null,
    provider: state.answeredBy?.dialect ?? null,
    isStreamed: state.isStreamed,
    status: state.status,
    outcome: state.outcome,
    attempts: state.attempts.map((attempt) => attemptOf(attempt, at)),
    finishReason: state.finishReason,
    promptTokens: state.usage.prompt,
    completionTokens: state.usage.completion,
    credits: credits.statement?.cost ?? 0,
    inputGuardrails: stretchOf(state.sentAt - state.inputMs, state.inputMs),
    outputGuardrails: stretchOf(state.answeredAt ?? totalMs, state.outputMs),
    firstByteMs: state.firstByteAt ?? null,
    totalMs,
    findings: {
      input: { detected: input?.detected_detectors ?? [], blocked: input?.blocked_detectors ?? [] },
      output: { detected: output?.detected_detectors ?? [], blocked: output?.blocked_detectors ?? [] },
    },
    texts: deployment.fields.log === 'full' ? { request: state.requestText, response: state.responseText } : null,
    traceparent: typeof traceparent === 'string' ? traceparent : null,
  };
}

const stretchOf = (fromMs: number, ms: number): Stretch | null =>
  ms === 0 ? null : { fromMs: Math.max(0, fromMs), ms };

function attemptOf({ model, status, failure, startedAt, totalMs }: Attempt, callAt: number): UpstreamAttempt {
  const { hostname, port, protocol } = new URL(baseOf(model.baseUrl).origin);
  return {
    fromMs: Math.max(0, startedAt - callAt),
    ms: totalMs,
    model: model.model ?? model.name,
    provider: model.dialect,
    host: hostname,
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    status: status || null,
    error: failure ?? null,
  };
}
