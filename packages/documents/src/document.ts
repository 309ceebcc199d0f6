/** The kinds of document that can be read. */
export type DocumentKind = 'pdf' | 'docx' | 'markdown' | 'html' | 'text';

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'quote' | 'cell' | 'code';

/** A heading, a paragraph or the like, as a reader finds it: its white space is single spaces. */
export interface Block {
  readonly kind: BlockKind;
  /** Of a heading from 1; of a list's item its depth from 1. */
  readonly level?: number | undefined;
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** It goes on where the block before it broke off: a page ended between them. */
  readonly continues?: boolean | undefined;
}

/** A block with its place in the text of its page, in UTF-16 units. */
export interface PlacedBlock extends Block {
  readonly start: number;
}

export interface DocumentPage {
  readonly page: number;
  /** The blocks' texts with an empty line between them. */
  readonly text: string;
  readonly blocks: readonly PlacedBlock[];
}

/** What a reader makes of a document. */
export interface ReadDocument {
  readonly source: DocumentKind;
  readonly title?: string | undefined;
  /** At least one; of HTML, Markdown and text exactly one, but for form feeds. */
  readonly pages: readonly DocumentPage[];
}

/** What every reader answers, before it is laid out in pages. */
export interface ReadBlocks {
  readonly title?: string | undefined;
  readonly blocks: readonly Block[];
  readonly pageCount: number;
}

/** A document as it was sent. */
export interface SentDocument {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

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
