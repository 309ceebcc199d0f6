/** Includes a number before the address, such as that of a flat, a block or a box. */
export function startWithNumber(text: string, start: number): number {
  const number = /(?:^|[\s,:(>])(\d{1,4}) $/.exec(text.slice(Math.max(0, start - 6), start))?.[1];
  return number === undefined ? start : start - number.length - 1;
}
