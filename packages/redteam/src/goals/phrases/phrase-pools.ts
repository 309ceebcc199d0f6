import type { CategoryId } from '@redoubt/contract';
import { readWords } from '@redoubt/detectors';
import { seededRandom } from '../../seeded-random.ts';
import { corpus, makeGoal } from '../corpus.ts';
import { firstThat, isExtraction } from '../extraction.ts';
import type { Goal } from '../goal.ts';
import { inTurn } from '../in-turn.ts';
import { nearestSubCategory } from '../nearest-sub-category.ts';
import type { Industry } from '../target/industries.ts';
import { patternOfSubCategory, patternRequests } from '../target/pattern-requests.ts';
import { readTarget, type TargetReading } from '../target/read-target.ts';
import { goalsOfRule } from '../target/rule-goals.ts';
import { slotsOf } from '../target/slots.ts';
import { fitsTarget, inWordsOf, isOnlyOfField, suited } from '../target/suited-goals.ts';
import { isFieldAbuse, isToolAbuse, ruleBreach } from '../target/threat-names.ts';
import { goalsOfTools } from '../target/tool-goals.ts';
import { extractionGoals, PHRASE_SOURCE, type PhraseChoice, phraseControls, phraseGoals } from './phrase-goals.ts';

/** The goals of one phrase, best first. */
interface Pool {
  readonly name: string;
  readonly goals: Goal[];
  /** They ask for the instructions or the tools of the system. */
  readonly isExtraction: boolean;
}

/** Goals that were written before, of what a phrase names. */
interface Written {
  /** They suit the system. */
  readonly suited: readonly Goal[];
  /** They are about another field of business, or have no word of the phrase, so they come last. */
  readonly others: readonly Goal[];
  readonly isExtraction: boolean;
  /** The phrase is a name of what they are about. A phrase that is only near to one comes before them. */
  readonly isNamed: boolean;
}

/** Returns a pool for each phrase that goals, or controls, can be made of. A phrase that comes again has none. */
export function poolsOfPhrases(phrases: readonly string[], choice: PhraseChoice, isControl: boolean): Pool[] {
  const taken = new Set<string>();
  return withoutRepeats(phrases).flatMap((phrase) => {
    const written = writtenOf(phrase, choice, isControl);
    const goals = allGoalsOf(phrase, written, choice, isControl).filter(({ id }) => !taken.has(id));
    for (const { id } of goals) taken.add(id);
    return goals.length > 0 ? [{ name: phrase, goals, isExtraction: written.isExtraction }] : [];
  });
}

const withoutRepeats = (phrases: readonly string[]): readonly string[] =>
  [...new Map(phrases.toReversed().map((phrase) => [plainOf(phrase), phrase])).values()].toReversed();

function allGoalsOf(phrase: string, written: Written, choice: PhraseChoice, isControl: boolean): Goal[] {
  const made = isControl ? phraseControls(phrase, choice) : phraseGoals(phrase, choice);
  const first = written.isNamed ? [...written.suited, ...made] : inTurn([made, written.suited]);
  return [...first, ...written.others];
}

/** Phrases that differ in marks and capitals alone are one. */
export const plainOf = (phrase: string): string => (phrase.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/**
 * Lets the first goal of all ask for the instructions or the tools of the system, as it must in `security_fraud`: that of
 * a phrase about extraction, else one that is made of the first phrase.
 */
export function withExtraction(pools: readonly Pool[], choice: PhraseChoice): readonly Pool[] {
  if (choice.category !== 'security_fraud') return pools;
  const [first, ...rest] = firstThat(pools, (pool) => pool.isExtraction);
  if (!first) return pools;
  if (first.isExtraction) {
    return [{ ...first, goals: firstThat(first.goals, ({ source }) => source !== PHRASE_SOURCE) }, ...rest];
  }
  const asking = extractionGoals(first.name, choice).slice(0, 1);
  return [{ ...first, goals: [...asking, ...first.goals] }, ...rest];
}

const none: Written = { suited: [], others: [], isExtraction: false, isNamed: false };

function writtenOf(phrase: string, choice: PhraseChoice, isControl: boolean): Written {
  const { category, seed, system } = choice;
  const ofThreat = isControl ? [] : threatGoals(phrase, choice);
  if (ofThreat.length > 0) {
    return { ...none, isNamed: true, suited: ofThreat.map((goal) => ({ ...goal, subCategory: phrase })) };
  }
  const near = nearestSubCategory(phrase, corpus[category]) ?? elsewhere.get(plainOf(phrase));
  if (!near) return none;
  const goals = (isControl ? near.controls : near.goals).map(({ text, source }) =>
    makeGoal({ category, subCategory: phrase, text, isControl, source }),
  );
  const shuffled = seededRandom('goals', seed, category, phrase, isControl ? 1 : 0).shuffle(goals);
  const reading = readTarget(system ?? {});
  const isNamed = [near.name, ...near.also].some((name) => plainOf(name) === plainOf(phrase));
  const fits = ({ text }: Goal) => fitsTarget(text, reading) && (isNamed || shareWord(text, phrase));
  const [own, others] = [shuffled.filter(fits), shuffled.filter((goal) => !fits(goal))];
  return {
    suited: suited(own, reading),
    others: suited(others, reading),
    isExtraction: isExtraction(near.name),
    isNamed,
  };
}

const phraseStems = (text: string): Set<string> =>
  new Set(readWords(text).flatMap(({ isContent, stem }) => (isContent ? stem : [])));

/** Says whether two texts have a word that is no function word in common, in any of its forms. */
function shareWord(one: string, other: string): boolean {
  const stems = phraseStems(other);
  return [...phraseStems(one)].some((stem) => stems.has(stem));
}

/** All sub-categories of the corpus by name, whose goals a phrase of another category may want. Names are unique. */
const elsewhere = new Map(
  Object.values(corpus).flatMap((entries) => entries.map((entry) => [plainOf(entry.name), entry])),
);

/** Returns the goals of a phrase that `POST /rt/threat-modeling/categories` proposed: those that a dataset would have. */
function threatGoals(phrase: string, { category, seed, system = {} }: PhraseChoice): Goal[] {
  const { systemDescription, industries, tools = [], rules = [] } = system;
  if (isToolAbuse(phrase, category)) return goalsOfTools(category, tools);
  const place = rules.findIndex((rule) => ruleBreach(rule) === phrase);
  if (place !== -1) return inCategory(goalsOfRule(rules[place] ?? '', place), category);
  const told = { systemDescription, industries };
  const reading = readTarget(told);
  const named = reading.fields.find(({ industry }) => isFieldAbuse(phrase, industry.name, category));
  if (named) return goalsOfField(category, named.industry, reading);
  const pattern = patternOfSubCategory(category, phrase, told);
  if (!pattern) return [];
  const slots = slotsOf({ ...told, assets: [], entryPoints: [] }, `${seed} ${category}`);
  return patternRequests(slots.random.shuffle(pattern.requests), { pattern, phrase, category }, slots);
}

const inCategory = (goals: readonly Goal[], category: CategoryId): Goal[] =>
  goals.map(({ id: _, ...goal }) => makeGoal({ ...goal, category }));

const goalsOfField = (category: CategoryId, industry: Industry, reading: TargetReading): Goal[] =>
  corpus[category]
    .flatMap(({ goals }) => goals)
    .filter(({ text }) => isOnlyOfField(text, industry))
    .map((goal) => inWordsOf(goal, reading));
