import { isTooDeep } from './json-shape.ts';

/** Parses the JSON of an answer. Returns undefined for what is no JSON, or is nested deeper than is read. */
export function jsonOrNone(text: string): unknown {
  try {
    return isTooDeep(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
