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
