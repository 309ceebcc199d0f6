/** Why a document cannot be read. */
export type DocumentFailureReason =
  | 'unknown_kind'
  | 'encrypted'
  | 'broken'
  | 'too_large'
  | 'too_many_pages'
  | 'no_text'
  | 'out_of_time';

/** A document that cannot be read; the message is a sentence with the way out and can be shown to the sender. */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';
  readonly reason: DocumentFailureReason;

  constructor(reason: DocumentFailureReason, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}
