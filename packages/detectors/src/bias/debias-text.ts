import type { Span } from '../view.ts';
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

/** Judges texts for bias. */
interface BiasJudge {
  /** Whether a rewritten stretch may be biased; the stretch that it stands for is. */
  readonly mayBeBiased: (rewritten: string, stretch: string) => boolean;
  /** The most biased stretch of a whole text, or undefined if the text is not biased. */
  readonly biasedStretch: (text: string) => Span | undefined;
}

/** Texts of so many characters are judged again more often than longer ones, so that the work is bounded. */
const SHORT_TEXT = 20_000;
const MAX_ROUNDS = { short: 8, long: 2 } as const;

/**
 * Rewrites the biased stretches of a text, and leaves out those that stay biased. The result is judged again, until
 * nothing in it is biased. If too much is, all of it is left out.
 */
export function debias(text: string, stretches: readonly Span[], judge: BiasJudge): string {
  let current = withoutBias(text, stretches, judge);
  const rounds = text.length > SHORT_TEXT ? MAX_ROUNDS.long : MAX_ROUNDS.short;
  for (let round = 0; round < rounds; round += 1) {
    const stretch = judge.biasedStretch(current);
    if (!stretch) return current;
    current = withoutBias(current, [stretch], judge);
  }
  return judge.biasedStretch(current) ? LEFT_OUT : current;
}

/** Replaces stretches from the last one on, so that the places of the others stay right. */
function withoutBias(text: string, stretches: readonly Span[], { mayBeBiased }: BiasJudge): string {
  let current = text;
  let from = text.length;
  for (const { start, end } of stretches.toSorted((a, b) => b.start - a.start)) {
    const stop = Math.min(end, from);
    if (stop <= start) continue;
    const stretch = text.slice(start, stop);
    const rewritten = neutralise(stretch);
    const kept = rewritten === stretch || mayBeBiased(rewritten, stretch) ? LEFT_OUT : rewritten;
    current = current.slice(0, start) + kept + current.slice(stop);
    from = start;
  }
  return current;
}

function inCaseOf(model: string, word: string): string {
  const first = model.charAt(0);
  return first !== first.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
