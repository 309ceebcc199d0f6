/** Adds one lower-case letter to the hash of a run. */
export function addLetter(hash: number, letter: number): number {
  return (Math.imul(hash, 31) + letter) | 0;
}

/** Returns the hash of a run of lower-case letters. */
export function hashOfWord(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = addLetter(hash, word.charCodeAt(at));
  return hash;
}
