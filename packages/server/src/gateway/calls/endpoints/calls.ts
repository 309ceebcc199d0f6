import { type Call, type CallsQuery, contract } from '@redoubt/contract';
import { dollarsOf } from '@redoubt/metering';
import type { CallFinding, CallFindings, ProxyCall, ShadowFindings } from '@redoubt/store';
import { shownCredits } from '../../../charging/credit-statement.ts';
import { Failure } from '../../../errors.ts';
import type { GatewayContext } from '../../context.ts';
import { implement } from '../../implement.ts';

/** Maximum number of calls that are searched for one page if no index covers the filter. */
const MAX_LOOKED_AT = 5_000;

export const listCalls = implement(contract.proxy.listCalls, {
  run: async ({ query }, { store: { proxyCalls }, account }) => {
    const { limit } = query;
    // One extra row shows whether there is a next page.
    const asked = { ...encoderQuestionOf(query), projectId: account.project.id, limit: limit + 1 };
    const since = isSeldom(query) ? await proxyCalls.lookBack(asked, MAX_LOOKED_AT) : undefined;
    const found = await proxyCalls.list({ ...asked, since });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1)?.id : since;
    return { calls: page.map((call) => wireCall(call, { account })), next_cursor: last ?? null };
  },
});

export const getCall = implement(contract.proxy.getCall, {
  run: async ({ params }, { store, account }) => {
    const call = await store.proxyCalls.find(account.project.id, params.call_id);
    if (!call) {
      throw new Failure(
        'not_found',
        `The project "${account.project.name}" has no call "${params.call_id}"; GET /ai-proxy/calls lists what the log holds`,
        { detail: { kind: 'call', name: params.call_id } },
      );
    }
    return {
      ...wireCall(call, { account }),
      ...wireFound(call),
      texts: { request: call.texts.request, response: call.texts.response },
    };
  },
});

/** Returns whether no index covers the filter, so that few of the searched calls may match. */
const isSeldom = ({ deployment, outcome, status, tag }: CallsQuery): boolean =>
  status !== undefined ||
  tag !== undefined ||
  (outcome !== undefined && (deployment !== undefined || outcome === 'answered'));

const encoderQuestionOf = ({ deployment, outcome, status, tag, from, to, cursor }: CallsQuery) => ({
  deployment,
  outcome,
  tag,
  statuses: status === undefined ? undefined : statusesOf(status),
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
  before: cursor,
});

/** `4xx` is 400 to 499. */
const statusesOf = (status: string): [number, number] => [
  Number(status.replace('xx', '00')),
  Number(status.replace('xx', '99')),
];

const wireCall = (call: ProxyCall, context: Pick<GatewayContext, 'account'>): Call => ({
  call_id: call.id,
  at: call.at.toISOString(),
  request_id: call.requestId,
  deployment: { deployment_id: call.deploymentId, name: call.deploymentName },
  key_name: call.keyName,
  user: call.endUser,
  path: call.path,
  tags: [...call.tags],
  provider: call.provider,
  model_asked: call.modelAsked,
  model_answered: call.modelAnswered,
  is_streamed: call.isStreamed,
  status: call.status,
  outcome: call.outcome,
  attempts: call.attempts.map(({ model, status, error, fromMs, ms }) => ({
    ...{ model, status, error: error ?? null, from_ms: fromMs ?? null, ms },
  })),
  finish_reason: call.finishReason,
  tokens: {
    prompt: call.promptTokens,
    completion: call.completionTokens,
    cached: call.cachedTokens,
    reasoning: call.reasoningTokens,
  },
  cost_usd: call.costNano === null ? null : dollarsOf(call.costNano),
  cache: call.cache,
  saved_usd: call.savedNano === null ? null : dollarsOf(call.savedNano),
  ...shownCredits(call.credits, context),
  latencies_ms: {
    input_guardrails: call.inputGuardrailsMs,
    first_byte: call.firstByteMs,
    output_guardrails: call.outputGuardrailsMs,
    total: call.totalMs,
  },
  detections: {
    input: wireFindings(call.findings.input),
    output: wireFindings(call.findings.output),
    ...(call.findings.shadow && { shadow: wireShadow(call.findings.shadow) }),
  },
});

/** Calls in which nothing was found keep nothing of it, and calls of older versions only the names of detectors. */
function wireFound({ findings: { input, output, found } }: ProxyCall) {
  const isClean = input.detected.length === 0 && output.detected.length === 0;
  if (!found) return { findings: isClean ? [] : null, replaced: null };
  return { findings: found.findings.map(wireCallFinding), replaced: found.replaced && { ...found.replaced } };
}

const wireCallFinding = ({ isBlocking, decidedBy, policy, places, morePlaces, ...finding }: CallFinding) => ({
  ...finding,
  is_blocking: isBlocking,
  kinds: [...finding.kinds],
  decided_by: decidedBy,
  policy: policy && { name: policy.name, saved_at: policy.savedAt },
  places: places.map(({ moreSpans, spans, ...place }) => ({ ...place, spans: [...spans], more_spans: moreSpans })),
  more_places: morePlaces,
});

const wireFindings = ({ detected, blocked, unread }: ProxyCall['findings']['input']) => ({
  detected: [...detected],
  blocked: [...blocked],
  ...(unread && { unread: unread.map(({ part, reason }) => ({ part, reason })) }),
});

const wireShadow = ({ input, output, isSkipped = false }: ShadowFindings) => ({
  input: wouldBlock(input),
  output: wouldBlock(output),
  is_skipped: isSkipped,
});

const wouldBlock = (found: CallFindings | undefined) =>
  found ? { detected: [...found.detected], would_block: [...found.blocked] } : null;
