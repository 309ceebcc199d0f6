import { DocumentFailure } from './document.ts';

/** Pages of one document. */
export const MAX_PAGES = 500;
/** Characters of all pages together: some 800 dense pages. */
export const MAX_CHARACTERS = 3_000_000;
/** Bytes of one file inside a DOCX once it is inflated, and of all that are read together. */
export const MAX_INFLATED_BYTES = 33_554_432;
/** Bytes of one stream inside a PDF once it is decoded: streams that hold text have some kilobytes. */
export const MAX_DECODED_BYTES = 67_108_864;
/** Files inside a DOCX. */
export const MAX_ZIP_ENTRIES = 4_000;
/** Elements of HTML and of a DOCX's parts, cells of Markdown's tables, pieces of text in a PDF. */
const MAX_ELEMENTS = 1_000_000;
/** Elements inside each other. Browsers build no more than 512 levels either. */
const MAX_DEPTH = 512;
/** Quotes and lists of Markdown inside each other: each level is read anew by each around it. */
export const MAX_MARKDOWN_DEPTH = 64;

/** The failure of a document with too many elements, or too many inside each other. */
export const tooComplex = (what: string): DocumentFailure =>
  new DocumentFailure('too_complex', `The document has ${what}; save it in a simpler form, or send its text`);

/** Counts the elements of a document as they open and close. */
export class ElementCount {
  #elements = 0;
  #depth = 0;

  /** @throws DocumentFailure where they are too many, or too many inside each other */
  open(): void {
    this.add(1);
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw tooComplex(`elements more than ${MAX_DEPTH} levels deep`);
  }

  close(): void {
    this.#depth -= 1;
  }

  /** Counts what is not inside each other. @throws DocumentFailure where they are too many */
  add(count: number): void {
    this.#elements += count;
    if (this.#elements > MAX_ELEMENTS) throw tooComplex(`more than ${MAX_ELEMENTS} elements`);
  }
}
