/** Digits, fractions or exponents that a double may not hold, or not write again as they came. */
const mayLose = /\d{16}|\.\d*0\b|\d\.\d{15}|-0\b|\d[eE]/;

/** `JSON.rawJSON` and the reviver's `source` are newer than the types that TypeScript ships. */
interface RawJson {
  rawJSON(text: string): object;
}
const { rawJSON } = JSON as unknown as RawJson;

/**
 * Parse JSON so that writing it again gives every number back as it came: those that a double would change are kept as
 * raw JSON. Costs what `JSON.parse` costs where no number looks so. Throws SyntaxError.
 */
export function parseExactly(text: string): unknown {
  if (!mayLose.test(text)) return JSON.parse(text);
  const keep = (_: string, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' && context?.source !== undefined && context.source !== String(value)
      ? rawJSON(context.source)
      : value;
  return JSON.parse(text, keep as (key: string, value: unknown) => unknown);
}
