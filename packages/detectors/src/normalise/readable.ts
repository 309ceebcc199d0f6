const LETTER_SHARE = 0.7;
/** Of a text that is no longer than `SHORT`, where a few letters come about by chance. */
const SHORT_SHARE = 0.8;
const SHORT = 16;
const letters = /\p{L}/gu;
/** What short texts consist of. */
const ordinary = /^[\p{L}\p{M}\p{N}\p{Zs}\n\r\t.,;:!?¿¡'"()@_/\-–—’“”%&+*=#]*$/u;
/** A word in small letters, in capitals, or with a capital first. */
const word = /^(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}+)$/u;
/** Letters of one script. Letters of several scripts are in no honest word. */
const oneScript =
  /^(?:[a-z\u00c0-\u017f\u1e00-\u1eff]+|[\u0400-\u052f]+|[\u0370-\u03ff\u1f00-\u1fff]+|\p{Script=Arabic}+|\p{Script=Hebrew}+|\p{Script=Devanagari}+|[\u3040-\u30ff\u4e00-\u9fff]+|\p{Script=Hangul}+|\p{Script=Thai}+)$/iu;
const latinWord = /^[a-z\u00c0-\u024f]+$/i;
const vowel = /[aeiouyà-æè-ïò-öø-ýœ]/i;
/** Words without a vowel are no longer than this. */
const MAX_MUTE = 3;
const LONGEST_CHECKED = 400;
/** Share of the letters that must be in honest words. Names such as "iPhone" are none. */
const WORD_SHARE = 0.8;
const MIN_LETTERS = 2;

/**
 * Whether a text reads as words, and is not made of letters by chance. Any bytes can be decoded, and some of them become
 * letters. It reads the beginning of a long text.
 */
export function readsAsWords(text: string, minimum = MIN_LETTERS): boolean {
  const beginning = text.slice(0, LONGEST_CHECKED);
  if (!ordinary.test(beginning)) return false;
  const count = beginning.match(letters)?.length ?? 0;
  const blanks = beginning.match(/\s/g)?.length ?? 0;
  const share = beginning.length <= SHORT ? SHORT_SHARE : LETTER_SHARE;
  if (count < minimum || count + blanks < share * beginning.length || /^[\r\n\t]/.test(text)) return false;
  const words = beginning.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const honest = words.reduce((sum, each) => sum + (isWord(each) ? each.length : 0), 0);
  return honest >= WORD_SHARE * count;
}

function isWord(text: string): boolean {
  if (!word.test(text) || !oneScript.test(text)) return false;
  return text.length <= MAX_MUTE || !latinWord.test(text) || vowel.test(text);
}

/** Whether most of a text is letters and blanks. Texts that were broken or coded again have more signs. */
export function isMostlyLetters(text: string): boolean {
  const beginning = text.slice(0, LONGEST_CHECKED);
  const count = beginning.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0;
  return count >= LETTER_SHARE * beginning.length;
}
