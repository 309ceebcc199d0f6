/** Some write a number before the house's: of a flat, a block, a box. */
export function startWithNumber(text: string, start: number): number {
  const number = /(?:^|[\s,:(>])(\d{1,4}) $/.exec(text.slice(Math.max(0, start - 6), start))?.[1];
  return number === undefined ? start : start - number.length - 1;
}
