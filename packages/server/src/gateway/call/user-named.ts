import { membersOf } from '@redoubt/providers';
import { parseChunk } from '../stream/chat-chunks.ts';

/** Characters of an end user's name that are kept. */
const MAX_USER = 200;
/** Clients write the user among the first or the last members. Only these bytes are searched in a long body. */
const MAX_AROUND = 1_024;
/** A body with the user elsewhere is searched only up to this size, because a byte takes up to 3 ns. */
const MAX_WALKED = 8_192;
const key = /"user"\s*:/;
const keys = new RegExp(key, 'g');
const value = /^"user"\s*:\s*("(?:[^"\\]|\\.){1,1000}")/su;

/** Returns the end user of a value, which callers can send in any form. */
export const endUserOf = (user: unknown): string | null =>
  typeof user === 'string' && user.trim() !== '' ? user.trim().slice(0, MAX_USER) : null;

/**
 * Returns the end user that a caller's body names. The texts of the body are skipped if possible. With `isNeeded`, a
 * long body is searched whole.
 */
export function userNamed(body: Buffer, isNeeded = false): string | null {
  const isWalked = isNeeded || body.length <= MAX_WALKED;
  return endUserOf(userAtEnd(body) ?? userAtBegin(body) ?? (isWalked ? userAnywhere(body) : undefined));
}

function userAtEnd(body: Buffer): unknown {
  const end = body.toString('utf8', Math.max(0, body.length - MAX_AROUND));
  const at = [...end.matchAll(keys)].at(-1)?.index;
  return at === undefined ? undefined : parseChunk(`{${end.slice(at)}`)?.user;
}

function userAtBegin(body: Buffer): unknown {
  const begin = body.toString('utf8', 0, 2 * MAX_AROUND);
  const at = begin.search(key);
  if (at === -1 || at > MAX_AROUND || !parseChunk(`${begin.slice(0, at)}"user":0}`)) return undefined;
  const text = value.exec(begin.slice(at))?.[1];
  return text === undefined ? undefined : parseChunk(`{"user":${text}}`)?.user;
}

function userAnywhere(body: Buffer): unknown {
  if (!key.test(body.toString('utf8'))) return undefined;
  try {
    const found = membersOf(body).members.findLast(({ name }) => name === 'user');
    return found && JSON.parse(body.toString('utf8', found.valueStart, found.end));
  } catch {
    return undefined;
  }
}
