/** Whether a value of JSON is an object. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a text is not the JSON that is wanted, or undefined. An empty text is no problem. */
export function problemOfJson(
  json: string,
  wanted: string,
  isWanted: (value: unknown) => boolean = isObject,
): string | undefined {
  if (json.trim() === '') return undefined;
  try {
    return isWanted(JSON.parse(json)) ? undefined : `This is no JSON of ${wanted}`;
  } catch (error) {
    return `This is no JSON: ${error instanceof Error ? error.message : error}`;
  }
}
