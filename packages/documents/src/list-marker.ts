/**
 * A bullet, or a number or letter with a dot or brackets. Numbers have at most three digits, so a year is not a marker.
 */
const marker = /^(?:[-*+•‣▪▫●○◦■□–—·]|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)]|\([ivx]{1,5}\)|[ivx]{2,5}[.)])\s+(?=\S)/u;

/** The length of the list marker at the start of a line, in UTF-16 units. 0 if there is none. */
export function listMarkerLength(line: string): number {
  return marker.exec(line)?.[0].length ?? 0;
}

/** Whether the line starts with a bullet. Headings never do. */
export const isBullet = (line: string): boolean => /^[-*+•‣▪▫●○◦■□–—·]\s/u.test(line);
