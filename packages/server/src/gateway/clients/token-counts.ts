import { isObject, type Json } from '@redoubt/providers';

/** Returns a count of tokens, which some providers do not tell. */
export const tokenCount = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** Returns a count in the details of another, such as `prompt_tokens_details`. */
export const detailCount = (details: Json | undefined, name: string): number =>
  tokenCount(isObject(details) ? details[name] : undefined);
