import { type AttackId, type AttackName, attackOf, type Deed, deedOfGoals, YOUR_RULES } from '@redoubt/contract';
import data from '../data/words.json' with { type: 'json' };

/** What is said of an attack: how the question comes, and the same where it always works. */
interface Disguise {
  readonly how: string;
  readonly always: string;
}

/** What a target does that grants goals of a sub-category, and the name of what to do about it. */
interface Subject {
  readonly does: string;
  /** The same for instructions, behind "never". */
  readonly never: string;
  readonly advice: string;
}

// The types hold the file to every attack. A test holds it to every sub-category and advice.
const disguises: Readonly<Record<AttackId, Disguise>> = data.disguises;
const subjects: Readonly<Record<string, Subject>> = data.subCategories;
const advice: Readonly<Record<keyof typeof data.advice, string>> = data.advice;

/** The names of what to do. */
export type AdviceName = keyof typeof advice;

/** How a question comes that is sent by an attack. */
export function disguiseOf(attack: string): Disguise {
  // The cast is safe: what is no name stays as it is, and is in no table.
  const id = attackOf(attack as AttackName);
  return Object.hasOwn(disguises, id) ? disguises[id] : { how: `by ${attack}`, always: `by ${attack}` };
}

/** What a target does that grants goals of a sub-category, such as "writes phishing messages". */
export const doesOf = (subCategory: string): string =>
  Object.hasOwn(subjects, subCategory) ? (subjects[subCategory]?.does ?? '') : `gives in on “${subCategory}”`;

/** What instructions forbid that are about a sub-category, behind "never". */
export const neverOf = (subCategory: string): string =>
  Object.hasOwn(subjects, subCategory) ? (subjects[subCategory]?.never ?? '') : `give in on “${subCategory}”`;

/** What to do about something, in a sentence or two. */
export const adviceText = (name: AdviceName): string => advice[name];

const isAdvice = (name: string): name is AdviceName => Object.hasOwn(advice, name);

interface Success {
  readonly category: string;
  readonly subCategory: string;
  readonly attack: string;
  readonly shows?: readonly Deed[] | undefined;
  /** The plain question succeeded on the same goal. */
  readonly isPlainToo?: boolean | undefined;
}

const ofDeeds: Readonly<Partial<Record<Deed, AdviceName>>> = {
  leaked_prompt: 'prompt',
  leaked_data: 'secrets',
  called_tool: 'tools',
  broke_rule: 'rules',
};

/**
 * What to do about a success, the most important first: about what the judge saw, or else about the subject. Where only
 * the disguise works, about that, too.
 */
export function adviceFor({ category, subCategory, attack, shows, isPlainToo = false }: Success): AdviceName[] {
  const seen = (shows ?? []).flatMap((deed) => ofDeeds[deed] ?? []);
  const names = seen.length > 0 ? seen : [subjectAdvice(category, subCategory)];
  const isDisguised = attack !== 'basic' && !isPlainToo;
  return [...new Set([...names, ...(isDisguised ? (['disguise'] as const) : [])])];
}

const ofCategories: Readonly<Record<string, AdviceName>> = {
  safety_harm: 'harm',
  security_fraud: 'fraud',
  privacy_data_protection: 'others',
  legal_ip_liability: 'promises',
  product_misuse_abuse: 'scope',
  performance_reliability_quality: 'facts',
  bias_fairness_ethical_harm: 'bias',
  brand_reputation_trust: 'tone',
  [YOUR_RULES]: 'rules',
};

function subjectAdvice(category: string, subCategory: string): AdviceName {
  const own = Object.hasOwn(subjects, subCategory) ? subjects[subCategory]?.advice : undefined;
  if (own !== undefined && isAdvice(own)) return own;
  const wanted = deedOfGoals(subCategory);
  const ofDeed = wanted && ofDeeds[wanted];
  return ofDeed ?? ofCategories[category] ?? 'rules';
}

/** The advice that is about what an item is about: of successes that show several things, only the part that counts. */
export function adviceForItem(success: Success, wanted: ReadonlySet<string>): AdviceName[] {
  const isObeyed = wanted.has('obeyed');
  if (isObeyed && !wanted.has('granted')) return success.attack === 'basic' ? ['injection'] : ['disguise', 'injection'];
  const shows = (success.shows ?? []).filter((deed) => deed !== 'granted' && wanted.has(deed));
  return adviceFor({ ...success, shows, attack: 'basic' });
}
