/**
 * Whether a value of a model or of an older body is set. Null, an empty text, list or object count as absent (contract
 * §3).
 */
export function isUsed(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
