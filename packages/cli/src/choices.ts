/** The words that an option or an argument takes. A function where a package would have to be loaded for them. */
type Words = readonly string[] | (() => Promise<readonly string[]>);

interface Choices {
  readonly words: Words;
  /** Whether it takes several, with commas between them. */
  readonly isList: boolean;
}

const known = new WeakMap<object, Choices>();

/**
 * Notes which words an option or an argument takes, so that a shell offers them. What reads the word checks it, and says
 * more of a wrong one than commander would.
 */
export function taking<Taker extends object>(taker: Taker, words: Words): Taker {
  known.set(taker, { words, isList: false });
  return taker;
}

/** The same for an option that takes a list with commas. */
export function takingList<Taker extends object>(taker: Taker, words: Words): Taker {
  known.set(taker, { words, isList: true });
  return taker;
}

/** Returns what `taking` noted. Undefined for what takes any word. */
export const choicesOf = (taker: object): Choices | undefined => known.get(taker);

/**
 * Returns what a shell offers for what is typed so far. In a list these are the words that it does not have yet, behind
 * those that it has.
 */
export async function offered({ words, isList }: Choices, typed: string): Promise<string[]> {
  const all = typeof words === 'function' ? await words() : words;
  if (!isList) return [...all];
  const list = typed.slice(typed.indexOf('=') + 1);
  const before = list.slice(0, list.lastIndexOf(',') + 1);
  const chosen = new Set(before.split(','));
  return all.filter((word) => !chosen.has(word)).map((word) => before + word);
}
