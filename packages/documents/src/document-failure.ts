/** Why a document cannot be read. */
export type DocumentFailureReason = keyof typeof isWork;

/** Whether all that a reading may use was used before the document was given up; a mere look is the rest. */
const isWork = {
  unknown_kind: false,
  encrypted: false,
  broken: false,
  too_large: false,
  too_complex: false,
  too_many_pages: false,
  no_text: false,
  stalled: false,
  out_of_time: true,
  out_of_memory: true,
  too_many_rules: true,
  crashed: true,
} as const;

/** A document that cannot be read; the message is a sentence with the way out and can be shown to the sender. */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';
  readonly reason: DocumentFailureReason;

  constructor(reason: DocumentFailureReason, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }

  /** The document took as much work as any may: what it costs is the sender's. */
  get tookWork(): boolean {
    return isWork[this.reason];
  }
}
