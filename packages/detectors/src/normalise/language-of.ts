import { readLists, wordsOfList } from '@redoubt/data-files';
import { inLowerCase } from './lower-case.ts';

/** The languages whose rules the policy wizard finds. */
export type ReadLanguage = 'en' | 'de' | 'fr' | 'es';

/** A language as it was recognised in a text. `code` is absent if the wizard does not know it. */
export interface Language {
  readonly name: string;
  readonly code?: ReadLanguage;
}

/** The languages that the wizard knows, as warnings name them. */
export const READ_LANGUAGES = 'English, German, French and Spanish';

/** The languages that the wizard knows, by the names of their words. */
const codes: Readonly<Record<string, ReadLanguage>> = { English: 'en', German: 'de', French: 'fr', Spanish: 'es' };

/** Frequent words that carry grammar. A text is in the language of which it has most. English is the first. */
const functionWords: readonly (Language & { readonly words: readonly string[] })[] = Object.entries(
  readLists(new URL('../../data/function-words.txt', import.meta.url)),
).map(([name, lines]) => {
  const code = codes[name];
  return { name, ...(code && { code }), words: wordsOfList(lines) };
});

/** A word of English says nothing about another language: "no" and "do" make no text Portuguese. */
const english = new Set(functionWords[0]?.words);
const languagesByWord = new Map<string, number[]>();
for (const [index, { words }] of functionWords.entries()) {
  for (const word of new Set(words)) {
    if (index > 0 && (word.length === 1 || english.has(word))) continue;
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), index]);
  }
}

const scripts: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'Japanese', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { name: 'Chinese', pattern: /\p{Script=Han}/gu },
  { name: 'Korean', pattern: /\p{Script=Hangul}/gu },
  { name: 'a language in Cyrillic script', pattern: /\p{Script=Cyrillic}/gu },
  { name: 'Greek', pattern: /\p{Script=Greek}/gu },
  { name: 'a language in Arabic script', pattern: /\p{Script=Arabic}/gu },
  { name: 'Hebrew', pattern: /\p{Script=Hebrew}/gu },
  { name: 'a language in Devanagari script', pattern: /\p{Script=Devanagari}/gu },
  { name: 'Thai', pattern: /\p{Script=Thai}/gu },
];

/** What no text has without a letter of one of these scripts. */
const beyondLatin = /[\u0370-\uffff]/;

/** This part of the letters in a script makes it the text's. Japanese mixes its own with Chinese. */
const SCRIPT_PART = 0.2;
const MIN_HITS = 2;
/** A passage is in another language than its document if it has this many more of its words. */
const CLEAR_LEAD = 2;
/** Function words are at least this part of all words of a running text. */
const WORD_PART = 0.15;

/**
 * Returns the language of a text by its script and its function words. Undefined if neither is clear. `usual` is the
 * language of the text around it, from which only clear words depart. Linear.
 */
export function languageOf(text: string, usual?: Language): Language | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  const script =
    beyondLatin.test(text) &&
    scripts.find(({ pattern }) => (text.match(pattern)?.length ?? 0) >= SCRIPT_PART * letters);
  return script ? { name: script.name } : languageByWords(letterRuns(text), usual);
}

/** Runs of letters in lower case. Digits and marks part them, so it does not suit scripts with vowel signs. */
const letterRuns = (text: string): string[] => inLowerCase(text).match(/\p{L}+/gu) ?? [];

function languageByWords(words: readonly string[], usual: Language | undefined): Language | undefined {
  const hits = functionWords.map(() => 0);
  for (const index of words.flatMap((word) => languagesByWord.get(word) ?? [])) hits[index] = (hits[index] ?? 0) + 1;
  const best = Math.max(...hits);
  if (best < MIN_HITS || best < WORD_PART * words.length) return undefined;
  const ofUsual = hits[functionWords.findIndex(({ name }) => name === usual?.name)];
  if (usual && best - (ofUsual ?? 0) < CLEAR_LEAD) return usual;
  const found = functionWords[hits.indexOf(best)];
  return found && { name: found.name, ...(found.code && { code: found.code }) };
}
