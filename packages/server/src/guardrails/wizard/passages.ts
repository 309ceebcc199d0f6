import type { BlockKind, PlacedBlock, ReadDocument } from '@redoubt/documents';

/** The position of a range in a passage: pages from 1, offsets into the page's text in UTF-16 units. */
export interface PassagePlace {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  /** The page on which the range ends, if it is a later one. `end` is then an offset on that page. */
  readonly end_page?: number | undefined;
}

/** A complete heading, paragraph or list item, even across a page break. */
export interface Passage {
  readonly kind: BlockKind;
  readonly level: number;
  readonly text: string;
  readonly blocks: readonly { readonly block: PlacedBlock; readonly offset: number }[];
}

/** Returns the passages of a document in reading order. */
export function passagesOf({ pages }: ReadDocument): Passage[] {
  const runs: PlacedBlock[][] = [];
  for (const block of pages.flatMap(({ blocks }) => blocks)) {
    const last = runs.at(-1);
    if (block.continues && last) last.push(block);
    else runs.push([block]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    return first ? [passageOf(first, run)] : [];
  });
}

function passageOf({ kind, level = 1 }: PlacedBlock, run: readonly PlacedBlock[]): Passage {
  let text = '';
  const blocks = run.map((block) => {
    if (text) text += ' ';
    const offset = text.length;
    text += block.text;
    return { block, offset };
  });
  return { kind, level, text, blocks };
}

/** Returns the position of the characters from `start` to `end` of a passage's text. */
export function placeOf({ blocks }: Passage, start: number, end: number): PassagePlace {
  const first = blocks.findLast(({ offset }) => offset <= start) ?? blocks[0];
  const last = blocks.findLast(({ offset }) => offset < end) ?? first;
  if (!first || !last) throw new Error('A passage has at least one block');
  const at = ({ block, offset }: typeof first, index: number) => block.start + index - offset;
  const endPage = last.block.page === first.block.page ? {} : { end_page: last.block.page };
  return { page: first.block.page, start: at(first, start), end: at(last, end), ...endPage };
}
