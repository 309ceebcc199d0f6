import type { Block, BlockKind } from './document.ts';
import { isBullet, listMarkerLength } from './list-marker.ts';
import { mostFrequent, type PdfLine } from './pdf-lines.ts';
import { singleSpaced } from './single-spaced.ts';

/** The typography of most of the document. */
interface Setting {
  readonly size: number;
  readonly font: string;
  /** The distance from one line of a paragraph to the next, in points. */
  readonly leading: number;
}

/** A larger distance than this many leadings starts a new paragraph. */
const PARAGRAPH_GAP = 1.3;
const HEADING_SIZE = 1.12;
const MAX_HEADING = 120;
const ends = /[.!?:;]["'”’)]*$/;

interface Draft {
  readonly lines: PdfLine[];
  readonly continues: boolean;
}

/** Joins printed lines into headings, paragraphs and items. */
export function blocksOfLines(lines: readonly PdfLine[]): Block[] {
  const setting = settingOf(lines);
  const drafts = draftsOf(lines, setting);
  const known = wordsOf(lines);
  const sizes = [...new Set(lines.map(({ size }) => Math.round(size)))].toSorted((a, b) => b - a);
  let kind: BlockKind = 'paragraph';
  return drafts.map((draft) => {
    const text = joinLines(draft.lines, known);
    if (!draft.continues) kind = kindOf(draft.lines, text, setting);
    return blockOf(draft, kind, text, sizes);
  });
}

function draftsOf(lines: readonly PdfLine[], setting: Setting): Draft[] {
  const drafts: Draft[] = [];
  for (const line of lines) {
    const draft = drafts.at(-1);
    const previous = draft?.lines.at(-1);
    if (!draft || !previous || startsAnew(line, previous, draft, setting)) {
      drafts.push({ lines: [line], continues: false });
    } else if (line.page !== previous.page) drafts.push({ lines: [line], continues: true });
    else draft.lines.push(line);
  }
  return drafts;
}

function blockOf({ lines, continues }: Draft, kind: BlockKind, text: string, sizes: readonly number[]): Block {
  const [first] = lines;
  const markerLength = kind === 'item' && !continues ? listMarkerLength(text) : 0;
  const level = kind === 'heading' ? Math.min(sizes.indexOf(Math.round(first?.size ?? 0)) + 1, 6) : 1;
  const page = first?.page ?? 1;
  return { kind, ...(kind !== 'paragraph' && { level }), text: text.slice(markerLength), page, continues };
}

function settingOf(lines: readonly PdfLine[]): Setting {
  const sizes = new Map<string, number>();
  const fonts = new Map<string, number>();
  const gaps = new Map<string, number>();
  for (const [index, { text, size, font, page, y }] of lines.entries()) {
    add(sizes, size.toFixed(1), text.length);
    add(fonts, font, text.length);
    const next = lines[index + 1];
    const gap = next?.page === page ? y - next.y : 0;
    if (gap > 0 && gap < 3 * size) add(gaps, gap.toFixed(1), 1);
  }
  const size = Number(mostFrequent(sizes));
  return { size, font: mostFrequent(fonts), leading: Number(mostFrequent(gaps)) || size * 1.2 };
}

const add = (counts: Map<string, number>, key: string, count: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + count);
};

/** Whether a line begins a new block. */
function startsAnew(line: PdfLine, previous: PdfLine, draft: Draft, setting: Setting): boolean {
  if (looks(line) !== looks(previous)) return true;
  if (listMarkerLength(line.text) > 0 && (isBullet(line.text) || ends.test(previous.text) || isItem(draft)))
    return true;
  const isElsewhere = line.page !== previous.page || line.y > previous.y;
  if (isElsewhere) return ends.test(previous.text) || isHeadingLine(previous, setting) || startsItsOwn(line, draft);
  if (previous.y - line.y > PARAGRAPH_GAP * setting.leading) return true;
  return isOutdented(line, draft) && ends.test(previous.text);
}

/** A change of size or font starts a new block. A single bold word does not change a line's font. */
const looks = ({ size, font }: PdfLine): string => `${size.toFixed(1)} ${font}`;

/** After a list without full stops, a capital letter on the next page starts a new block. */
const startsItsOwn = (line: PdfLine, draft: Draft): boolean => isItem(draft) && /^\p{Lu}/u.test(line.text);

const isItem = ({ lines }: Draft): boolean => listMarkerLength(lines[0]?.text ?? '') > 0;

/**
 * Whether a line is at least as far left as the marker of the item before it. It belongs to that item only if the
 * item's text wraps so.
 */
function isOutdented(line: PdfLine, draft: Draft): boolean {
  const [first] = draft.lines;
  return first !== undefined && isItem(draft) && line.x <= first.x + 1;
}

const isHeadingLine = ({ size, font, text }: PdfLine, setting: Setting): boolean =>
  size > HEADING_SIZE * setting.size || (font !== setting.font && text.length <= MAX_HEADING);

function kindOf(lines: readonly PdfLine[], text: string, setting: Setting): BlockKind {
  const [first] = lines;
  const isShort = text.length <= MAX_HEADING;
  if (first && isShort && isHeadingLine(first, setting) && !/[.;,]$/.test(text) && !isBullet(text)) return 'heading';
  return listMarkerLength(text) > 0 ? 'item' : 'paragraph';
}

const wordsOf = (lines: readonly PdfLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? []));

/** Joins lines into one text and removes hyphens that only come from line breaks. */
function joinLines(lines: readonly PdfLine[], known: ReadonlySet<string>): string {
  let text = '';
  for (const line of lines) text = joined(text, line.text, known);
  return singleSpaced(text);
}

/**
 * Removes a hyphen at the end of a line if the document has the word without it, or does not have its second half as a
 * word. Keeps it if the document has the hyphenated word.
 */
function joined(text: string, line: string, known: ReadonlySet<string>): string {
  const head = /(\p{L}+)-$/u.exec(text)?.[1];
  const tail = /^\p{Ll}+/u.exec(line)?.[0];
  if (text === '') return line;
  if (head === undefined || tail === undefined) return `${text} ${line}`;
  const isOneWord = known.has(`${head}${tail}`.toLowerCase()) || !known.has(tail);
  return isOneWord && !known.has(`${head}-${tail}`.toLowerCase()) ? text.slice(0, -1) + line : text + line;
}
