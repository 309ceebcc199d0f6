import { readRows } from '@redoubt/data-files';
import { z } from 'zod';

const HandText = z.strictObject({ group: z.string(), isPersonal: z.boolean(), text: z.string() });

/** A text that a person wrote to be hard, and whether it has somebody's data in it. */
export type HandText = z.output<typeof HandText>;

/** The whole set, personal texts first. Every value in it is invented. */
export const handSet: readonly HandText[] = readRows(new URL('../data/pii-hand-set.jsonl', import.meta.url), HandText);
