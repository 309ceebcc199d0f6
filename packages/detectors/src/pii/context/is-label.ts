import { contextWords } from './context-words.ts';

/** Field names, by first letter. They are in lower case or in scripts without case. */
const labels = new Map<string, string[]>();
for (const row of Object.values(contextWords)) {
  for (const phrase of row) {
    const first = phrase.charAt(0);
    labels.set(first, [...(labels.get(first) ?? []), phrase]);
  }
}

const phrases: ReadonlySet<string> = new Set([...labels.values()].flat());

/**
 * Whether a stretch is a field name or the start of one: `nino`, `出生` of `出生日期`. A capitalised word is not, because
 * people are called Nino too, but one in capitals is.
 */
export function isLabel(text: string, start: number, end: number): boolean {
  if (isCapital(text.charCodeAt(start)) && !isCapital(text.charCodeAt(start + 1))) return false;
  const stretch = text.slice(start, end);
  if (isCapital(text.charCodeAt(start))) return stretch === stretch.toUpperCase() && phrases.has(stretch.toLowerCase());
  const candidates = labels.get(text.charAt(start)) ?? [];
  return candidates.some((phrase) => phrase.length >= end - start && text.startsWith(phrase, start));
}

const isCapital = (code: number): boolean => code >= 65 && code <= 90;
