import { CategoryId } from '@redoubt/contract';
import { readTable } from '@redoubt/data-files';
import { z } from 'zod';
import { type Item, itemOf } from '../../criteria/sign.ts';
import { type AbusePattern, Pattern } from './abuse-patterns.ts';

/** Patterns of abuse with the slot `{thing}` beside those of all patterns. */
type ThingPatterns = Readonly<Partial<Record<CategoryId, AbusePattern>>>;

const Patterns = z.partialRecord(CategoryId, Pattern);
const kinds = ['shell', 'machine', 'lock', 'vehicle', 'dose', 'signal', 'alarm', 'data', 'mail', 'money'] as const;
const words = z.array(z.string());

/** Something that a system acts on, and that a description can name: "pump". */
export interface Thing {
  readonly noun: string;
  readonly words: Item;
  readonly patterns: ThingPatterns;
  /** What is done to it, as the base forms of verbs: "open", "steer". */
  readonly verbs: ReadonlySet<string>;
  /** Phrases that say that something is done to it, without a verb: "access to". */
  readonly links: Item;
  /** Words that may lead from such a verb to it: "writes to the database". */
  readonly prepositions: ReadonlySet<string>;
}

const table = readTable(
  new URL('../../../data/things.json', import.meta.url),
  z.strictObject({
    things: z.array(z.strictObject({ noun: z.string(), kind: z.enum(kinds), words })),
    control: z.strictObject({
      /** What is done to things of every kind. */
      verbs: words,
      /** Phrases that say it without a verb: "access to". */
      links: words,
      /** Words for systems. */
      agents: words,
      /** Verbs of those who only speak of a thing, or trade in it. */
      sayings: words,
      /** What is set of a thing: "the speed of the pump". */
      quantities: words,
    }),
    /** Patterns for everything. */
    any: Patterns,
    kinds: z.record(
      z.enum(kinds),
      z.strictObject({
        verbs: words,
        links: words.default([]),
        prepositions: words.default([]),
        patterns: Patterns,
      }),
    ),
  }),
);

export const things: readonly Thing[] = table.things.map(({ noun, kind, words }) => ({
  noun,
  words: itemOf(words),
  patterns: { ...table.any, ...table.kinds[kind].patterns },
  verbs: new Set([...table.control.verbs, ...table.kinds[kind].verbs]),
  links: itemOf([...table.control.links, ...table.kinds[kind].links]),
  prepositions: new Set(table.kinds[kind].prepositions),
}));

/** Words by which a description says that its system acts on a thing. */
export const control = {
  agents: new Set(table.control.agents),
  sayings: new Set(table.control.sayings.flatMap((verb) => [verb, thirdPerson(verb)])),
  quantities: new Set(table.control.quantities),
} as const;

/** "Fly" becomes "flies". */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
