import { viewsOf } from '@redoubt/detectors';

/** Finds an application's own words of refusal in a sentence: literal, whatever the case, accents and look-alikes. */
export function createPhraseFinder(phrases: readonly string[]): ((sentence: string) => boolean) | undefined {
  const folded = phrases.map(fold).filter((phrase) => phrase !== '');
  if (folded.length === 0) return undefined;
  return (sentence) => {
    const text = fold(sentence);
    return folded.some((phrase) => text.includes(phrase));
  };
}

const fold = (text: string): string => viewsOf(text).letters.text.trim();
