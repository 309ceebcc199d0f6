import type { Block, ReadBlocks } from './document.ts';
import { isBullet, listMarkerLength } from './list-marker.ts';
import { singleSpaced } from './single-spaced.ts';

const MAX_HEADING = 90;
/** A title directly above its text is shorter than a heading that stands alone. */
const MAX_TITLE = 60;
const MIN_LINES_OF_LIST = 3;
const capital = /^["“'¿¡(]?\p{Lu}/u;
/** Below each other, lines that all begin like this are lines of their own and not one text that was wrapped. */
const startsAnew = /^["“'¿¡(]?[\p{Lu}\d•*–-]/u;

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

/**
 * Turns a paragraph into its blocks: one for each item, and one for each line that its author ended on purpose. Three
 * such lines below each other are a list without markers.
 */
function blocksOf(lines: readonly string[], page: number): Block[] {
  const groups = groupsOf(lines);
  const isList = groups.length >= MIN_LINES_OF_LIST && groups.every(isUnmarkedLine);
  const texts = groups.map((group) => singleSpaced(group.join(' ')));
  return groups.flatMap((group, index) => {
    const text = texts[index];
    if (!text) return [];
    const isTitle = group.length === 1 && (groups.length === 1 || opensText(text, texts[index + 1]));
    return [{ ...blockOf(text, { isTitle, isList }), page }];
  });
}

function blockOf(text: string, { isTitle, isList }: { isTitle: boolean; isList: boolean }): Omit<Block, 'page'> {
  if (isTitle && isHeading(text)) return { kind: 'heading', level: 2, text };
  const markerLength = listMarkerLength(text);
  if (markerLength > 0) return { kind: 'item', level: 1, text: text.slice(markerLength) };
  return isList && !text.endsWith(':') ? { kind: 'item', level: 1, text } : { kind: 'paragraph', text };
}

/** Returns whether a group is one line without a marker. Beside marked items, it is their lead-in. */
const isUnmarkedLine = ([line = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && listMarkerLength(line.trim()) === 0;

function groupsOf(lines: readonly string[]): string[][] {
  const groups: string[][] = [];
  const width = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  const areLines = lines.length >= MIN_LINES_OF_LIST && lines.every((line) => startsAnew.test(line.trimStart()));
  for (const line of lines) {
    const previous = groups.at(-1);
    const isNew = areLines || listMarkerLength(line.trim()) > 0 || isEnded(previous?.at(-1) ?? '', line, width);
    if (previous && !isNew) previous.push(line);
    else groups.push([line]);
  }
  return groups;
}

/**
 * Returns whether a line ended on purpose: the next one begins with a capital, and its first word had room in the
 * paragraph's width.
 */
function isEnded(line: string, next: string, width: number): boolean {
  const start = next.trim();
  const space = start.indexOf(' ');
  const first = space === -1 ? start : start.slice(0, space);
  return capital.test(start) && line.trimEnd().length + 1 + first.length <= width;
}

/** Returns whether a line is the title of what follows: a sentence, or items with its number as their first part. */
function opensText(text: string, next: string | undefined): boolean {
  if (next === undefined || text.length > MAX_TITLE) return false;
  const number = /^\d{1,3}(?=[.)]? )/.exec(text)?.[0];
  if (number !== undefined && next.startsWith(`${number}.`)) return /^\d/.test(next.slice(number.length + 1));
  if (number !== undefined && isBullet(next)) return true;
  const isNumbered = number !== undefined || /^\p{L}+ \d{1,3}(?!\S)/u.test(text);
  return isNumbered && listMarkerLength(next) === 0 && /[.!?:]$/.test(next);
}

/** A heading is a short single line that does not end like a sentence. */
function isHeading(text: string): boolean {
  return text.length <= MAX_HEADING && !isBullet(text) && !/[.!?:;,]$/.test(text);
}
