import { DocumentFailure } from './document-failure.ts';
import { MAX_DEPTH, MAX_ELEMENTS } from './limits.ts';

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
