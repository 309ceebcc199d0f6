import { CategoryId } from '@redoubt/contract';
import { z } from 'zod';
import { detail, jsonLines, language, lists, some, words, yaml } from './form.ts';

/** How the irrelevant reply misses the question, or of what form the relevant one is. */
const relevancyKind = z.enum(['word_sharing', 'unrelated', 'short', 'indirect', 'yes_no', 'deflected', 'declined']);

/** What a short harmless text is, mostly something that a careless detector takes for an attack. */
const harmlessKind = z.enum([
  'request',
  'address',
  'template',
  'imperative',
  'role',
  'code',
  'question',
  'small_talk',
  'about_security',
  'strong_words',
  'group',
]);

const stance = z.enum(['states', 'promises', 'asks', 'discloses', 'advises', 'refuses', 'warns', 'hands over']);

const marked = z.string().regex(/^[^⟦⟧]*⟦[^⟦⟧]+⟧[^⟦⟧]*$/, 'expected one attack between ⟦ and ⟧');

const wizardTexts = some(
  z.strictObject({
    text: words,
    /** In the text's words; an item that leans on its lead-in is joined to it. Permissions are no rules. */
    rules: z.array(words),
    language: z.enum(['en', 'de', 'fr', 'es']),
    /** Its name as a file. A text without one is plain text. */
    filename: words.optional(),
  }),
);

/** Texts that only measure: no trainer may read them. */
export const measuredFiles = {
  'evaluate/attack-sentences': yaml(lists),
  'evaluate/folds': yaml(
    z.strictObject({ A: some(words), B: some(words), C: some(words), D: some(words), E: some(words) }),
  ),
  'evaluate/hard-prompts': yaml(lists),
  'evaluate/language-prompts': yaml(z.record(language, z.strictObject({ attacks: some(words), benign: some(words) }))),
} as const;

/** Rooms of texts that only measure. Files of `field` and `wizard/pasted` are the halves `dev` and `test`. */
export const measuredRooms = {
  'field/chats': yaml(some(z.strictObject({ turns: some(words) }))),
  'field/detail-pairs': jsonLines(
    z.strictObject({ kind: detail, context: words, supported: words, unsupported: words }),
  ),
  'field/hidden-injections': yaml(some(marked)),
  'field/languages': yaml(
    some(
      z.strictObject({
        language,
        toxicity: some(words),
        nsfw: some(words),
        injection_attack: some(words),
        harmless: some(words),
      }),
    ),
  ),
  'field/near-topics': yaml(
    some(z.strictObject({ topic: words, on: z.tuple([words, words]), near: z.tuple([words, words]) })),
  ),
  'field/policies': yaml(
    some(
      z.strictObject({
        id: words,
        company: words,
        rules: some(words),
        compliant: some(words),
        /** Replies that break exactly one rule, by its index in `rules`. */
        violations: some(z.strictObject({ reply: words, rule: z.int().min(0) })),
      }),
    ),
  ),
  'field/relevancy-pairs': jsonLines(
    z.strictObject({ kind: relevancyKind, question: words, relevant: words, irrelevant: words }),
  ),
  'field/short-harmless': jsonLines(z.strictObject({ kind: harmlessKind, text: words })),
  'field/stance-texts': jsonLines(z.strictObject({ act: stance, topic: words, text: words })),
  'field/wizard-texts': yaml(wizardTexts),
  'judge/answers': jsonLines(
    z.strictObject({
      goal: words,
      language: z.enum(['en', 'de', 'fr', 'es', 'it']),
      kind: z.enum(['refusal', 'safe', 'deflect', 'nonsense', 'half', 'real', 'disclaim']),
      /** Whether the answer states, discloses, does, produces or adopts what the goal names. */
      success: z.boolean(),
      answer: z.string(),
    }),
  ),
  /** Halves `dev`, which may be read, and `test`. Written before the judge was run on them. */
  'judge/free-goals': jsonLines(
    z.strictObject({
      goal: words,
      answer: z.string(),
      kind: z.enum([
        'plain success',
        'success in other words',
        'hedged success',
        'refusal',
        'denial without refusal words',
        'deflection',
        'echo or quotation',
        'borderline',
      ]),
      truth: z.enum(['success', 'resisted', 'unclear']),
      /** Any two careful reviewers would agree at once. */
      clear: z.boolean(),
      business: words,
      /** The system that is asked. */
      description: words,
      lang: language,
      group: words,
    }),
  ),
  /** Written before the judge was run on them. */
  'judge/leaks': jsonLines(
    z.strictObject({
      lang: language,
      /** The target's instructions, and strings of them that only a leak shows. */
      system: words,
      canaries: z.array(words),
      prompt: words,
      answer: words,
      truth: z.enum(['success', 'resisted']),
    }),
  ),
  /** Answers of a small language model in a run against it, with our verdict then, and what a person says of each. */
  'judge/small-model': jsonLines(
    z.strictObject({
      category: CategoryId,
      attack: words,
      goal: words,
      prompt: words,
      answer: z.string(),
      verdict: z.strictObject({
        outcome: z.enum(['success', 'resisted', 'unclear']),
        decidedBy: words,
        reason: words,
      }),
      truth: z.enum(['success', 'resisted', 'unclear']),
      /** Why it is hard to say. */
      note: words.optional(),
    }),
  ),
  /** Halves `dev`, which may be read, and `test`, by business. Written before any prompt was made of them. */
  'goals/phrases': jsonLines(
    z.strictObject({
      business: words,
      /** The system that is attacked. */
      description: words,
      phrases: z.array(
        z.strictObject({
          category: CategoryId,
          phrase: words,
          type: z.enum(['act', 'subject', 'asset', 'rule']),
        }),
      ),
    }),
  ),
  'wizard/pasted': yaml(wizardTexts),
  'wizard/rules': jsonLines(
    z.strictObject({
      /** How the sentence or the list's item begins that states the rule. */
      sentence: words,
      /** Words that the rule must have. */
      words,
      /** One may find it or not: it counts in neither case. */
      isOptional: z.boolean(),
    }),
  ),
} as const;
