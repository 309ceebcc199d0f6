import { decodePage } from './decode-text.ts';
import { FragmentList, type WalkedPage } from './fragments/fragment.ts';
import { MainText } from './fragments/main-text.ts';
import { walkHtml } from './fragments/walk-html.ts';
import { scanPdf } from './pdf-scan/scan-pdf.ts';

/** A page as its server sent it. */
interface SentPage {
  readonly bytes: Uint8Array;
  readonly kind: 'html' | 'text' | 'pdf';
  /** The encoding that the server names. */
  readonly charset: string | undefined;
}

/** Reads all the text of a page in fragments. Call it in a process of the sandbox. @throws DocumentFailure */
export async function readPage({ bytes, kind, charset }: SentPage): Promise<WalkedPage> {
  if (kind === 'pdf') return fragmentsOfPdf(bytes);
  const text = decodePage(bytes, charset);
  return kind === 'html' ? walkHtml(text) : paragraphsOf(text);
}

/** Plain text has a fragment for each paragraph. An empty line ends a paragraph. */
function paragraphsOf(text: string): WalkedPage {
  const list = new FragmentList();
  const mainText = new MainText();
  for (const paragraph of text.split(/\r?\n[ \t]*\r?\n/)) {
    list.add('content_block', paragraph);
    mainText.add(paragraph, 'main');
  }
  return {
    title: undefined,
    language: undefined,
    fragments: list.fragments,
    mainText: mainText.text,
    picturePages: [],
    unreadAttachments: [],
  };
}

/** A PDF has a fragment for each paragraph and each hidden text, page by page. */
async function fragmentsOfPdf(bytes: Uint8Array): Promise<WalkedPage> {
  const { title, pages, hidden, picturePages, unreadAttachments } = await scanPdf(bytes);
  const list = new FragmentList();
  const mainText = new MainText();
  if (title) list.add('title', title);
  for (const page of pages) {
    for (const text of page.paragraphs) {
      list.add('content_block', text, page.page);
      mainText.add(text, 'main');
    }
    for (const { text } of page.hidden) list.add('hidden', text, page.page);
  }
  for (const { text } of hidden) list.add('hidden', text);
  return {
    title,
    language: undefined,
    fragments: list.fragments,
    mainText: mainText.text,
    picturePages,
    unreadAttachments,
  };
}
