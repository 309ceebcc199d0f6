import { CallNumbers } from '@redoubt/guard/parts';
import { isObject, type Json, type JsonObject, parseExact } from '@redoubt/providers';

/** Finish reasons of an answer that was cut short: by its length or by a guardrail. */
const cuts = new Set<Json | undefined>(['length', 'content_filter']);

/**
 * Returns the arguments of a call, or undefined where they are no JSON object. They were then cut off, and a call
 * without them is another call. Many models write nothing for no arguments.
 */
export function calledWith(written: Json | undefined, finish: Json | undefined): JsonObject | undefined {
  const text = typeof written === 'string' ? written.trim() : '';
  if (text === '') return cuts.has(finish) ? undefined : {};
  try {
    const value = parseExact(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a function that gives the tool calls in the chunks of one stream numbers. Their providers' are often wrong. */
export function callNumbering(): (chunk: JsonObject) => void {
  const numbers = new CallNumbers();
  return ({ choices }) => {
    const [first] = Array.isArray(choices) ? choices : [];
    const delta = isObject(first) && isObject(first.delta) ? first.delta : {};
    if (Array.isArray(delta.tool_calls)) numbers.number(delta.tool_calls);
  };
}
