import { isObject, type Json, type JsonObject } from '../../../json/exact-json.ts';

/**
 * What a model thought, in the form that clients of several providers know as `thinking_blocks`: with the signatures
 * that Anthropic asks for when the thoughts come back, as they must within a loop of tools. Any other block is left out.
 */
export function thinkingBlocks(blocks: Json | undefined): JsonObject[] {
  if (!Array.isArray(blocks)) return [];
  return blocks
    .filter(isObject)
    .map(blockOf)
    .filter((block) => block !== undefined);
}

function blockOf({ type, thinking, signature, data }: JsonObject): JsonObject | undefined {
  if (type === 'redacted_thinking' && typeof data === 'string') return { type, data };
  const isSigned = typeof signature === 'string' && signature !== '';
  return type === 'thinking' && typeof thinking === 'string' && isSigned ? { type, thinking, signature } : undefined;
}
