import { isObject, type Json, type JsonObject, parseExact } from '@redoubt/providers';

/**
 * Writes signed thoughts (`thinking_blocks`) as one text in base64, which a client keeps as a signature or as encrypted
 * content and sends back as it is. Their own signatures cover the exact texts, of which the pieces of a stream tell no
 * borders.
 */
export const sealThoughts = (blocks: readonly Json[]): string => Buffer.from(JSON.stringify(blocks)).toString('base64');

/** Returns the signed thoughts in such a text, or undefined for one that another service wrote. */
export function unsealThoughts(sealed: Json | undefined): JsonObject[] | undefined {
  if (typeof sealed !== 'string') return undefined;
  const text = Buffer.from(sealed, 'base64').toString('utf8');
  if (!text.startsWith('[{')) return undefined;
  try {
    const blocks = parseExact(text);
    return Array.isArray(blocks) && blocks.every(isObject) ? blocks : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the members of a model's message that hold its thoughts. Signed ones say all that stands beside them once
 * more. A provider refuses thoughts that are signed with nothing.
 */
export function thoughtMembers(signed: readonly JsonObject[], unsigned: string): JsonObject {
  if (signed.length > 0) return { thinking_blocks: signed };
  return unsigned === '' ? {} : { reasoning_content: unsigned };
}
