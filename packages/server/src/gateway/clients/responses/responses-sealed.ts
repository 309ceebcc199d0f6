import { isObject, type Json, type JsonObject, parseExact } from '@redoubt/providers';

/** Says that what follows was written here. Reasoning that another service sealed cannot be read. */
const MARK = 'thinking_blocks.';

/**
 * Writes signed thoughts as the `encrypted_content` of a reasoning item. Clients send it back as it is, so a model that
 * wants its signed thoughts with the results of tools gets them.
 */
export const sealThoughts = (blocks: readonly JsonObject[]): string =>
  MARK + Buffer.from(JSON.stringify(blocks)).toString('base64');

/** Returns the signed thoughts of a reasoning item. Those of other services are left out: only they can read them. */
export function openSealed(sealed: Json | undefined): JsonObject[] {
  if (typeof sealed !== 'string' || !sealed.startsWith(MARK)) return [];
  try {
    const blocks = parseExact(Buffer.from(sealed.slice(MARK.length), 'base64').toString('utf8'));
    return Array.isArray(blocks) ? blocks.filter(isObject) : [];
  } catch {
    return [];
  }
}
