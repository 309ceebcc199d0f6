import { readLists } from '@redoubt/data-files';
import { inLowerCase } from '../normalise/lower-case.ts';
import { allFacts, type FactsOfAnswer, factsToJudge } from './split-facts.ts';

const lists = readLists(new URL('../../data/courtesies.txt', import.meta.url), ['greetings', 'offers', 'refusals']);
/** Phrases by their first character, because most sentences begin with none of them. */
const byInitial = (phrases: readonly string[]) => Map.groupBy(phrases, (phrase) => phrase.charAt(0));
const greetings = byInitial(lists.greetings);
const declining = byInitial([...lists.offers, ...lists.refusals]);
/** Words that may stand beside a greeting: "Good morning, dear guest". */
const MAX_BESIDE = 3;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns the facts of an answer that state something, which a context can bear out. Linear. */
export const statedFacts = (answer: string): FactsOfAnswer =>
  factsToJudge(allFacts(answer).filter(({ text }) => !statesNothing(text)));

/** Whether a sentence is a greeting, thanks, a question back, an offer of help or a refusal. */
function statesNothing(sentence: string): boolean {
  const text = inLowerCase(sentence).trim();
  if (/[?？؟]\s*["'”’»)]*$/u.test(text)) return true;
  const initial = text.charAt(0);
  if (declining.get(initial)?.some((phrase) => beginsWith(text, phrase))) return true;
  const isGreeting = (phrase: string) => beginsWith(text, phrase) && wordsIn(text.slice(phrase.length)) <= MAX_BESIDE;
  return greetings.get(initial)?.some(isGreeting) ?? false;
}

function beginsWith(text: string, phrase: string): boolean {
  if (!text.startsWith(phrase)) return false;
  const next = text.slice(phrase.length, phrase.length + 2);
  return !/^\p{L}/u.test(next) || unspaced.test(next);
}

/** Words after a greeting. A number or a name makes a statement of it. */
function wordsIn(rest: string): number {
  if (/\p{N}/u.test(rest)) return MAX_BESIDE + 1;
  const letters = rest.match(/[\p{L}\p{M}]+/gu) ?? [];
  return letters.reduce((sum, word) => sum + (unspaced.test(word) ? Math.ceil(word.length / 2) : 1), 0);
}
