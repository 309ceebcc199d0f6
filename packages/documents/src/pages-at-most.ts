import type { SentDocument } from './document.ts';
import { kindOfDocument } from './kind-of-document.ts';
import { MAX_PAGES } from './limits.ts';

const FORM_FEED = 0x0c;

/**
 * How many pages a document can have, by its bytes alone, before anything is parsed. Text has a page for each form feed;
 * what is compressed may hold any number, so that only the number of pages that are read bounds it.
 */
export function pagesAtMost(document: SentDocument): number {
  if (isCompressed(document)) return MAX_PAGES;
  let pages = 1;
  for (let at = document.bytes.indexOf(FORM_FEED); at !== -1 && pages < MAX_PAGES; pages += 1) {
    at = document.bytes.indexOf(FORM_FEED, at + 1);
  }
  return pages;
}

/** Also what is of no known kind: it is refused when it is read, and until then it may be anything. */
function isCompressed(document: SentDocument): boolean {
  try {
    return ['pdf', 'docx'].includes(kindOfDocument(document));
  } catch {
    return true;
  }
}
