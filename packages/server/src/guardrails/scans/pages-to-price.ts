import { DocumentFailure, isPdf, MAX_SCANNED_PAGES, pagesAtMost, type SentDocument } from '@redoubt/documents';
import type { GuardrailsContext } from '../context.ts';

/** A number of pages that the work cannot exceed. */
export interface PagesToPrice {
  readonly atMost: number;
}

/**
 * Counts the pages of a sent PDF before its price is held. If it cannot be opened, the price has the most pages that may
 * be read, and the reading says why.
 */
export async function pagesOfPdf(bytes: Uint8Array, context: GuardrailsContext): Promise<PagesToPrice> {
  try {
    const pages = await context.scans.countPages(bytes, context.account.organisation.id);
    return { atMost: Math.min(pages, MAX_SCANNED_PAGES) };
  } catch (error) {
    if (error instanceof DocumentFailure) return { atMost: MAX_SCANNED_PAGES };
    throw error;
  }
}

/** Counts the pages of a document of any kind. Those of a DOCX are known only after it was read. */
export async function pagesOfDocument(document: SentDocument, context: GuardrailsContext): Promise<PagesToPrice> {
  const atMost = pagesAtMost(document);
  if (!isPdf(document.bytes)) return { atMost };
  const pages = await pagesOfPdf(document.bytes, context);
  return { atMost: Math.min(pages.atMost, atMost) };
}
