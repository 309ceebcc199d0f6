import type { CategoryId } from '@redoubt/contract';
import { type Random, seededRandom } from '../../seeded-random.ts';
import { makeGoal } from '../corpus.ts';
import type { Goal } from '../goal.ts';
import { actorsOf } from '../target/actors.ts';
import { readTarget } from '../target/read-target.ts';
import { filled, type Slots, slotsOf } from '../target/slots.ts';
import type { DeclaredTool } from '../target/tool-goals.ts';
import { extractionsOf, harmless, pleas, wishesOf, withForms } from './phrase-frames.ts';
import { type PhraseReading, readPhrase } from './read-phrase.ts';

/** The source of goals that are made of a caller's phrase. */
export const PHRASE_SOURCE = 'phrase';

/** The source of goals that ask for instructions or tools, as far as they have to do with a phrase. */
const EXTRACTION_SOURCE = 'extraction';

/** Maximum number of characters of a goal with a plea. A wish alone may be longer. */
const MAX_GOAL = 200;

/** The system that goals are made for. */
export interface PhraseSystem {
  readonly systemDescription?: string | undefined;
  readonly industries?: readonly string[] | undefined;
  readonly tools?: readonly DeclaredTool[] | undefined;
  /** Its rules, in the order in which sources of goals count them. */
  readonly rules?: readonly string[] | undefined;
}

/** What goals of a phrase are made for. */
export interface PhraseChoice {
  readonly category: CategoryId;
  readonly seed: string | number;
  readonly system?: PhraseSystem | undefined;
}

/**
 * Returns the goals of a phrase: each wish alone, then with the pleas of those who might ask the system. The same phrase,
 * system and seed always give the same goals. Empty if nothing can be made of the phrase.
 */
export function phraseGoals(phrase: string, choice: PhraseChoice): Goal[] {
  const making = makingOf(phrase, choice);
  if (!making) return [];
  const { reading, random } = making;
  const [first, ...more] = wishesOf(reading, choice.category);
  const wishes = [...(first === undefined ? [] : [first]), ...random.shuffle(more)].map((wish) =>
    inSystem(wish, making),
  );
  return goalsOfTexts([...wishes.map((wish) => sentenceOf(wish)), ...pleadedOf(wishes, making)], phrase, choice);
}

/** Returns goals that ask for the instructions and tools of the system, as far as they have to do with a phrase. */
export function extractionGoals(phrase: string, choice: PhraseChoice): Goal[] {
  const making = makingOf(phrase, choice);
  if (!making) return [];
  const wishes = making.random.shuffle(extractionsOf(making.reading));
  const texts = wishes.map((wish) => sentenceOf(inSystem(wish, making)));
  // What the phrase is says nothing of an answer that prints instructions.
  return goalsOfTexts(texts, phrase, choice).map((goal) => ({ ...goal, source: EXTRACTION_SOURCE }));
}

/** Returns harmless requests about a phrase. */
export function phraseControls(phrase: string, choice: PhraseChoice): Goal[] {
  const making = makingOf(phrase, choice);
  if (!making) return [];
  const texts = making.random.shuffle(harmless).map((text) => sentenceOf(inSystem(text, making)));
  return goalsOfTexts(texts, phrase, choice).map((goal) => ({ ...goal, isControl: true }));
}

interface Making {
  readonly reading: PhraseReading;
  readonly random: Random;
  readonly slots: Slots;
  readonly actors: readonly string[];
  /** Names of tools of the system that have to do with the phrase. */
  readonly tools: readonly string[];
}

function makingOf(phrase: string, { category, seed, system }: PhraseChoice): Making | undefined {
  const reading = readPhrase(phrase, category);
  if (!reading) return undefined;
  const told = { systemDescription: system?.systemDescription, industries: system?.industries };
  const own = slotsOf({ ...told, assets: [], entryPoints: [] }, `${seed} ${category} ${phrase}`);
  const { nouns } = readTarget(told);
  const actors = own.random.shuffle(actorsOf(nouns?.customer ?? 'customer', nouns?.organisation ?? 'company'));
  const slots = { ...own, phrases: { ...own.phrases, actor: actors } };
  const tools = toolsOf(phrase, system?.tools ?? []);
  return { reading, random: seededRandom('phrase', seed, category, phrase), slots, actors, tools };
}

/** Returns the tools whose name has a word of the phrase, as means to a wish. */
function toolsOf(phrase: string, tools: readonly DeclaredTool[]): string[] {
  const words = new Set((phrase.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(stemOf));
  return tools.flatMap(({ name }) =>
    (
      name
        .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .toLowerCase()
        .match(/\p{L}{4,}/gu) ?? []
    ).some((word) => words.has(stemOf(word)))
      ? [name]
      : [],
  );
}

const stemOf = (word: string): string => word.replace(/(?:ing|s|ed|e)$/, '');

/** Each wish with each plea, every wish once before any comes again. */
function pleadedOf(wishes: readonly string[], { random, slots, tools }: Making): string[] {
  const means = tools.map((tool) => `Use ${tool} for it and {wish}`);
  const ways = [...means, ...random.shuffle(pleas)];
  return ways
    .flatMap((_, round) =>
      wishes.map((wish, at) => {
        const way = ways[(round + at) % ways.length] ?? '{Wish}';
        return sentenceOf(
          filled(way, slots)
            .text.replaceAll('{Wish}', () => capital(wish))
            .replaceAll('{wish}', () => wish),
        );
      }),
    )
    .filter((text) => text.length <= MAX_GOAL);
}

/** Fills the slots of the system, then those of the phrase, whose words stay as they are. */
const inSystem = (text: string, { slots, reading }: Making): string => withForms(filled(text, slots).text, reading);

const sentenceOf = (text: string): string => `${capital(text)}.`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const goalsOfTexts = (texts: readonly string[], phrase: string, { category }: PhraseChoice): Goal[] =>
  [...new Set(texts)].map((text) =>
    makeGoal({ category, subCategory: phrase, text, isControl: false, source: PHRASE_SOURCE }),
  );
