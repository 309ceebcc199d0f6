import type { DocumentFailureReason, ScannedPdf, WalkedPage } from '@redoubt/documents';

/** A task for a process that reads what is scanned. The bytes are a separate part of the message. */
export type ScanTask =
  | {
      readonly kind: 'page';
      readonly form: PageForm;
      /** The encoding that the server of the page names. */
      readonly charset: string | undefined;
    }
  | { readonly kind: 'pdf' };

/** How a page is read. */
export type PageForm = 'html' | 'text' | 'pdf';

export type ScanAnswer =
  | { readonly kind: 'page'; readonly page: WalkedPage }
  | { readonly kind: 'pdf'; readonly pdf: ScannedPdf }
  | { readonly kind: 'refused'; readonly reason: DocumentFailureReason; readonly message: string };
