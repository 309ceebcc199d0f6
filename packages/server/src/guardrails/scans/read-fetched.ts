import { FragmentList, type WalkedPage } from '@redoubt/documents';
import type { GuardrailsContext } from '../context.ts';
import { fileRefused } from '../file-refused.ts';
import { CpuBudget } from './cpu-budget.ts';
import type { FetchedPage } from './fetch-page.ts';
import type { SentAddress } from './page-refused.ts';
import { type PictureTexts, textsOfPicture } from './picture-texts.ts';
import { recognisePages } from './recognise-pages.ts';
import { warningsOfAttached } from './warnings-of-attached.ts';

/** A page with all of its texts, and what of it was not read. */
export interface ReadFetched {
  readonly page: WalkedPage;
  readonly notRead: readonly string[];
}

/** Reads the texts of a fetched page. @throws Failure 422, 415 or 503 if it cannot be read */
export async function readFetched(
  sent: SentAddress,
  { form, charset, bytes }: FetchedPage,
  context: GuardrailsContext,
): Promise<ReadFetched> {
  const owner = context.account.organisation.id;
  if (form === 'image') return { page: await readPicture(bytes, sent, context), notRead: [] };
  const budget = new CpuBudget(bytes.byteLength);
  const page = await context.scans.readPage({ form, charset, bytes }, owner, budget).catch((error: unknown) => {
    throw fileRefused(error, sent.field, sent.url);
  });
  const unread = warningsOfAttached(page);
  if (page.picturePages.length === 0) return { page, notRead: unread };
  const { pages, warnings } = await recognisePages({ bytes, picturePages: page.picturePages, budget }, context);
  const list = new FragmentList();
  for (const recognised of pages) addTexts(list, recognised, recognised.page);
  return { page: { ...page, fragments: [...page.fragments, ...list.fragments] }, notRead: [...warnings, ...unread] };
}

async function readPicture(bytes: Uint8Array, sent: SentAddress, context: GuardrailsContext): Promise<WalkedPage> {
  const task = { bytes, rate: false };
  const image = await context.media.readImage(task, context.account.organisation.id).catch((error: unknown) => {
    throw fileRefused(error, sent.field, sent.url);
  });
  const list = new FragmentList();
  const texts = textsOfPicture(image);
  addTexts(list, texts);
  const mainText = texts.seen.join('\n');
  return {
    title: undefined,
    language: undefined,
    fragments: list.fragments,
    mainText,
    picturePages: [],
    unreadAttachments: [],
  };
}

function addTexts(list: FragmentList, { seen, hidden, beside }: PictureTexts, page?: number): void {
  for (const text of seen) list.add('picture_text', text, page);
  for (const text of hidden) list.add('hidden', text, page);
  for (const text of beside) list.add('meta', text, page);
}
