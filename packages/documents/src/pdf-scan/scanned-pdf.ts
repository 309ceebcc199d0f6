import type { PdfHiding } from '@redoubt/contract';

/** A text that a reader of the pages does not see. */
export interface HiddenText {
  readonly hiding: PdfHiding;
  readonly text: string;
}

/** The text of a page. */
export interface ScannedPage {
  /** Page number from 1. */
  readonly page: number;
  /** What a reader sees, a paragraph an item. */
  readonly paragraphs: readonly string[];
  readonly hidden: readonly HiddenText[];
}

/** All the text of a PDF. */
export interface ScannedPdf {
  readonly title: string | undefined;
  readonly pages: readonly ScannedPage[];
  /** Texts of the file that belong to no page. */
  readonly hidden: readonly HiddenText[];
  /**
   * Numbers of the pages whose pictures may hold text, the likeliest first: those without text, those with little, and
   * those with large pictures.
   */
  readonly picturePages: readonly number[];
  /** Names of attached files that were not read: of other kinds, broken, or beyond the limits. */
  readonly unreadAttachments: readonly string[];
}

/** Collects hidden texts. The same text of the same kind is kept once. */
export class HiddenTexts {
  readonly texts: HiddenText[] = [];
  readonly #known = new Set<string>();

  add(hiding: PdfHiding, text: unknown): void {
    if (typeof text !== 'string') return;
    const spaced = text.replace(/\s+/g, ' ').trim();
    const key = `${hiding} ${spaced}`;
    if (spaced === '' || this.#known.has(key)) return;
    this.#known.add(key);
    this.texts.push({ hiding, text: spaced });
  }
}
