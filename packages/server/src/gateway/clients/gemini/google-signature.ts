import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { usualBase64 } from './gemini-forms.ts';

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
