/** The text with each run of white space as one space, and none around it; soft hyphens and zero-width characters go. */
export function singleSpaced(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
