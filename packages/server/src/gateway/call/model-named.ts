import { membersOf } from '@redoubt/providers';
import { parseChunk } from '../stream/chat-chunks.ts';

/** Maximum length of a stored model name. Callers can send names of any length. */
export const MAX_NAME = 200;
/**
 * Clients write the model among the first or the last members. The bytes before or after it are parsed if they are at
 * most this many.
 */
const MAX_BEFORE = 1_024;
/** A body with the model elsewhere is searched only up to this size, because a byte takes up to 3 ns. */
const MAX_WALKED = 8_192;
const named = /^"model"\s*:\s*("(?:[^"\\]|\\.){1,200}")/su;

/**
 * Returns the model that a caller's body names, or null if there is none. The rest of the body is skipped if possible.
 */
export function modelNamed(body: Buffer): string | null {
  const at = body.indexOf('"model"');
  if (at === -1) return null;
  const isFirst = at <= MAX_BEFORE && parseChunk(`${body.toString('utf8', 0, at)}"model":0}`) !== undefined;
  const atEnd = isFirst ? undefined : amongLast(body.subarray(-MAX_BEFORE));
  if (atEnd) return nameOf(atEnd.model);
  const start = isFirst ? at : startOf(body);
  const value = start === undefined ? undefined : named.exec(body.toString('utf8', start, start + MAX_BEFORE))?.[1];
  const parsed = value === undefined ? undefined : parseChunk(`{"model":${value}}`)?.model;
  return nameOf(parsed);
}

/** Does the same for a model anywhere in the body, of which all is parsed where that is necessary. */
export function wholeModelName(body: Buffer): string | null {
  return modelNamed(body) ?? nameOf(parseChunk(body.toString('utf8'))?.model);
}

function amongLast(end: Buffer): Record<string, unknown> | undefined {
  const at = end.lastIndexOf('"model"');
  return at === -1 ? undefined : parseChunk(`{${end.toString('utf8', at)}`);
}

const nameOf = (model: unknown): string | null =>
  typeof model === 'string' && model !== '' ? model.slice(0, MAX_NAME) : null;

/** Returns the index of the member in a body that has other members before it. */
function startOf(body: Buffer): number | undefined {
  if (body.length > MAX_WALKED) return undefined;
  try {
    return membersOf(body).members.find(({ name }) => name === 'model')?.start;
  } catch {
    return undefined;
  }
}
