import { generalisations, neutralTerms } from './neutral-terms.ts';

const terms = new Map(neutralTerms);
const anyTerm = new RegExp(`\\b(?:${neutralTerms.map(([from]) => from).join('|')})\\b`, 'gi');

/** Replaces a stretch that stays biased after rewriting. */
const LEFT_OUT = '[left out: a generalisation about a group]';

/**
 * Replaces words that single a group out by neutral ones, and "all" by "some". The rules do not understand the
 * sentence.
 */
function neutralise(text: string): string {
  const worded = text.replace(anyTerm, (term) => inCaseOf(term, terms.get(term.toLowerCase()) ?? term));
  return generalisations.reduce((current, [from, to]) => current.replace(from, (match) => inCaseOf(match, to)), worded);
}

/** Rewrites a biased stretch of a text. If the rewritten stretch is still judged biased, it is left out. */
export function debias(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  isBiased: (text: string) => boolean,
): string {
  const rewritten = neutralise(text.slice(start, end));
  const kept = isBiased(rewritten) ? LEFT_OUT : rewritten;
  return text.slice(0, start) + kept + text.slice(end);
}

function inCaseOf(model: string, word: string): string {
  const first = model.charAt(0);
  return first !== first.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
