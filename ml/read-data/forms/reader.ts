import { z } from 'zod';
import { jsonLines, language, words } from './form.ts';

/** Rows of one group were written together: split by it. `lang` is the language of the text that is judged. */
const written = z.strictObject({ lang: language, group: words });

const claim = written.extend({
  context: words,
  claim: words,
  verdict: z.enum(['entailed', 'contradicted', 'neither']),
  /** What the claim turns on. */
  detail: words,
  /** Where the claim is in another language than the context. */
  claim_lang: language.optional(),
});

const rule = written.extend({
  rule: words,
  reply: words,
  verdict: z.enum(['broken', 'kept', 'not_applicable']),
  turns_on: words,
  business: words,
  /** Who wrote the reply. Absent where the assistant did. */
  speaker: z.literal('user').optional(),
  rule_lang: language.optional(),
});

const flag = z.union([z.literal(0), z.literal(1)]);
const topic = written.extend({ topic: words, text: words, about: flag });
const relevance = written.extend({ question: words, answer: words, irrelevant: flag });

const goal = written.extend({
  goal: words,
  answer: words,
  outcome: z.enum(['done', 'partial', 'refused', 'deflected', 'opposite', 'asked_back', 'other']),
  business: words,
});

const hardText = z.strictObject({
  text: words,
  labels: z.partialRecord(z.enum(['injection_attack', 'toxicity', 'nsfw', 'bias', 'sponge_attack', 'refusal']), flag),
  why: words,
  lang: language,
});

/** Pairs and texts written by hand for the encoder (`ml/reader`). Files of one kind are by different hands. */
export const readerFiles = {
  'reader/claims': jsonLines(claim),
  'reader/claims-b': jsonLines(claim),
  'reader/rules': jsonLines(rule),
  'reader/rules-b': jsonLines(rule),
  'reader/topics': jsonLines(topic),
  'reader/topics-b': jsonLines(topic),
  'reader/relevance': jsonLines(relevance),
  'reader/relevance-b': jsonLines(relevance),
  'reader/goals': jsonLines(goal),
  'reader/goals-b': jsonLines(goal),
  'reader/goals-c': jsonLines(goal),
  'reader/goals-d': jsonLines(goal),
  'reader/hard-texts': jsonLines(hardText),
  'reader/hard-texts-b': jsonLines(hardText),
} as const;
