const REACH = 72;
const MAX_CODE = 5;

/**
 * `PSC 1083, Box 3672`, `Unit 4181 Box 1281` or a ship, followed by the post office of an army, a fleet or an embassy.
 */
const MILITARY =
  /(?:(?:PSC|CMR|Unit) \d{1,5},? Box \d{1,6}|US(?:S|NS|NV|CGC|AV) [\p{L}'’-]{2,24}(?: [\p{L}'’-]{2,24}){0,2})(?:, ?|,? ?\n ?| )(?:APO|FPO|DPO),? A[AEP] $/iu;

/** Returns the start of a US military address that ends with a postal code, or -1 if it is not one. */
export function startOfMilitaryAddress(text: string, code: number, end: number): number {
  if (end - code !== MAX_CODE || (text.charCodeAt(code - 3) | 32) !== 97) return -1;
  const from = Math.max(0, code - REACH);
  const place = text.slice(from, code).search(MILITARY);
  return place < 0 ? -1 : from + place;
}
