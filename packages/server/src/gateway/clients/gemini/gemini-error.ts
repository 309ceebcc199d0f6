import { errorKind } from '@redoubt/contract';
import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { asText, besideError, withoutNothing } from '../client-body.ts';
import { streamedStatus } from '../streamed-status.ts';

/** Converts an error. Its own code, which names guardrails and limits, is the reason in Google's details. */
export function geminiError(status: number, body: JsonObject): JsonObject {
  const { error, ...others } = body;
  const { message, code, type, param } = isObject(error) ? error : {};
  const text = (value: Json | undefined) => (value === undefined || value === null ? undefined : asText(value));
  const info = {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: text(code) ?? text(type) ?? 'failed',
    domain: 'ai-proxy',
    metadata: withoutNothing({ type: text(type), param: text(param) }),
  };
  const said = typeof message === 'string' ? message : 'The call failed';
  return { error: { code: status, message: said, status: errorKind('google', status), details: [info] }, ...others };
}

/** Converts an error that stands in place of a chunk, and so has no status of its own. */
export const streamedError = (chunk: JsonObject): JsonObject =>
  geminiError(streamedStatus(chunk.error), { error: chunk.error, ...besideError(chunk) });
