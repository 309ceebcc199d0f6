import type { DocumentFailureReason, WalkedPage } from '@redoubt/documents';

/** A task for a process that reads what is scanned. The bytes are a separate part of the message. */
export type ScanTask = {
  readonly kind: 'page';
  readonly form: 'html' | 'text';
  /** The encoding that the server of the page names. */
  readonly charset: string | undefined;
};

export type ScanAnswer =
  | { readonly kind: 'page'; readonly page: WalkedPage }
  | { readonly kind: 'refused'; readonly reason: DocumentFailureReason; readonly message: string };
