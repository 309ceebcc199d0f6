import type { Bound } from './quantity.ts';
import { leads } from './quantity-words.ts';

/** Characters before a quantity that may say about, or where it ends. */
export const LEAD = 24;

/** What the words before a quantity say of it. */
interface Lead {
  readonly isAbout: boolean;
  readonly bound: Bound | undefined;
}

const article = /[\s\p{Sc}]+(?:the|a|an|der|die|das|le|la|el)?[\s\p{Sc}]*$/u;

/** Reads the words before a quantity: "about", "at least", "no more than". */
export function leadOf(before: string): Lead {
  const lead = before.toLowerCase().replace(article, '');
  if (longestEnd(lead, leads.about) > 0 || /[~≈]\s?$/.test(lead)) return { isAbout: true, bound: undefined };
  // "no more than" ends with "more than", so the longer phrase of both lists decides.
  const [above, below] = [longestEnd(lead, leads.above), longestEnd(lead, leads.below)];
  if (above === 0 && below === 0) return { isAbout: false, bound: undefined };
  return { isAbout: false, bound: above > below ? 'least' : 'most' };
}

const longestEnd = (lead: string, phrases: readonly string[]): number =>
  phrases.find((phrase) => endsWithWords(lead, phrase))?.length ?? 0;

/** Whether a text in lower case ends with a phrase, as whole words. */
export function endsWithWords(lead: string, phrase: string): boolean {
  if (!lead.endsWith(phrase)) return false;
  const before = lead.charAt(lead.length - phrase.length - 1);
  return !/\p{L}/u.test(before) || /^\p{Script=Han}/u.test(phrase);
}
