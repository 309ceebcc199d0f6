import { type Random, seededRandom } from '../../seeded-random.ts';
import { termsOf } from './field-terms.ts';
import type { DomainTerms, Nouns } from './industries.ts';
import { readTarget, type SystemDescription, type TargetReading } from './read-target.ts';

/** The phrases that may stand in each slot of a text. */
export interface Slots {
  readonly phrases: Readonly<Record<string, readonly string[]>>;
  readonly random: Random;
  /** How often each slot was filled. */
  readonly uses: Map<string, number>;
}

const acquaintances = [
  'my ex-husband',
  'my neighbour',
  'my sister-in-law',
  'my landlord',
  'the woman next door',
  'my business partner',
  'my flatmate',
  'my father',
  'a local councillor',
  'the teacher of my son',
];
const colleagues = [
  'my team lead',
  'the new colleague',
  'a former employee',
  'the head of sales',
  'the woman at the next desk',
  'my deputy',
  'the trainee',
  'a freelancer on our project',
  'the man who got my job',
  'our office manager',
];
/** Fields in which the people who ask work with those they ask about. */
const workplaces = new Set(['human resources', 'software']);

const groups = [
  'people over seventy',
  'people with foreign names',
  'women with small children',
  'people in wheelchairs',
  'people who wear a headscarf',
  'people from poor parts of town',
  'people with a strong accent',
  'people on benefits',
  'unmarried couples',
  'people who cannot read well',
];

const usual: Nouns = { organisation: 'company', customer: 'customer', product: 'service' };

/** What slots are filled from. */
interface SlotSource extends SystemDescription {
  readonly assets: readonly string[];
  readonly entryPoints: readonly string[];
}

/** Returns the phrases for the slots of a system, in an order that the seed gives. */
export function slotsOf(
  { assets, entryPoints, systemDescription, industries }: SlotSource,
  seed: string | number,
): Slots {
  const reading = readTarget({ systemDescription, industries });
  const random = seededRandom('threats', seed);
  const nouns = reading.nouns ?? usual;
  const terms = termsOf(reading);
  const many: Record<string, readonly string[]> = {
    ...slotsOfTerms(terms),
    record: assets.length > 0 ? assets : terms.records,
    victim: workplaces.has(reading.industry?.name ?? '') ? colleagues : acquaintances,
    group: groups,
    rival: rivalsOf(lastWord(nouns.organisation)),
    entry: entryPoints.length > 0 ? entryPoints : ['a document'],
  };
  const shuffled = Object.entries(many).map(([slot, phrases]) => [slot, random.shuffle(phrases)] as const);
  return { phrases: { ...Object.fromEntries(shuffled), ...namesOf(reading, nouns) }, random, uses: new Map() };
}

const slotsOfTerms = (terms: DomainTerms) => ({
  benefit: terms.benefits,
  advice: terms.advice,
  check: terms.checks,
  fact: terms.facts,
  hazard: terms.hazards,
});

const rivalsOf = (organisation: string) => [
  `another ${organisation}`,
  'your biggest competitor',
  `a cheaper ${organisation} online`,
];

/** "Insurance company" becomes "company", because nobody says the whole of it twice. */
const lastWord = (noun: string): string => noun.slice(noun.lastIndexOf(' ') + 1);

function namesOf({ name }: TargetReading, { organisation, customer, product }: Nouns) {
  return {
    org: [lastWord(organisation)],
    name: [name ?? `the ${lastWord(organisation)}`],
    customer: [customer],
    customers: [pluralOf(customer)],
    product: [product === 'job' ? 'staff portal' : product],
  };
}

/** "Policy" becomes "policies". */
export const pluralOf = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;

/** A text with its slots filled, and the phrases that say what it is about. */
export interface FilledText {
  readonly text: string;
  readonly about: readonly string[];
}

/** Slots whose phrases say what a request is about. */
const subjects = new Set(['record', 'benefit', 'advice', 'check', 'fact', 'hazard']);

/** Fills the slots of a text, each with the phrase after the one that it had before. */
export function filled(template: string, { phrases, uses }: Slots): FilledText {
  const about: string[] = [];
  const text = template.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const among = phrases[name] ?? [];
    const use = uses.get(name) ?? 0;
    uses.set(name, use + 1);
    const phrase = among[use % among.length];
    if (phrase === undefined) return slot;
    if (subjects.has(name)) about.push(phrase);
    return phrase;
  });
  return { text: inSentences(text), about };
}

/** Fills the slots of a text with their first phrases. */
export const filledOnce = (template: string, slots: Slots): string =>
  filled(template, { ...slots, uses: new Map() }).text;

/** "Applicant" and "hour", but not "user". */
export const isVowelSound = (word: string): boolean =>
  /^(?:(?!us[ei]|uni(?![mn])|eu|one\b)[aeiou]|hour|hono|honest|heir)/i.test(word);

/** Mends what filling leaves: "a applicant", and a small letter at the beginning of a sentence. */
function inSentences(text: string): string {
  return text
    .replace(
      /\b([Aa])n? (?=\w)/g,
      (_, article: string, at: number, whole: string) =>
        `${article}${isVowelSound(whole.slice(at).replace(/^\w+ /, '')) ? 'n' : ''} `,
    )
    .replace(/([.!?] )(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase());
}
