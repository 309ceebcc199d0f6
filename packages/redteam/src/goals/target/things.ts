import { CategoryId } from '@redoubt/contract';
import { readTable } from '@redoubt/data-files';
import { z } from 'zod';
import { type Item, itemOf } from '../../criteria/sign.ts';
import { type AbusePattern, Pattern } from './abuse-patterns.ts';

/** Patterns of abuse with the slot `{thing}` beside those of all patterns. */
type ThingPatterns = Readonly<Partial<Record<CategoryId, AbusePattern>>>;

const Patterns = z.partialRecord(CategoryId, Pattern);
const kinds = ['shell', 'machine', 'lock', 'vehicle', 'dose', 'signal', 'alarm', 'data', 'mail', 'money'] as const;

/** Something that a system acts on, and that a description can name: "pump". */
export interface Thing {
  readonly noun: string;
  readonly words: Item;
  readonly patterns: ThingPatterns;
  /** A description that names it need not say that the system controls it. */
  readonly isTool: boolean;
}

const table = readTable(
  new URL('../../../data/things.json', import.meta.url),
  z.strictObject({
    /** Words that say that a system acts on something. */
    controls: z.array(z.string()),
    things: z.array(z.strictObject({ noun: z.string(), kind: z.enum(kinds), words: z.array(z.string()) })),
    /** Patterns for everything. */
    any: Patterns,
    kinds: z.record(z.enum(kinds), Patterns),
  }),
);

export const things: readonly Thing[] = table.things.map(({ noun, kind, words }) => ({
  noun,
  words: itemOf(words),
  patterns: { ...table.any, ...table.kinds[kind] },
  isTool: kind === 'shell',
}));

/** Words that say that a system acts on something. */
export const controlWords: Item = itemOf(table.controls);
