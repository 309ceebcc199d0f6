const letterOrDigit = /[\p{L}\p{N}\p{M}]/u;
const CJK = 0x2e80;

const folded = (text: string): string => text.toUpperCase().toLowerCase().replace(/\s+/g, ' ');

/**
 * Returns a function that says whether the caller's texts hold a keyword, as a whole word in any case. A keyword that
 * they hold only in disguise does not count, for then it is safer not to name it.
 */
export function heldKeywords(texts: () => readonly string[]): (keyword: string) => boolean {
  let all: string | undefined;
  return (keyword) => {
    all ??= folded(texts().join('\n\n'));
    return holdsWord(all, folded(keyword).trim());
  };
}

function holdsWord(text: string, word: string): boolean {
  if (word === '') return false;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!cutsWord(text, at) && !cutsWord(text, at + word.length)) return true;
  }
  return false;
}

const cutsWord = (text: string, at: number): boolean =>
  letterOrDigit.test(text.charAt(at - 1)) && letterOrDigit.test(text.charAt(at)) && text.charCodeAt(at) < CJK;
