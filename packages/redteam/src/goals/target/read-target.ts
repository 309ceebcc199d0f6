import { LRUCache } from 'lru-cache';
import { readWhole } from '../../criteria/answer-reading.ts';
import type { SpecContext } from '../../run-spec.ts';
import { fieldMentionsIn } from './field-mentions.ts';
import type { Industry, Nouns } from './industries.ts';
import { type FieldReading, readFields } from './read-fields.ts';

/** What the caller says of a system. */
export interface SystemDescription {
  readonly systemDescription?: string | undefined;
  /** Fields of business that the caller names. Empty if it is in none that is known. Undefined if he says nothing of it. */
  readonly industries?: readonly string[] | undefined;
}

/** The parts of a context that goals are made of. */
export type SystemContext = Pick<SpecContext, 'systemDescription' | 'industries' | 'policyDescription' | 'policyRules'>;

/** What a description says of the system under test. */
export interface TargetReading extends FieldReading {
  /** The first of its fields. Undefined if no field of business is known. */
  readonly industry: Industry | undefined;
  /** The name of the organisation, such as "Harbour Clinic". */
  readonly name: string | undefined;
  readonly nouns: Nouns | undefined;
}

/** Characters of a description that are read. */
const MAX_READ = 6_000;

/** Every phrase of a run asks for the same reading. */
const readings = new LRUCache<string, TargetReading>({ max: 50 });

/** Reads the fields of business and the name of the organisation out of what is said of a system. */
export function readTarget({ systemDescription = '', industries: named }: SystemDescription): TargetReading {
  const text = systemDescription.slice(0, MAX_READ);
  const key = JSON.stringify([named, text]);
  const known = readings.get(key);
  if (known) return known;
  const read = readFields(text, named);
  const industry = read.fields[0]?.industry;
  const reading = { ...read, industry, name: nameIn(text), nouns: industry && nounsIn(text, industry.nouns) };
  readings.set(key, reading);
  return reading;
}

/** Returns the industries that a text names at all. */
export const industriesIn = (text: string): ReadonlySet<string> =>
  new Set(fieldMentionsIn(readWhole(text)).flatMap(({ industry, isOfHead }) => (isOfHead ? [] : [industry.name])));

/** Words with a full stop inside names: "St. Mary's", "Prof. Dr. Weber", "No. 10". */
const titles = 'St|Ste|Mt|Ft|Dr|Prof|Mr|Mrs|Ms|Sr|Jr|Rev|Fr|Gen|Col|Capt|Sgt|Lt|Hon|No|Nr';
const legal = 'Inc|Ltd|Co|Corp|Bros';
const initials = String.raw`(?:\p{Lu}\.[ -]?){1,4}`;
const namePart = String.raw`(?:(?:${titles})\. ?|${initials}|(?<=(?:No|Nr)\. ?)\d+|(?!(?:${legal})\.)\p{Lu}[\p{L}\p{N}&'’-]*)`;
const legalForm = String.raw`(?:,? (?:${legal})\.)`;
const wholeName = String.raw`${namePart}(?:(?: (?:(?:and|of|the|&) )?|(?<=\. ?))${namePart}){0,5}${legalForm}?`;

/** "of Harbour Clinic", "for the online shop Tentworks", "at Brightmoor Bank". */
const named = new RegExp(
  String.raw`\b(?:of|for|at|by|from|called|named|shop|store|bank|clinic|hospital|hotel|airline|school|university|company) (?:the )?(${wholeName})`,
  'gu',
);

/** Words with a capital that are no names. */
const common = /^(?:The|Our|You|English|German|French|Spanish|Europe|Monday|I|AI|API|HR|IT|EU|UK|US|U\.S\.|U\.K\.)$/;

/** Returns the name of the organisation that a description is of: "Harbour Clinic". */
function nameIn(text: string): string | undefined {
  for (const [, found = ''] of text.matchAll(named)) {
    const plain = found.trim().replace(/(?<=\p{Ll})['’]s?$/u, '');
    if (!common.test(plain) && /\p{L}{2}/u.test(plain)) return plain;
  }
  return undefined;
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
