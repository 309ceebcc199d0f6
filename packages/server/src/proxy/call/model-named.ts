import { parseChunk } from '../stream/chat-chunks.ts';
import { membersOf } from '../upstream/splice-body.ts';

/** What is kept of a model's name, which a caller may make as long as it likes. */
export const MAX_NAME = 200;
/** Clients write the model among the first members: what stands before it is parsed where it is short. */
const MAX_BEFORE = 1_024;
const named = /^"model"\s*:\s*("(?:[^"\\]|\\.){1,200}")/su;

/** The model that a caller's body names; null where it names none. The rest of the body is not read, or passed over. */
export function modelNamed(body: Buffer): string | null {
  const at = body.indexOf('"model"');
  if (at === -1) return null;
  const isMember = at <= MAX_BEFORE && parseChunk(`${body.toString('utf8', 0, at)}"model":0}`) !== undefined;
  const start = isMember ? at : startOf(body);
  const value = start === undefined ? undefined : named.exec(body.toString('utf8', start, start + MAX_BEFORE))?.[1];
  const parsed = value === undefined ? undefined : parseChunk(`{"model":${value}}`)?.model;
  return typeof parsed === 'string' ? parsed.slice(0, MAX_NAME) : null;
}

/** Where the member begins in a body in which others stand before it. */
function startOf(body: Buffer): number | undefined {
  try {
    return membersOf(body).members.find(({ name }) => name === 'model')?.start;
  } catch {
    return undefined;
  }
}
