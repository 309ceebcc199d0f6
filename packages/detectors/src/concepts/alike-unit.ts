/** Letters that people write for one another, which the letters view keeps apart: Arabic alef, teh marbuta and yeh. */
const alike: ReadonlyMap<number, number> = new Map(
  [
    ['\u0623', '\u0627'],
    ['\u0625', '\u0627'],
    ['\u0622', '\u0627'],
    ['\u0671', '\u0627'],
    ['\u0629', '\u0647'],
    ['\u0649', '\u064a'],
  ].map(([from = '', to = '']) => [from.charCodeAt(0), to.charCodeAt(0)]),
);
const [FIRST, LAST] = [0x0622, 0x0671];

/** Returns the unit that stands for a unit in entries of concepts and where they are searched. */
export function alikeUnit(unit: number): number {
  return unit < FIRST || unit > LAST ? unit : (alike.get(unit) ?? unit);
}
