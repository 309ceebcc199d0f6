import type { DocumentFailureReason, ScannedPdf, WalkedPage } from '@redoubt/documents';

/** A task for a process that reads what is scanned. The bytes are a separate part of the message. */
export type ScanTask =
  | {
      readonly kind: 'page';
      readonly form: PageForm;
      /** The encoding that the server of the page names. */
      readonly charset: string | undefined;
    }
  | { readonly kind: 'pdf' }
  /** Counts the pages of a PDF, for its price. */
  | { readonly kind: 'count' }
  /** Draws the pictures of the first of these pages that has any. */
  | { readonly kind: 'pictures'; readonly pages: readonly number[] };

/** How a page is read. */
export type PageForm = 'html' | 'text' | 'pdf';

export type ScanAnswer =
  | { readonly kind: 'page'; readonly page: WalkedPage }
  | { readonly kind: 'pdf'; readonly pdf: ScannedPdf }
  | { readonly kind: 'count'; readonly pages: number }
  /** The drawn page is the part of the message. It is absent if there is a problem, or no page. */
  | { readonly kind: 'picture'; readonly page?: number | undefined; readonly problem?: string | undefined }
  | { readonly kind: 'refused'; readonly reason: DocumentFailureReason; readonly message: string };
