import { z } from 'zod';
import { concepts } from '../../../packages/detectors/src/concepts/concepts.ts';
import { detail, jsonLines, some, words, yaml } from './form.ts';

const list = some(words);
const reply = z.strictObject({ domain: words, question: words, answer: words });

/** Lists and texts that models are fitted with, and their counterparts that measure them. */
export const fittedFiles = {
  'concepts/common-words': yaml(z.strictObject({ words: list })),
  'grounding/full-replies': jsonLines(reply),
  'grounding/replies': jsonLines(reply.extend({ miss: words })),
  'grounding/stock-replies': yaml(z.strictObject({ deflections: list, declines: list })),
  'names/fillers': yaml(
    z.strictObject({
      organizations: list,
      companyStems: list,
      companyFields: list,
      legalForms: list,
      bodies: list,
      landmarks: list,
      streetWords: list,
      titles: list,
      months: list,
      days: list,
      languages: list,
      nationalities: list,
      jobs: list,
      products: list,
      words: list,
      handles: list,
      tags: list,
      links: list,
    }),
  ),
  'names/negatives': yaml(z.strictObject({ patterns: words })),
  'names/romanised': yaml(z.record(z.string(), z.strictObject({ given: list, family: list }))),
  'overlap/declines': yaml(list),
  'overlap/passages': yaml(some(z.strictObject({ name: words, text: words, retold: words, harmless: list }))),
  'overlap/system-prompts': yaml(some(z.strictObject({ name: words, text: words, told: list, harmless: list }))),
  'static-embeddings/subject-terms': yaml(list),
  'topic/near-pairs': yaml(some(z.strictObject({ topic: words, on: list, near: list }))),
} as const;

/** Rooms of the same. */
export const fittedRooms = {
  'concepts/lexicon': yaml(z.partialRecord(z.enum(concepts), list)),
  'grounding/claims': yaml(
    some(
      z.strictObject({
        context: words,
        claims: some(z.strictObject({ kind: detail, follows: words, differs: words })),
      }),
    ),
  ),
  'names/patterns': yaml(
    some(
      z.strictObject({
        /** A language, or a locale of the lists of names. */
        language: z.string().regex(/^[a-z]{2}(?:_[A-Za-z_]+)?$/),
        about: words.optional(),
        patterns: words,
      }),
    ),
  ),
  'topic/near-texts': yaml(some(some(z.strictObject({ topic: words, texts: list })))),
} as const;
