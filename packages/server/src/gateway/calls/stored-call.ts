import type { CallFindings, CallTexts, ProxyCallWithTexts } from '@redoubt/store';
import { firstReason } from '../stream/chat-chunks.ts';
import type { CallRecord } from './call-record.ts';
import { callIdFor } from './request-ids.ts';

/** Characters (UTF-16 code units) that are kept of each text. */
export const MAX_TEXT = 32_768;
const MAX_NAME = 200;
const MAX_PATH = 500;
const MAX_ATTEMPTS = 20;
const MAX_FINDINGS = 64;

/** Returns the stored form of a record, with an id and with all values cut to their limits. */
export function storedCall(record: CallRecord, keepsTexts: boolean): ProxyCallWithTexts {
  const at = new Date(record.at);
  return {
    id: callIdFor(record.requestId, at),
    at,
    projectId: record.projectId,
    organisationId: record.organisationId,
    keyName: record.keyName,
    deploymentId: record.deployment.id,
    deploymentName: record.deployment.name,
    requestId: cut(record.requestId, MAX_NAME),
    path: cut(record.path, MAX_PATH),
    tags: record.tags,
    modelAsked: cut(record.modelAsked, MAX_NAME),
    modelAnswered: cut(record.modelAnswered, MAX_NAME),
    provider: record.provider,
    isStreamed: record.isStreamed,
    status: record.status,
    outcome: record.outcome,
    attempts: record.attempts.slice(0, MAX_ATTEMPTS).map(({ model, status, error, fromMs, ms }) => ({
      model: cut(model, MAX_NAME),
      status,
      error,
      fromMs: Math.round(fromMs),
      ms,
    })),
    finishReason: cut(firstReason(record.finishReasons), MAX_NAME),
    promptTokens: record.promptTokens,
    completionTokens: record.completionTokens,
    cachedTokens: record.cachedTokens,
    reasoningTokens: record.reasoningTokens,
    credits: record.credits,
    endUser: record.endUser,
    costNano: record.costNano,
    cache: record.cache,
    savedNano: record.savedNano,
    inputGuardrailsMs: record.inputGuardrails?.ms ?? null,
    outputGuardrailsMs: record.outputGuardrails?.ms ?? null,
    firstByteMs: record.firstByteMs,
    totalMs: record.totalMs,
    findings: boundedAll(record.findings),
    texts: (keepsTexts && record.texts && cutTexts(record.texts)) || noTexts,
  };
}

/** One object shared by all calls without texts, because calls wait in memory to be written. */
export const noTexts: CallTexts = { request: null, response: null };

const cutTexts = ({ request, response }: CallTexts): CallTexts => ({
  request: cut(request, MAX_TEXT),
  response: cut(response, MAX_TEXT),
});

const boundedAll = ({ input, output, shadow, found }: CallRecord['findings']): CallRecord['findings'] => ({
  input: bounded(input),
  output: bounded(output),
  ...(shadow && { shadow }),
  // Bounded where it is made.
  ...(found && { found }),
});

function bounded(findings: CallFindings): CallFindings {
  const { detected, blocked, unread = [] } = findings;
  if (Math.max(detected.length, blocked.length, unread.length) <= MAX_FINDINGS) return findings;
  return {
    detected: detected.slice(0, MAX_FINDINGS),
    blocked: blocked.slice(0, MAX_FINDINGS),
    ...(unread.length > 0 && { unread: unread.slice(0, MAX_FINDINGS) }),
  };
}

/** Cuts a text and copies the part. A slice would keep the whole text in memory. */
function cut<Text extends string | null>(text: Text, most: number): Text {
  if (text === null || text.length <= most) return text;
  return Buffer.from(text.slice(0, most)).toString() as Text;
}
