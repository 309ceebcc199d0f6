import { decodePage } from '../decode-text.ts';
import { FragmentList, type WalkedPage } from './fragment.ts';
import { walkHtml } from './walk-html.ts';

/** A page as its server sent it. */
export interface SentPage {
  readonly bytes: Uint8Array;
  readonly kind: 'html' | 'text';
  /** The encoding that the server names. */
  readonly charset: string | undefined;
}

/** Reads all the text of a page in fragments. Call it in a process of the sandbox. @throws DocumentFailure */
export function readPage({ bytes, kind, charset }: SentPage): WalkedPage {
  const text = decodePage(bytes, charset);
  return kind === 'html' ? walkHtml(text) : paragraphsOf(text);
}

/** Plain text has a fragment for each paragraph. An empty line ends a paragraph. */
function paragraphsOf(text: string): WalkedPage {
  const list = new FragmentList();
  for (const paragraph of text.split(/\r?\n[ \t]*\r?\n/)) list.add('content_block', paragraph);
  return { title: undefined, language: undefined, fragments: list.fragments };
}
