/** Replaces each run of white space by one space and trims the text. Removes soft hyphens and zero-width characters. */
export function singleSpaced(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
