import { isObject, type Json, type JsonObject, parseExact } from '@redoubt/providers';
import { usualBase64 } from './gemini-forms.ts';

/**
 * Signed thoughts (`thinking_blocks`) go to the client as the signature of a thought, and come back as they were. Their
 * own signatures cover the exact texts, of which the pieces of a stream tell no borders.
 */
export const sealThoughts = (blocks: readonly Json[]): string => Buffer.from(JSON.stringify(blocks)).toString('base64');

/** Returns the signed thoughts in a signature, or undefined for a signature of another kind. */
export function unsealThoughts(signature: string): JsonObject[] | undefined {
  const text = Buffer.from(usualBase64(signature), 'base64').toString('utf8');
  if (!text.startsWith('[{')) return undefined;
  try {
    const blocks = parseExact(text);
    return Array.isArray(blocks) && blocks.every(isObject) ? blocks : undefined;
  } catch {
    return undefined;
  }
}

/** The signature that Google's own models give a part, as Google's endpoint for chat completions writes it. */
export const signedByGoogle = (signature: Json | undefined): JsonObject =>
  typeof signature === 'string' && signature !== ''
    ? { extra_content: { google: { thought_signature: usualBase64(signature) } } }
    : {};

/** Returns that signature of a message, a delta or a call. */
export function googleSignature({ extra_content: extra }: JsonObject): JsonObject {
  const google = isObject(extra) ? extra.google : undefined;
  const signature = isObject(google) ? google.thought_signature : undefined;
  return typeof signature === 'string' && signature !== '' ? { thoughtSignature: signature } : {};
}
