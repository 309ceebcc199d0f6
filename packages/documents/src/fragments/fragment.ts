import type { ChunkType } from '@redoubt/contract';

/** A piece of the text of a web page that is judged by itself. */
export interface Fragment {
  readonly type: ChunkType;
  /** Runs of white space are single spaces. Invisible characters are kept, because detectors look at them. */
  readonly text: string;
  /** The page of a PDF, from 1. */
  readonly page?: number | undefined;
}

/** The text of a web page in fragments, in the order of the page. */
export interface WalkedPage {
  readonly title: string | undefined;
  /** As the page declares it, such as `en-GB`. */
  readonly language: string | undefined;
  readonly fragments: readonly Fragment[];
  /** What the page is about, without what is around it and what is hidden: a block a line, cut where it is long. */
  readonly mainText: string;
  /** Pages of a PDF whose pictures may hold their text. See ScannedPdf. */
  readonly picturePages: readonly number[];
  /** Names of files that are attached to a PDF and were not read. */
  readonly unreadAttachments: readonly string[];
}

/** A longer text is cut into several fragments, so that each can be judged and shown. */
const MAX_FRAGMENT = 4_000;

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Collects fragments in order. The same text of the same type is kept once. */
export class FragmentList {
  readonly fragments: Fragment[] = [];
  readonly #known = new Set<string>();

  add(type: ChunkType, text: string, page?: number): void {
    for (const piece of piecesOf(spaced(text))) {
      const key = `${type} ${piece}`;
      if (this.#known.has(key)) continue;
      this.#known.add(key);
      this.fragments.push({ type, text: piece, ...(page !== undefined && { page }) });
    }
  }
}

/** Cuts a text at white space into pieces of at most MAX_FRAGMENT characters. An empty text has none. */
function* piecesOf(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const end = endOfPiece(text, start);
    yield text.slice(start, end);
    start = text[end] === ' ' ? end + 1 : end;
  }
}

function endOfPiece(text: string, start: number): number {
  const most = start + MAX_FRAGMENT;
  if (most >= text.length) return text.length;
  const space = text.lastIndexOf(' ', most);
  if (space > start) return space;
  // A pair of surrogates stays together.
  return (text.charCodeAt(most - 1) & 0xfc00) === 0xd800 ? most - 1 : most;
}
