import type { HiddenText, ScannedPdf } from '@redoubt/documents';
import type { GuardrailsContext } from '../context.ts';
import type { CountedPdf } from './pages-to-price.ts';
import { type RecognisedPage, recognisePages } from './recognise-pages.ts';
import { warningsOfAttached } from './warnings-of-attached.ts';

/** A part of a PDF that is judged as a whole: a page, or number 0, the texts of the file. */
export interface PdfPart {
  readonly page: number;
  /** The paragraphs and hidden texts. */
  readonly pieces: readonly string[];
  /** The pieces that were recognised in pictures. */
  readonly recognised: readonly string[];
  /** All pieces, up to the limit. */
  readonly text: string;
  readonly hidden: readonly HiddenText[];
}

/** What is read of a PDF. */
export interface PdfText {
  /** The texts of the file, then those of each page. */
  readonly parts: readonly PdfPart[];
  /** The number of pages. */
  readonly pages: number;
  /** What was not read or is not judged, and why. */
  readonly warnings: readonly string[];
}

/** The longest text of one page that is judged, and the most characters of all pages. Dense pages have some 6,000. */
const MAX_PART = 50_000;
const MAX_CHARACTERS = 1_000_000;
/** Separates the pieces of a part. */
export const APART = '\n\n';

/** Reads all texts of a PDF, those of its pictures, too. Rejects with DocumentFailure if it cannot be read. */
export async function readPdfText(
  { bytes, budget, failure }: Pick<CountedPdf, 'budget' | 'failure'> & { readonly bytes: Uint8Array },
  context: GuardrailsContext,
): Promise<PdfText> {
  if (failure) throw failure;
  const pdf = await context.scans.readPdf(bytes, context.account.organisation.id, budget);
  const recognised = await recognisePages({ bytes, picturePages: pdf.picturePages, budget }, context);
  const parts = partsOf(pdf, recognised.pages);
  const warnings = [...recognised.warnings, ...warningsOfAttached(pdf), ...warningsOfCut(parts)];
  return { parts, pages: pdf.pages.length, warnings };
}

function partsOf({ pages, hidden }: ScannedPdf, recognised: readonly RecognisedPage[]): PdfPart[] {
  let left = MAX_CHARACTERS;
  const byPage = new Map(recognised.map((each) => [each.page, each]));
  // The texts of the file come first, so that many pages cannot push them out.
  return [{ page: 0, paragraphs: [], hidden }, ...pages].map(({ page, paragraphs, hidden: drawn }) => {
    const { seen = [], hidden: faint = [] } = byPage.get(page) ?? {};
    const unseen = [...drawn, ...faint.map((text) => ({ hiding: 'in_picture', text }) as const)];
    // Hidden texts come first, for the same reason.
    const pieces = [...unseen.map(({ text }) => text), ...paragraphs, ...seen];
    const text = pieces.join(APART).slice(0, Math.min(MAX_PART, left));
    left -= text.length;
    return { page, pieces, recognised: [...seen, ...faint], text, hidden: unseen };
  });
}

const lengthOf = ({ pieces }: PdfPart): number => pieces.join(APART).length;

function warningsOfCut(parts: readonly PdfPart[]): string[] {
  const cut = parts.filter((part) => part.text.length < lengthOf(part)).map(({ page }) => page);
  if (cut.length === 0) return [];
  const named = cut.slice(0, 20).map((page) => (page === 0 ? 'the texts of the file' : `page ${page}`));
  const more = cut.length > named.length ? ` and ${cut.length - named.length} more` : '';
  return [
    `Not all text was judged of ${named.join(', ')}${more}: at most ${MAX_PART} characters a page, ${MAX_CHARACTERS} in all`,
  ];
}
