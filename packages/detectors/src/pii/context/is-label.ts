import { contextWords } from './context-words.ts';

/** The words that name a field, as they are written where nothing tells a name: in small letters, or without case. */
const labels = new Map<string, string[]>();
for (const phrases of Object.values(contextWords)) {
  for (const phrase of phrases.split('|')) {
    const first = phrase.charAt(0);
    labels.set(first, [...(labels.get(first) ?? []), phrase]);
  }
}

/**
 * Whether a stretch is the name of a field, or starts one: `nino`, `出生` of `出生日期`. A capital makes it a name:
 * people are called Nino, too.
 */
export function isLabel(text: string, start: number, end: number): boolean {
  const candidates = labels.get(text.charAt(start)) ?? [];
  return candidates.some((phrase) => phrase.length >= end - start && text.startsWith(phrase, start));
}
