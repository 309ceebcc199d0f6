/** Endings to remove, longest first, with their replacement. At least three letters are kept. */
const endings: readonly (readonly [string, string])[] = [
  ['ations', 'at'],
  ['ation', 'at'],
  ['ments', ''],
  ['ment', ''],
  ['nesses', ''],
  ['ness', ''],
  ['ingly', ''],
  ['edly', ''],
  ['ings', ''],
  ['ing', ''],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ally', 'al'],
  ['ions', ''],
  ['ion', ''],
  ["'s", ''],
  ['’s', ''],
  ['ed', ''],
  ['ly', ''],
  ['es', ''],
  ['s', ''],
  ['e', ''],
];
const SHORTEST = 3;
/** Endings by their last letter. Most words end in a letter without endings. */
const endingsBy = Map.groupBy(endings, ([ending]) => ending.charCodeAt(ending.length - 1));

/** Returns an approximate stem of a lower-case English word. It is the same on both sides of a comparison. */
export function stem(word: string): string {
  const own = endingsBy.get(word.charCodeAt(word.length - 1));
  const found = own?.find(([ending]) => word.endsWith(ending) && word.length - ending.length >= SHORTEST);
  if (!found || word.endsWith('ss')) return word;
  const [ending, instead] = found;
  return undouble(word.slice(0, word.length - ending.length) + instead);
}

/** Maps the stem of "stopped" to "stop". */
function undouble(word: string): string {
  const last = word.at(-1);
  const isDoubled = word.length > SHORTEST && last === word.at(-2) && last !== 'l' && last !== 's';
  return isDoubled ? word.slice(0, -1) : word;
}
