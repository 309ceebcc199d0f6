import type { Block, ReadBlocks } from './document.ts';
import { isBullet, listMarkerLength } from './list-marker.ts';
import { singleSpaced } from './single-spaced.ts';

const MAX_HEADING = 90;

/**
 * Reads plain text. Empty lines end paragraphs, form feeds end pages, and markers at the start of a line make items.
 */
export function readPlainText(text: string): ReadBlocks {
  const pages = text.split('\f');
  const blocks = pages.flatMap((page, index) => paragraphsOf(page).flatMap((lines) => blocksOf(lines, index + 1)));
  const [first] = blocks;
  return { title: first?.kind === 'heading' ? first.text : undefined, blocks, pageCount: pages.length };
}

function paragraphsOf(page: string): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of page.split(/\r\n|[\r\n\u2028\u2029]/)) {
    if (line.trim()) paragraphs.at(-1)?.push(line);
    else if (paragraphs.at(-1)?.length) paragraphs.push([]);
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

/** Turns a paragraph into one block, or into a lead-in and the items under it. */
function blocksOf(lines: readonly string[], page: number): Block[] {
  const groups: string[][] = [];
  for (const line of lines) {
    const previous = groups.at(-1);
    if (previous && listMarkerLength(line.trim()) === 0) previous.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group): Block[] => {
    const text = singleSpaced(group.join(' '));
    if (!text) return [];
    const markerLength = listMarkerLength(text);
    if (isHeading(text, group.length === 1 && lines.length === 1)) return [{ kind: 'heading', level: 2, text, page }];
    if (markerLength === 0) return [{ kind: 'paragraph', text, page }];
    return [{ kind: 'item', level: 1, text: text.slice(markerLength), page }];
  });
}

/** A heading is a short single line that does not end like a sentence. */
function isHeading(text: string, isAlone: boolean): boolean {
  return isAlone && text.length <= MAX_HEADING && !isBullet(text) && !/[.!?:;,]$/.test(text);
}
