import { type Call, contract } from '@redoubt/contract';
import { Failure } from '../../../errors.ts';
import { implement } from '../../../http/implement.ts';
import type { ProxyCall } from '../../../store/proxy-calls.ts';

export const listCalls = implement(contract.proxy.listCalls, {
  run: async ({ query: { deployment, outcome, cursor, limit } }, { store, account }) => {
    const asked = { projectId: account.project.id, deployment, outcome, before: cursor };
    // One more tells whether there is a next page.
    const found = await store.proxyCalls.list({ ...asked, limit: limit + 1 });
    const page = found.slice(0, limit);
    return { calls: page.map(wireCall), next_cursor: found.length > limit ? (page.at(-1)?.id ?? null) : null };
  },
});

export const getCall = implement(contract.proxy.getCall, {
  run: async ({ params }, { store, account }) => {
    const call = await store.proxyCalls.find(account.project.id, params.call_id);
    if (!call) {
      throw new Failure(
        'not_found',
        `The project "${account.project.name}" has no call "${params.call_id}"; GET /ai-proxy/calls lists what the log holds`,
      );
    }
    return { ...wireCall(call), texts: { request: call.texts.request, response: call.texts.response } };
  },
});

const wireCall = (call: ProxyCall): Call => ({
  call_id: call.id,
  at: call.at.toISOString(),
  request_id: call.requestId,
  deployment: { deployment_id: call.deploymentId, name: call.deploymentName },
  key_name: call.keyName,
  path: call.path,
  tags: [...call.tags],
  provider: call.provider,
  model_asked: call.modelAsked,
  model_answered: call.modelAnswered,
  is_streamed: call.isStreamed,
  status: call.status,
  outcome: call.outcome,
  attempts: [...call.attempts],
  finish_reason: call.finishReason,
  tokens: { prompt: call.promptTokens, completion: call.completionTokens },
  credits: call.credits,
  latencies_ms: {
    input_guardrails: call.inputGuardrailsMs,
    first_byte: call.firstByteMs,
    output_guardrails: call.outputGuardrailsMs,
    total: call.totalMs,
  },
  detections: { input: wireFindings(call.findings.input), output: wireFindings(call.findings.output) },
});

const wireFindings = ({ detected, blocked }: ProxyCall['findings']['input']) => ({
  detected: [...detected],
  blocked: [...blocked],
});
