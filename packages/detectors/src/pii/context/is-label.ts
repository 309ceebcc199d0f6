import { contextWords } from './context-words.ts';

/** Field names, by first letter. They are in lower case or in scripts without case. */
const labels = new Map<string, string[]>();
for (const phrases of Object.values(contextWords)) {
  for (const phrase of phrases.split('|')) {
    const first = phrase.charAt(0);
    labels.set(first, [...(labels.get(first) ?? []), phrase]);
  }
}

/**
 * Whether a stretch is a field name or the start of one: `nino`, `出生` of `出生日期`. A capitalised word is not, because
 * people are called Nino too, but one in capitals is.
 */
export function isLabel(text: string, start: number, end: number): boolean {
  const stretch = text.slice(start, end);
  const isCapitals = stretch.length > 1 && stretch === stretch.toUpperCase() && stretch !== stretch.toLowerCase();
  const word = isCapitals ? stretch.toLowerCase() : stretch;
  const candidates = labels.get(word.charAt(0)) ?? [];
  if (isCapitals) return candidates.includes(word);
  return candidates.some((phrase) => phrase.length >= end - start && text.startsWith(phrase, start));
}
