import { type Block, DocumentFailure, type DocumentPage, type PlacedBlock, type SentDocument } from './document.ts';
import { kindOfDocument } from './kind-of-document.ts';
import { MAX_CHARACTERS, MAX_PAGES } from './limits.ts';

const BETWEEN = '\n\n';

/**
 * Puts blocks in reading order onto their pages and gives each its position. @throws DocumentFailure if there are too
 * many pages or characters
 */
export function layOutPages(blocks: readonly Block[], pageCount: number): DocumentPage[] {
  if (pageCount > MAX_PAGES) throw tooManyPages(pageCount);
  const pages = Array.from({ length: Math.max(pageCount, 1) }, () => [] as PlacedBlock[]);
  const lengths = pages.map(() => 0);
  let characters = 0;
  for (const block of blocks) {
    const index = block.page - 1;
    const before = lengths[index] ?? 0;
    const start = before === 0 ? 0 : before + BETWEEN.length;
    pages[index]?.push({ ...block, start });
    lengths[index] = start + block.text.length;
    characters += block.text.length;
    if (characters > MAX_CHARACTERS) throw tooMuchText();
  }
  return pages.map((placed, index) => ({
    page: index + 1,
    text: placed.map(({ text }) => text).join(BETWEEN),
    blocks: placed,
  }));
}

/** The failure of a document with too many pages. */
export const tooManyPages = (pages: number): DocumentFailure =>
  new DocumentFailure('too_many_pages', `The document has ${pages} pages; at most ${MAX_PAGES} are read, so split it`);

const tooMuchText = (): DocumentFailure =>
  new DocumentFailure(
    'too_large',
    `The document holds more than ${MAX_CHARACTERS} characters of text; split it into parts`,
  );

const FORM_FEED = 0x0c;

/**
 * An upper bound for the pages of a document, from its bytes alone and before anything is parsed. Text has one page
 * more than form feeds. A compressed document may have any number, so its bound is the largest number of pages that is
 * read.
 */
export function pagesAtMost(document: SentDocument): number {
  if (isCompressed(document)) return MAX_PAGES;
  let pages = 1;
  for (let at = document.bytes.indexOf(FORM_FEED); at !== -1 && pages < MAX_PAGES; pages += 1) {
    at = document.bytes.indexOf(FORM_FEED, at + 1);
  }
  return pages;
}

/**
 * Also true for a document of an unknown kind. It is refused when it is read, and its number of pages is unknown until
 * then.
 */
function isCompressed(document: SentDocument): boolean {
  try {
    return ['pdf', 'docx'].includes(kindOfDocument(document));
  } catch {
    return true;
  }
}
