/** How a page looks. `mono` is a receipt or a terminal, `sign` has large letters, `chat` has a bubble a paragraph. */
export type PageLook = 'note' | 'sign' | 'mono' | 'chat' | 'serif';

/** A page that is drawn as a picture. Each line of `text` is a paragraph. */
export interface Page {
  readonly look: PageLook;
  readonly text: string;
}

/** Reads a list of texts, each with its look in front. */
export const pagesOf = (listed: readonly (readonly [PageLook, string])[]): readonly Page[] =>
  listed.map(([look, text]) => ({ look, text }));
