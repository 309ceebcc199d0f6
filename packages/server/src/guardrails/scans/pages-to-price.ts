import { DocumentFailure, isPdf, MAX_SCANNED_PAGES, pagesAtMost, type SentDocument } from '@redoubt/documents';
import type { GuardrailsContext } from '../context.ts';
import { CpuBudget } from './cpu-budget.ts';

/** A number of pages that the work cannot exceed. */
export interface PagesToPrice {
  readonly atMost: number;
}

/** A PDF whose pages were counted. */
export interface CountedPdf {
  readonly pages: PagesToPrice;
  /** The processor time that is left for reading it. */
  readonly budget: CpuBudget;
  /** Why it could not be opened. It is not opened again. */
  readonly failure: DocumentFailure | undefined;
}

/**
 * Counts the pages of a sent PDF before its price is held. If it cannot be opened, the price has the most pages that may
 * be read.
 */
export async function countedPdf(
  bytes: Uint8Array,
  context: GuardrailsContext,
  budget = new CpuBudget(bytes.byteLength),
): Promise<CountedPdf> {
  try {
    const pages = await context.scans.countPages(bytes, context.account.organisation.id, budget);
    return { pages: { atMost: Math.min(pages, MAX_SCANNED_PAGES) }, budget, failure: undefined };
  } catch (failure) {
    if (!(failure instanceof DocumentFailure)) throw failure;
    return { pages: { atMost: MAX_SCANNED_PAGES }, budget, failure };
  }
}

/** Counts the pages of a document of any kind. Those of a DOCX are known only after it was read. */
export async function pagesOfDocument(document: SentDocument, context: GuardrailsContext): Promise<PagesToPrice> {
  const atMost = pagesAtMost(document);
  if (!isPdf(document.bytes)) return { atMost };
  const { pages } = await countedPdf(document.bytes, context);
  return { atMost: Math.min(pages.atMost, atMost) };
}
