import { DocumentFailure } from './document.ts';

/** The largest number of pages of a document. */
export const MAX_PAGES = 500;
/** The largest number of pages that are scanned. The work that a document may take mostly ends earlier. */
export const MAX_SCANNED_PAGES = 3_000;
/** The largest number of characters on all pages together: about 800 dense pages. */
export const MAX_CHARACTERS = 3_000_000;
/**
 * The largest size of one file inside a DOCX after inflation, and of all the files that are read together, in bytes.
 */
export const MAX_INFLATED_BYTES = 33_554_432;
/** The largest size of one decoded stream inside a PDF, in bytes. Streams with text have some kilobytes. */
export const MAX_DECODED_BYTES = 67_108_864;
/** The largest number of files inside a DOCX. */
export const MAX_ZIP_ENTRIES = 4_000;
/**
 * The largest number of elements in HTML and in a DOCX's parts, of cells in Markdown tables, and of text pieces in a
 * PDF.
 */
const MAX_ELEMENTS = 1_000_000;
/** The largest depth of nested elements. Browsers also build at most 512 levels. */
const MAX_DEPTH = 512;
/**
 * The largest depth of nested Markdown quotes and lists. The text of each level is read again by every level around it.
 */
export const MAX_MARKDOWN_DEPTH = 64;

/** The failure of a document with too many elements or with elements nested too deeply. */
export const tooComplex = (what: string): DocumentFailure =>
  new DocumentFailure('too_complex', `The document has ${what}; save it in a simpler form, or send its text`);

/** Counts the elements of a document while they open and close. */
export class ElementCount {
  #elements = 0;
  #depth = 0;

  /** @throws DocumentFailure if there are too many elements or they are nested too deeply */
  open(): void {
    this.add(1);
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw tooComplex(`elements more than ${MAX_DEPTH} levels deep`);
  }

  close(): void {
    this.#depth -= 1;
  }

  /** Counts elements that are not nested. @throws DocumentFailure if there are too many */
  add(count: number): void {
    this.#elements += count;
    if (this.#elements > MAX_ELEMENTS) throw tooComplex(`more than ${MAX_ELEMENTS} elements`);
  }
}
