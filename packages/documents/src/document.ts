/** The kinds of document that can be read. */
export type DocumentKind = 'pdf' | 'docx' | 'markdown' | 'html' | 'text';

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'quote' | 'cell' | 'code';

/** A part of a document, such as a heading or a paragraph. White space in its text is single spaces. */
export interface Block {
  readonly kind: BlockKind;
  /** The level of a heading or the depth of a list item. Both start at 1. */
  readonly level?: number | undefined;
  readonly text: string;
  /** Page number from 1. */
  readonly page: number;
  /** The block continues the previous block, which was cut by the end of a page. */
  readonly continues?: boolean | undefined;
}

/** A block with its position in the text of its page, in UTF-16 units. */
export interface PlacedBlock extends Block {
  readonly start: number;
}

export interface DocumentPage {
  readonly page: number;
  /** The texts of the blocks, with an empty line between them. */
  readonly text: string;
  readonly blocks: readonly PlacedBlock[];
}

/** A parsed document. */
export interface ReadDocument {
  readonly source: DocumentKind;
  readonly title?: string | undefined;
  /** At least one. HTML and Markdown have exactly one. Plain text has a further page for each form feed. */
  readonly pages: readonly DocumentPage[];
}

/** The answer of every reader. It is not laid out in pages yet. */
export interface ReadBlocks {
  readonly title?: string | undefined;
  readonly blocks: readonly Block[];
  readonly pageCount: number;
}

/** A document as the caller sent it. */
export interface SentDocument {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

/** Why a document cannot be read. */
export type DocumentFailureReason = keyof typeof isWork;

/** Whether the failed reading used up what a document may use. For the other reasons, only a brief check was done. */
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

/** A file that took longer than this is not refused for free, or it would be sent again and again. */
const FREE_CPU_MS = 1_000;

/** A document that cannot be read. The message says how to fix it and can be shown to the sender. */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';
  readonly reason: DocumentFailureReason;
  /** Processor time that was used before the file was refused, in milliseconds. */
  readonly cpuMs: number;

  constructor(reason: DocumentFailureReason, message: string, options: { cause?: unknown; cpuMs?: number } = {}) {
    super(message, options);
    this.reason = reason;
    this.cpuMs = options.cpuMs ?? 0;
  }

  /** Whether the document took as much work as it may, or more than is free. The sender is then charged for it. */
  get tookWork(): boolean {
    return isWork[this.reason] || this.cpuMs > FREE_CPU_MS;
  }
}
