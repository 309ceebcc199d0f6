import type { CallRecord } from '../gateway/calls/call-record.ts';

/** The record of a streamed call that succeeded at the second attempt. Its project need not exist. */
export function sampleCall(changed: Partial<CallRecord> = {}): CallRecord {
  const address = { scheme: 'https', host: 'models.example.com', port: 443, path: '/v1/chat/completions?key=hunter2' };
  const upstream = { provider: 'azure_openai', ...address };
  return {
    at: Date.parse('2026-11-05T12:00:00.000Z'),
    projectId: 'project',
    organisationId: 'organisation',
    keyId: 'key_1',
    keyName: 'key',
    endUser: 'ann',
    deployment: { id: 7, name: 'support chat' },
    requestId: 'request-1',
    path: '/ai-proxy/chat/completions',
    tags: ['web', 'beta'],
    modelAsked: 'gpt-4o',
    modelAnswered: 'gpt-4o-2024-11-20',
    provider: 'azure_openai',
    isStreamed: true,
    status: 200,
    outcome: 'answered',
    attempts: [
      { ...upstream, model: 'gpt-4o', status: 503, error: null, fromMs: 2.25, ms: 40 },
      { ...upstream, model: 'gpt-4o', status: 200, error: null, fromMs: 50, ms: 900.5 },
    ],
    finishReasons: ['stop'],
    answerId: 'chatcmpl-1',
    settings: { 'gen_ai.request.temperature': { double: 0.5 } },
    conversationId: null,
    promptTokens: 120,
    completionTokens: 48,
    cachedTokens: 64,
    reasoningTokens: 16,
    credits: 9,
    costNano: 642_500,
    cache: null,
    savedNano: null,
    inputGuardrails: { fromMs: 0.5, ms: 1.625 },
    outputGuardrails: { fromMs: 300, ms: 651 },
    firstByteMs: 301.125,
    totalMs: 951.75,
    findings: { input: { detected: ['pii'], blocked: [] }, output: { detected: [], blocked: [] } },
    texts: null,
    traceparent: null,
    ...changed,
  };
}
