import { readLists } from '@redoubt/data-files';
import { viewsOf } from '@redoubt/detectors';
import { letterWordsOf } from '../split-words.ts';

/** Says whether a sentence is a refusal that is known word for word. */
export type KnownRefusal = (sentence: string) => boolean;

/** Sentences that only say no, by language. */
export const bareRefusalsFile = new URL('../../data/bare-refusals.txt', import.meta.url);
/** Longer sentences are no bare refusals. */
const MAX_BARE = 60;

const wordsIn = (sentence: string): string =>
  sentence
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu)
    ?.join(' ') ?? '';

let bare: ReadonlySet<string> | undefined;

/** Says whether a sentence only says no, in one of twenty languages. */
function isBareRefusal(sentence: string): boolean {
  if (sentence.length > MAX_BARE) return false;
  bare ??= new Set(Object.values(readLists(bareRefusalsFile)).flat().map(wordsIn));
  return bare.has(wordsIn(sentence));
}

/**
 * Returns what finds known refusals: sentences that only say no, and the application's own phrases. Phrases match
 * literally, but case, accents and look-alikes do not matter. A sentence that turns behind a phrase is no refusal: "that
 * is not on our menu, but …".
 */
export function knownRefusals(phrases: readonly string[]): KnownRefusal {
  const folded = phrases.map(fold).filter((phrase) => phrase !== '');
  const isOwn = (part: string) => {
    const text = fold(part);
    return folded.some((phrase) => text.includes(phrase));
  };
  return (sentence) => isBareRefusal(sentence) || (folded.length > 0 && isOwn(lastPartOf(sentence)));
}

const fold = (text: string): string => viewsOf(text).letters.text.trim();

/** Words behind which a sentence says something else. */
const turn =
  /[\s,;–—](?:but|however|yet|though|although|aber|jedoch|allerdings|doch|sondern|mais|cependant|toutefois|pero|sino|ma|però|tuttavia|mas|porém|maar|echter|men|ale|jednak|však|но|однако|але|ama|fakat|ancak|tapi|tetapi|nhưng|लेकिन|मगर|لكن)[\s,:]|但是|但|不过|可是|しかし|ですが|ですけど|하지만/giu;
/** Fewer words behind a turn say nothing of their own: "…, but thank you for asking" is still a refusal. */
const OWN_WORDS = 3;

/** The part of a sentence behind its last turn, or all of it. */
function lastPartOf(sentence: string): string {
  const last = [...sentence.matchAll(turn)].at(-1);
  if (!last) return sentence;
  const behind = sentence.slice(last.index + last[0].length);
  return letterWordsOf(behind, 1).length >= OWN_WORDS || /[\p{scx=Han}\p{scx=Hiragana}]{4}/u.test(behind)
    ? behind
    : sentence;
}
