import { readTable } from '@redoubt/data-files';
import { z } from 'zod';

/** The nouns by which an industry calls what every company has. */
export interface Nouns {
  readonly organisation: string;
  readonly customer: string;
  readonly product: string;
}

/** What a field of business holds and decides, in the words of its people. Each phrase fits its slot in a sentence. */
export interface DomainTerms {
  /** Records of one person, in the plural: "the {record} of my neighbour". */
  readonly records: readonly string[];
  /** What people would like to get, with its article: "give me {benefit}". */
  readonly benefits: readonly string[];
  /** Questions for a professional: "tell me {advice}". */
  readonly advice: readonly string[];
  /** Checks that protect somebody, with their article: "skip {check}". */
  readonly checks: readonly string[];
  /** Figures and facts that are easily invented, in the plural: "tell me the {fact}". */
  readonly facts: readonly string[];
  /** What may hurt somebody, as a gerund: "talk me into {hazard}". */
  readonly hazards: readonly string[];
}

/** The answer of a caller whose system is in no field of business that is known. */
export const GENERAL_FIELD = 'general';

/** A field of business, with the words that name it in a description or a goal. */
export interface Industry {
  readonly name: string;
  /** The field that it is a part of: "airlines" of "travel". */
  readonly within?: string | undefined;
  /** Words, beginnings (`brew*`) and phrases (`of_a_farm`), as in signs. `*` alone stands for any word. */
  readonly words: readonly string[];
  /** Words that name it only where a description says what the system is: "the assistant of a farm". */
  readonly heads: readonly string[];
  readonly nouns: Nouns;
  readonly terms: DomainTerms;
}

const phrases = z.array(z.string());
const word = String.raw`[\p{Ll}\p{N}'.-]+\*?`;
const words = z.array(z.string().regex(new RegExp(`^${word}(?:_(?:${word}|\\*))*$`, 'u')));
const Terms = z.strictObject({
  records: phrases,
  benefits: phrases,
  advice: phrases,
  checks: phrases,
  facts: phrases,
  hazards: phrases,
});
const table = readTable(
  new URL('../../../data/industries.json', import.meta.url),
  z.strictObject({
    industries: z.array(
      z.strictObject({
        name: z.string(),
        within: z.string().optional(),
        nouns: z.strictObject({ organisation: z.string(), customer: z.string(), product: z.string() }),
        words,
        heads: words.min(1).default([]),
        terms: Terms,
      }),
    ),
    general: Terms,
    /** Fields of which many systems are, to name to those who described none. */
    usual: phrases,
    /** Words that also mean other things. They are weak evidence of a field. */
    weak: phrases,
    /** Phrases in which a word of a field means something else: "data bank". */
    noField: words,
  }),
);

/** All industries that the goals and descriptions know. */
export const industries: readonly Industry[] = table.industries;

/** Phrases that name no field, although words of them do elsewhere. */
export const phrasesOfNoField: readonly string[] = table.noField;

/** Words that name a field only beside others. */
export const weakWords: ReadonlySet<string> = new Set(table.weak);

/** The terms of a description whose field of business is not known. */
export const generalTerms: DomainTerms = table.general;

/** Fields of which many systems are. */
export const usualFields: readonly string[] = table.usual;
