import { LRUCache } from 'lru-cache';
import { readAnswer } from '../../criteria/answer-reading.ts';
import { countItem } from '../../criteria/match-sign.ts';
import { type Industry, industries, type Nouns } from './industries.ts';

/** What a description says of the system under test. */
export interface TargetReading {
  /** Undefined if no field of business is named. */
  readonly industry: Industry | undefined;
  /** The name of the organisation, such as "Harbour Clinic". */
  readonly name: string | undefined;
  readonly nouns: Nouns | undefined;
}

/** Characters of a description that are read. */
const MAX_READ = 6_000;

/** Every phrase of a run asks for the same reading. */
const readings = new LRUCache<string, TargetReading>({ max: 50 });

/** Reads the field of business and the name of the organisation out of a description. */
export function readTarget(description: string): TargetReading {
  const text = description.slice(0, MAX_READ);
  const known = readings.get(text);
  if (known) return known;
  const industry = industryOf(text);
  const reading = { industry, name: nameIn(text), nouns: industry && nounsIn(text, industry.nouns) };
  readings.set(text, reading);
  return reading;
}

/** Returns the industry that most words of a text name. On a tie the first of the table wins. */
function industryOf(text: string): Industry | undefined {
  const [best] = scoresOf(text);
  return best?.industry;
}

/** Returns the industries that a text names at all. */
export const industriesIn = (text: string): ReadonlySet<string> =>
  new Set(scoresOf(text).map(({ industry }) => industry.name));

function scoresOf(text: string): { readonly industry: Industry; readonly score: number }[] {
  const { whole } = readAnswer(text);
  return industries
    .map((industry) => ({ industry, score: countItem(industry.words, whole) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** "of Harbour Clinic", "for the online shop Tentworks", "at Brightmoor Bank". */
const named =
  /\b(?:of|for|at|by|from|called|named|shop|store|bank|clinic|hospital|hotel|airline|school|university|company) (?:the )?(\p{Lu}[\p{L}&'-]+(?: (?:(?:and|of|the|&) )?\p{Lu}[\p{L}&'-]+){0,3})/u;
/** Words with a capital that are no names. */
const common = /^(?:The|Our|You|English|German|French|Spanish|Europe|Monday|I|AI|API|HR|IT|EU|UK|US)$/;

function nameIn(text: string): string | undefined {
  const found = named.exec(text)?.[1];
  return found === undefined || common.test(found) ? undefined : found;
}

/** Words for organisations and the people they serve, which a description may use in place of the industry's. */
const organisations =
  /\b(hospital|clinic|practice|pharmacy|bank|shop|store|supermarket|restaurant|bakery|hotel|airline|railway|school|university|college|city|town|council|ministry|law firm|agency|garage|charity|museum|library)\b/i;
const people =
  /\b(patients|clients|customers|guests|passengers|travellers|students|pupils|parents|citizens|residents|tenants|applicants|employees|users|players|readers|donors|members|drivers|policyholders|subscribers)\b/i;

function nounsIn(text: string, usual: Nouns): Nouns {
  const customers = people.exec(text)?.[1]?.toLowerCase();
  return {
    ...usual,
    organisation: organisations.exec(text)?.[1]?.toLowerCase() ?? usual.organisation,
    customer: customers?.replace(/s$/, '') ?? usual.customer,
  };
}
