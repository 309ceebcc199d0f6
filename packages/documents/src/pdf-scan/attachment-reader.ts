import { declaredCharset, decodeText } from '../decode-text.ts';
import { DocumentFailure, type DocumentKind } from '../document.ts';
import { walkHtml } from '../fragments/walk-html.ts';
import { kindOfDocument } from '../kind-of-document.ts';
import type { Pdf } from '../open-pdf.ts';
import type { HiddenTexts } from './scanned-pdf.ts';

/** An attached file as PDF.js names it. */
export interface Attachment {
  readonly id: string;
  readonly filename: string;
}

/** The most attached files of a PDF that are read, and the most bytes of all of them. */
const MAX_FILES = 20;
const MAX_BYTES = 8_388_608;

/** Reads the texts of a file. */
type TextReader = (bytes: Uint8Array) => Promise<readonly string[]> | readonly string[];

/** Reads the files that are attached to a PDF: plain text, Markdown, HTML and PDF. All of them share its limits. */
export class AttachmentReader {
  /** Names of files that were not read. */
  readonly unread: string[] = [];
  readonly #pdf: Pdf;
  readonly #readers: Partial<Readonly<Record<DocumentKind, TextReader>>>;
  #files = 0;
  #bytes = 0;

  /** `readPdf` is absent for a PDF that is attached itself: attached files are read one level deep. */
  constructor(pdf: Pdf, readPdf: TextReader | undefined) {
    this.#pdf = pdf;
    this.#readers = { text: paragraphsOf, markdown: paragraphsOf, html: textsOfHtml, ...(readPdf && { pdf: readPdf }) };
  }

  /** Adds the texts of an attached file to the hidden texts. A file that cannot be read is kept by its name. */
  async add({ id, filename }: Attachment, hidden: HiddenTexts): Promise<void> {
    const texts = await this.#read(id, filename).catch((error: unknown) => {
      if (error instanceof DocumentFailure && error.reason !== 'too_large') return undefined;
      throw error;
    });
    if (!texts) this.unread.push(filename);
    for (const text of texts ?? []) hidden.add('attachment_text', text);
  }

  /** Returns undefined for a file that is not read. @throws DocumentFailure if it is broken */
  async #read(id: string, filename: string): Promise<readonly string[] | undefined> {
    if (this.#files >= MAX_FILES) return undefined;
    this.#files += 1;
    // The cast: PDF.js declares the content loosely. It is a copy of the bytes.
    const bytes = (await this.#pdf.getAttachmentContent(id)) as Uint8Array | null | undefined;
    if (!bytes) return undefined;
    this.#bytes += bytes.byteLength;
    if (this.#bytes > MAX_BYTES) return undefined;
    return this.#readers[kindOfDocument({ bytes, filename })]?.(bytes);
  }
}

/** An empty line ends a paragraph. */
const paragraphsOf = (bytes: Uint8Array): string[] => decodeText(bytes).split(/\r?\n[ \t]*\r?\n/);

const textsOfHtml = (bytes: Uint8Array): string[] =>
  walkHtml(decodeText(bytes, declaredCharset(bytes))).fragments.map(({ text }) => text);
