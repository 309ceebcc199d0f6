/** Endings that go, longest first, with what takes their place. What is left keeps at least three letters. */
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
/** By the last letter: most words end in a letter that no ending has. */
const endingsBy = Map.groupBy(endings, ([ending]) => ending.charCodeAt(ending.length - 1));

/** The part of a lower-case English word that its inflections share: rough, but the same on both sides of a comparison. */
export function stem(word: string): string {
  const own = endingsBy.get(word.charCodeAt(word.length - 1));
  const found = own?.find(([ending]) => word.endsWith(ending) && word.length - ending.length >= SHORTEST);
  if (!found || word.endsWith('ss')) return word;
  const [ending, instead] = found;
  return undouble(word.slice(0, word.length - ending.length) + instead);
}

/** "stopped" and "stop" are one word. */
function undouble(word: string): string {
  const last = word.at(-1);
  const isDoubled = word.length > SHORTEST && last === word.at(-2) && last !== 'l' && last !== 's';
  return isDoubled ? word.slice(0, -1) : word;
}
