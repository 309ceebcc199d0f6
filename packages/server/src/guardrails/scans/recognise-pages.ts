import { DocumentFailure } from '@redoubt/documents';
import { MediaFailure } from '@redoubt/media';
import type { GuardrailsContext } from '../context.ts';
import { waitPatiently } from '../wait-patiently.ts';
import type { CpuBudget } from './cpu-budget.ts';
import { type PictureTexts, textsOfPicture } from './picture-texts.ts';

/** A PDF with the pages whose pictures may hold their text, the most likely ones first. */
interface PicturePdf {
  readonly bytes: Uint8Array;
  readonly picturePages: readonly number[];
  /** The processor time that is left for the file. */
  readonly budget: CpuBudget;
}

/** What was recognised on a page. */
export interface RecognisedPage extends PictureTexts {
  /** From 1. */
  readonly page: number;
}

/** What was recognised on the pages of a PDF. */
export interface Recognised {
  readonly pages: readonly RecognisedPage[];
  /** What was not read, and why. */
  readonly warnings: readonly string[];
}

/** The most pages that are read, and the time after which no further one is begun. A full page takes some seconds. */
const MAX_PAGES = 20;
const MAX_MS = 60_000;
/** More pages are not named in a warning. */
const MAX_NAMED = 20;

/** Recognises the text of pages that hold nothing but pictures. What cannot be read becomes a warning. */
export async function recognisePages(
  { bytes, picturePages, budget }: PicturePdf,
  context: GuardrailsContext,
): Promise<Recognised> {
  const owner = context.account.organisation.id;
  const pages: RecognisedPage[] = [];
  const warnings: string[] = [];
  const endsAt = performance.now() + MAX_MS;
  let left = picturePages;
  while (left.length > 0) {
    if (pages.length === MAX_PAGES || performance.now() > endsAt || budget.isEmpty)
      return { pages, warnings: [...warnings, tooMany(left)] };
    const step = await readNext(bytes, left, { context, owner, budget });
    if (step.page) pages.push(step.page);
    if (step.warning) warnings.push(step.warning);
    left = step.left;
  }
  return { pages, warnings };
}

/** What one step of reading found, and the pages that are left. */
interface Step {
  readonly page?: RecognisedPage;
  readonly warning?: string;
  readonly left: readonly number[];
}

interface Reading {
  readonly context: GuardrailsContext;
  readonly owner: string;
  readonly budget: CpuBudget;
}

/** Reads the first page that has pictures. */
async function readNext(
  bytes: Uint8Array,
  pages: readonly number[],
  { context, owner, budget }: Reading,
): Promise<Step> {
  try {
    const picture = await waitPatiently(() => context.scans.drawPictures({ bytes, pages }, owner, budget));
    if (!picture) return { left: [] };
    const { page } = picture;
    const left = pages.slice(pages.indexOf(page) + 1);
    if ('problem' in picture) return { warning: unread([page], picture.problem), left };
    return await readPicture(page, picture.png, { left, context, owner, budget });
  } catch (error) {
    if (!(error instanceof DocumentFailure)) throw error;
    return { warning: unread(pages, error.message), left: [] };
  }
}

async function readPicture(
  page: number,
  png: Uint8Array,
  { left, context, owner, budget }: Reading & Pick<Step, 'left'>,
): Promise<Step> {
  try {
    const task = { bytes: png, rate: false, maxCpuMs: budget.leftMs };
    const image = await waitPatiently(() => context.media.readImage(task, owner));
    budget.spend(image.cpuMs ?? 0);
    return { page: { page, ...textsOfPicture(image) }, left };
  } catch (error) {
    if (!(error instanceof MediaFailure)) throw error;
    // What one picture costs too much for may do for the next one. A reader that is missing stays so.
    budget.spend(error.cpuMs);
    if (error.reason !== 'unavailable') return { warning: unread([page], error.message), left };
    return { warning: unread([page, ...left], error.message), left: [] };
  }
}

const unread = (pages: readonly number[], why: string): string =>
  `The pictures of ${named(pages)} were not read: ${why}`;

const tooMany = (pages: readonly number[]): string =>
  unread(
    pages,
    `at most ${MAX_PAGES} pages are, and none is begun after ${MAX_MS / 1_000} s or the processor time that a file of this size may take; scan these pages alone`,
  );

function named(pages: readonly number[]): string {
  const first = pages.slice(0, MAX_NAMED).toSorted((a, b) => a - b);
  const more = pages.length > first.length ? ` and ${pages.length - first.length} more` : '';
  return `page${pages.length === 1 ? '' : 's'} ${first.join(', ')}${more}`;
}
