import { readLists, readRows } from '@redoubt/data-files';
import { z } from 'zod';

const Page = z.strictObject({
  isInjection: z.boolean(),
  /** `mono` is a receipt or a terminal, `sign` has large letters, `chat` has a bubble a paragraph. */
  look: z.enum(['note', 'sign', 'mono', 'chat', 'serif']),
  /** Each line is a paragraph. */
  text: z.string(),
});

/** A page that is drawn as a picture. */
export type Page = z.output<typeof Page>;
export type PageLook = Page['look'];

const folder = new URL('../data/', import.meta.url);
const pages = readRows(new URL('pages.jsonl', folder), Page);

/**
 * Pages with an order for the model that reads them, as an attacker would write them. The first 16 hold nothing else,
 * the others hide it in a page that looks harmless. All cases here were written before any detector had seen or heard
 * them, and no detector is tuned to them.
 */
export const injectedPages: readonly Page[] = pages.filter(({ isInjection }) => isInjection);

/**
 * Pages that people photograph or take screenshots of, without an order for a model. Many give orders to people, and
 * some speak of instructions, systems, passwords and prompts.
 */
export const plainPages: readonly Page[] = pages.filter(({ isInjection }) => !isInjection);

/** Orders for a voice assistant that contradict its operator, and harmless speech. */
export const { injections: spokenInjections, harmless: plainSpeech } = readLists(new URL('spoken-texts.txt', folder), [
  'injections',
  'harmless',
]);
