import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { asText, besideError, withoutNothing } from '../client-body.ts';
import { streamedStatus } from '../streamed-status.ts';

/** Google's names of statuses, by HTTP status. */
const names = new Map([
  [401, 'UNAUTHENTICATED'],
  [402, 'RESOURCE_EXHAUSTED'],
  [403, 'PERMISSION_DENIED'],
  [404, 'NOT_FOUND'],
  [408, 'DEADLINE_EXCEEDED'],
  [409, 'ABORTED'],
  [429, 'RESOURCE_EXHAUSTED'],
  [499, 'CANCELLED'],
  [501, 'UNIMPLEMENTED'],
  [502, 'UNAVAILABLE'],
  [503, 'UNAVAILABLE'],
  [504, 'DEADLINE_EXCEEDED'],
]);

const nameOf = (status: number): string => names.get(status) ?? (status >= 500 ? 'INTERNAL' : 'INVALID_ARGUMENT');

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
  return { error: { code: status, message: said, status: nameOf(status), details: [info] }, ...others };
}

/** Converts an error that stands in place of a chunk, and so has no status of its own. */
export const streamedError = (chunk: JsonObject): JsonObject =>
  geminiError(streamedStatus(chunk.error), { error: chunk.error, ...besideError(chunk) });
