import { dollarsOf } from '@redoubt/metering';
import type { ProxyPath } from '../call/exchange.ts';
import type { CallRecord, TimeSpan, UpstreamAttempt } from '../calls/call-record.ts';
import type { Attributes, Span } from './otlp-json.ts';
import { newIds, type TraceParent } from './trace-context.ts';

/** Providers whose names in the GenAI conventions differ from ours. */
const providerNames: Readonly<Record<string, string>> = {
  azure_openai: 'azure.ai.openai',
  bedrock: 'aws.bedrock',
  gemini: 'gcp.gemini',
  mistral: 'mistral_ai',
};

/** The `error.type` of a call by its outcome. For a provider's error answer, it is the status. */
const errorTypes = {
  answered: () => null,
  input_blocked: () => 'input_guardrails_blocked',
  output_blocked: () => 'output_guardrails_blocked',
  upstream_error: (call) => attemptError(call.attempts.at(-1)) ?? String(call.status),
  aborted: () => 'aborted',
  failed: (call) => String(call.status),
} as const satisfies Record<CallRecord['outcome'], (call: CallRecord) => string | null>;

const PREFIX = '/ai-proxy/';

/** What a path asks for, as the conventions name it. They have no name for ranking texts. */
const operations: Readonly<Record<string, string>> = {
  'chat/completions': 'chat',
  completions: 'text_completion',
  embeddings: 'embeddings',
  rerank: 'rerank',
  'images/generations': 'generate_content',
  'audio/speech': 'generate_content',
  'audio/transcriptions': 'generate_content',
  'messages/count_tokens': 'count_tokens',
} satisfies Record<Exclude<ProxyPath, 'models'>, string>;

/**
 * Creates the spans of a finished call. One follows OpenTelemetry's conventions for generative AI (`chat {model}`).
 * Its children are the guardrails and each request to a provider. No span contains messages or answers. Of the caller's
 * words the first has stop sequences, the user, the tags and the conversation.
 */
export function spansOfCall(
  call: CallRecord,
  { traceId, parent }: { traceId: string; parent?: TraceParent | undefined },
) {
  const { spanIds } = newIds(3 + call.attempts.length);
  const [rootId = '', inputId = '', outputId = '', ...attemptIds] = spanIds;
  const below = (spanId: string, { fromMs, ms }: TimeSpan) => {
    const start = call.at + fromMs;
    return { traceId, spanId, parent: { spanId: rootId, isRemote: false }, start, end: start + ms };
  };
  const error = errorTypes[call.outcome](call);
  const operation = operations[call.path.slice(PREFIX.length)] ?? '_OTHER';
  const root: Span = {
    traceId,
    spanId: rootId,
    parent: parent && { spanId: parent.spanId, isRemote: true },
    name: [operation, modelRequested(call) ?? ''].join(' ').trim(),
    kind: 'client',
    start: call.at,
    end: call.at + call.totalMs,
    attributes: { 'gen_ai.operation.name': operation, ...callAttributes(call), 'error.type': error },
    isError: error !== null,
  };
  const stages = [
    call.inputGuardrails && stageSpan('input', call, below(inputId, call.inputGuardrails)),
    ...call.attempts.map((attempt, index) => attemptSpan(attempt, index, below(attemptIds[index] ?? '', attempt))),
    call.outputGuardrails && stageSpan('output', call, below(outputId, call.outputGuardrails)),
  ];
  return [root, ...stages.filter((span) => span !== null)];
}

type SpanFrame = Pick<Span, 'traceId' | 'spanId' | 'parent' | 'start' | 'end'>;

function stageSpan(side: 'input' | 'output', { findings, outcome }: CallRecord, place: SpanFrame): Span {
  const { detected, blocked } = findings[side];
  const attributes = {
    'redoubt.guardrails.detected': detected,
    'redoubt.guardrails.blocked': blocked,
    'redoubt.guardrails.is_blocked': outcome === `${side}_blocked`,
  };
  return { ...place, name: `${side} guardrails`, kind: 'internal', attributes, isError: false };
}

/** The span has no operation name. Otherwise tools that count model calls by that name would count each call twice. */
function attemptSpan(attempt: UpstreamAttempt, index: number, place: SpanFrame): Span {
  const error = attemptError(attempt);
  const attributes = {
    'http.request.method': 'POST',
    'http.request.resend_count': index > 0 ? index : null,
    'http.response.status_code': attempt.status,
    'gen_ai.provider.name': providerName(attempt.provider),
    'gen_ai.request.model': attempt.model,
    'server.address': attempt.host,
    'server.port': attempt.port,
    'url.full': addressAsked(attempt),
    'error.type': error,
  };
  return { ...place, name: `POST ${attempt.model}`, kind: 'client', attributes, isError: error !== null };
}

/** Values of a query that tell no secret. Providers take keys there, under any name. */
const shownParameters: ReadonlySet<string> = new Set(['api-version']);

/** Returns the address that was asked. What its query says is hidden. */
function addressAsked({ scheme, host, port, path }: UpstreamAttempt): string {
  const mark = path.indexOf('?');
  const address = `${scheme}://${host}:${port}${mark === -1 ? path : path.slice(0, mark)}`;
  if (mark === -1) return address;
  const query = path
    .slice(mark + 1)
    .split('&')
    .map((pair) => {
      const [name = '', value] = pair.split('=', 2);
      if (shownParameters.has(name)) return pair;
      return value === undefined ? 'REDACTED' : `${name}=REDACTED`;
    });
  return `${address}?${query.join('&')}`;
}

function attemptError(attempt: UpstreamAttempt | undefined): string | null {
  if (!attempt) return null;
  if (attempt.error !== null) return attempt.error;
  return attempt.status === null || attempt.status >= 400 ? String(attempt.status ?? '_OTHER') : null;
}

/** The conventions mean the model that the provider is asked for. It replaces the model that the caller named. */
const modelRequested = (call: CallRecord): string | null => call.attempts.at(-1)?.model ?? call.modelAsked;

const providerName = (provider: string): string => providerNames[provider] ?? provider;

function callAttributes(call: CallRecord): Attributes {
  const upstream = call.attempts.at(-1);
  const isTimed = call.isStreamed && call.firstByteMs !== null;
  return {
    // Required by the conventions, even for a call that reached no provider.
    'gen_ai.provider.name': providerName(call.provider ?? upstream?.provider ?? '_OTHER'),
    'gen_ai.request.model': modelRequested(call),
    'gen_ai.request.stream': call.isStreamed || null,
    'gen_ai.response.model': call.modelAnswered,
    'gen_ai.response.id': call.answerId,
    'gen_ai.response.finish_reasons': reasonsOf(call),
    'gen_ai.response.time_to_first_chunk': isTimed ? { double: (call.firstByteMs ?? 0) / 1_000 } : null,
    'gen_ai.usage.input_tokens': call.promptTokens,
    'gen_ai.usage.output_tokens': call.completionTokens,
    'gen_ai.usage.cache_read.input_tokens': call.cachedTokens,
    'gen_ai.usage.reasoning.output_tokens': call.reasoningTokens,
    'gen_ai.conversation.id': call.conversationId,
    ...call.settings,
    'server.address': upstream?.host,
    'server.port': upstream?.port,
    'http.response.status_code': call.status,
    'redoubt.request.id': call.requestId,
    'redoubt.project.id': call.projectId,
    'redoubt.deployment.name': call.deployment.name,
    'redoubt.outcome': call.outcome,
    'redoubt.credits': call.credits,
    'redoubt.cache': call.cache,
    'redoubt.cost_usd': call.costNano === null ? null : { double: dollarsOf(call.costNano) },
    'user.id': call.endUser,
    'redoubt.tags': call.tags.length > 0 ? call.tags : null,
  };
}

/** The reasons stand in the order of the choices. Where one is not known, none is told: the others would look like it. */
function reasonsOf({ finishReasons, settings }: CallRecord): readonly string[] | null {
  const known = finishReasons.filter((reason) => reason !== undefined);
  const count = Math.max(Number(settings?.['gen_ai.request.choice.count'] ?? 1), finishReasons.length);
  return known.length === count && count > 0 ? known : null;
}
