/** A bullet, or a number or letter with a dot or brackets. A year or an amount is none: at most three digits. */
const marker = /^(?:[-*+•‣▪▫●○◦■□–—·]|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)]|\([ivx]{1,5}\)|[ivx]{2,5}[.)])\s+(?=\S)/u;

/** How many characters of a line are the marker of a list's item; 0 where it is none. */
export function listMarkerLength(line: string): number {
  return marker.exec(line)?.[0].length ?? 0;
}

/** Whether the marker is a bullet, which no heading has. */
export const isBullet = (line: string): boolean => /^[-*+•‣▪▫●○◦■□–—·]\s/u.test(line);
