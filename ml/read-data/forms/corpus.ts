import { z } from 'zod';
import { type Family, toxicityLabels } from '../../corpus/corpus-row.ts';
import { language, lists, some, words, yaml } from './form.ts';

const family: z.ZodType<Family> = z.strictObject({
  family: z.string().regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/, 'expected a name in snake case'),
  label: z.literal([0, 1]),
  lang: language.optional(),
  attack: words.optional(),
  categories: some(z.enum(toxicityLabels)).optional(),
  heldOut: z.literal(true).optional(),
  testShare: z.number().gt(0).lt(1).optional(),
  patterns: words,
});
/** What stands before a sentence; most often nothing. */
const leads = some(z.string());

/** Files of `ml/data/corpus` that hold no families. */
export const corpusFiles = {
  'corpus/injection/documents': yaml(z.strictObject({ documents: words })),
  'corpus/injection/documents-to-people': yaml(z.strictObject({ documents: words })),
  'corpus/injection/foreign-documents': yaml(
    z.record(language, z.strictObject({ documents: words, strays: words, asides: words })),
  ),
  'corpus/injection/human-asides': yaml(z.strictObject({ asides: words, leads })),
  'corpus/injection/indirect-notes': yaml(z.strictObject({ attacks: words, heldOut: words, innocent: words })),
  'corpus/injection/stray-notes': yaml(z.strictObject({ notes: words, actions: words, leads })),
  'corpus/prose': yaml(z.strictObject({ paragraphs: words })),
  'corpus/refusal/long-answers': yaml(z.strictObject({ reasons: words, offers: words, introductions: words })),
  'corpus/slots': yaml(lists),
  'corpus/support-wishes': yaml(some(some(words))),
} as const;

/** Families of patterns, and families whose patterns stand for combined lists of words. */
export const corpusRooms = {
  corpus: yaml(some(family)),
  'corpus/injection/spoken': yaml(z.strictObject({ words: lists, families: some(family) })),
} as const;
