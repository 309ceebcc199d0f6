import { visitKeywords } from '../keyword/find-keywords.ts';
import { buildAutomaton } from '../keyword/keyword-automaton.ts';
import type { Span } from '../view.ts';
import { type DemandRole, defaultEnormous, demandTerms, enormous, enormousCount } from './demand-terms.ts';
import { quantityAfter, quantityBefore } from './quantities.ts';

/** One sign that a text asks for too much. At a strength of 1 it decides alone. */
export interface DemandSign extends Span {
  readonly family:
    | 'unbounded_output'
    | 'enormous_output'
    | 'exhaustive_output'
    | 'recursive_expansion'
    | 'token_burning';
  readonly strength: number;
}

/** A verb governs what follows it within this many units. */
const VERB_REACH = 160;
/** Phrases beyond this many are not looked at: a text that has them is judged by the first. */
const MAX_PHRASES = 4_000;

const phrases = Object.entries(demandTerms).flatMap(([role, terms]) =>
  terms.split(', ').map((term) => ({ term, role: role as DemandRole })),
);
const automaton = buildAutomaton(phrases.map(({ term }) => ({ keyword: term, pattern: term })));

interface Phrase extends Span {
  readonly role: DemandRole;
  readonly term: string;
}

/** Where the last verbs of each kind stand that ask for output. */
interface Verbs {
  loop: Span;
  make: Span;
}

const nowhere: Span = { start: -1_000_000, end: -1_000_000 };

/** The signs of demands for output in a text, in order. */
export function findDemands(text: string): DemandSign[] {
  const verbs: Verbs = { loop: nowhere, make: nowhere };
  const signs: DemandSign[] = [];
  for (const phrase of phrasesIn(text)) {
    if (phrase.role === 'loop_verb' || phrase.role === 'make_verb') {
      noteVerb(verbs, phrase, text);
      continue;
    }
    const sign = readers[phrase.role]({ phrase, verbs, text });
    if (sign.strength > 0) signs.push({ ...sign, start: phrase.start, end: phrase.end });
  }
  return signs;
}

function phrasesIn(text: string): Phrase[] {
  const found: Phrase[] = [];
  visitKeywords(automaton, text, (index, start, end) => {
    const known = phrases[index];
    if (known !== undefined && found.length < MAX_PHRASES) found.push({ ...known, start, end });
  });
  return found;
}

function noteVerb(verbs: Verbs, phrase: Phrase, text: string): void {
  if (!isImperative(text, phrase.start)) return;
  if (phrase.role === 'loop_verb') verbs.loop = phrase;
  else verbs.make = phrase;
}

const imperativeLead =
  /(?:^|[.!?:;,\n"'(—-]|\b(?:please|and|then|now|just|must|should|will|only|always|simply|can you|could you|you to|to|never|or|me|help|let's))\s*$/i;

/** A verb asks for something at the start of a clause, or after words like "please" and "you to". */
function isImperative(text: string, start: number): boolean {
  const lead = text.slice(Math.max(0, start - 12), start);
  return start < 12 || imperativeLead.test(lead);
}

interface Reading {
  readonly phrase: Phrase;
  readonly verbs: Verbs;
  readonly text: string;
}

type Reader = (reading: Reading) => Pick<DemandSign, 'family' | 'strength'>;

function governs(verb: Span, phrase: Span, reach = VERB_REACH): boolean {
  return phrase.start - verb.end <= reach && phrase.start >= verb.start;
}

/** Ordinary words of programmers, which need a second sign. */
const weakBurning = new Set([
  'while true',
  'while(true)',
  'for (;;)',
  'infinite loop',
  'token limit',
  'output limit',
  'max tokens',
  'max out',
  'every token',
  'never halts',
  'never halt',
  'ackermann',
  'reply to that',
]);

/** What each role says, given the verbs before it. */
const readers: Readonly<Record<Exclude<DemandRole, 'loop_verb' | 'make_verb'>, Reader>> = {
  endless: ({ phrase, verbs }) => ({
    family: 'unbounded_output',
    strength: governs(verbs.loop, phrase) ? 1.1 : governs(verbs.make, phrase) ? 0.7 : 0.35,
  }),
  vague_endless: ({ phrase, verbs, text }) => ({
    family: 'unbounded_output',
    strength:
      endsClause(text, phrase.end) && governs(verbs.loop, phrase, 80) ? 1.1 : governs(verbs.make, phrase) ? 0.3 : 0,
  }),
  exhaustive: ({ phrase, verbs, text }) => ({
    family: 'exhaustive_output',
    strength: exhaustiveStrength(phrase, verbs, text),
  }),
  no_cut: ({ phrase, verbs }) => ({
    family: 'exhaustive_output',
    strength: governs(verbs.make, phrase, 300) || governs(verbs.loop, phrase, 300) ? 0.4 : 0.2,
  }),
  recursive: () => ({ family: 'recursive_expansion', strength: 0.4 }),
  burning: ({ phrase }) => ({ family: 'token_burning', strength: weakBurning.has(phrase.term) ? 0.6 : 0.9 }),
  unit: ({ phrase, verbs, text }) => {
    const asked = quantityBefore(text, phrase.start);
    return sizeSign(asked / (enormous.get(phrase.term) ?? defaultEnormous), phrase, verbs, text);
  },
  up_to: ({ phrase, verbs, text }) => sizeSign(quantityAfter(text, phrase.end) / enormousCount, phrase, verbs, text),
};

function sizeSign(ratio: number, phrase: Phrase, verbs: Verbs, text: string): Pick<DemandSign, 'family' | 'strength'> {
  const isAsked = governs(verbs.make, phrase) || governs(verbs.loop, phrase) || phrase.term.startsWith('count');
  const isAskedAfter = /^[,:]?\s+(?:please |you )?(?:write|print|say|repeat|output|type)\b/i.test(
    text.slice(phrase.end, phrase.end + 24),
  );
  if (ratio < 0.25) return { family: 'enormous_output', strength: 0 };
  if (!isAsked && !isAskedAfter) return { family: 'enormous_output', strength: 0.25 };
  return { family: 'enormous_output', strength: ratio >= 1 ? 1.2 : 0.6 * ratio };
}

/** "All combinations" of a few things is homework; of a long alphabet or many letters it is not. */
function exhaustiveStrength(phrase: Phrase, verbs: Verbs, text: string): number {
  const base = governs(verbs.make, phrase) || governs(verbs.loop, phrase) ? 0.45 : 0.15;
  if (phrase.term === 'combination') return isLongCombination(text, phrase.start) ? base + 0.7 : 0;
  const after = text.slice(phrase.end, phrase.end + 64);
  if (
    phrase.term.endsWith('possible') &&
    /^\s+(?:four|five|six|seven|eight|nine|ten|twelve|[4-9]|\d\d+)[- ](?:letter|digit|character|word|symbol)\b/i.test(
      after,
    )
  )
    return base + 0.7;
  const isLongAlphabet =
    /permutation|combination|subset/.test(phrase.term) &&
    /\b[A-Za-z0-9]{10,}\b/.test(after) &&
    /letters|digits|string|characters|symbols|set/i.test(after);
  return base + (isLongAlphabet ? 0.7 : 0);
}

function isLongCombination(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  return /\b(?:five|six|seven|eight|nine|ten|twelve|[5-9]|\d\d+)[- ](?:letter|digit|character|word|symbol)\s*$/i.test(
    before,
  );
}

function endsClause(text: string, end: number): boolean {
  return end >= text.length || /[\s]*[.,!?:;"'\n)—]/y.test(text.slice(end, end + 2));
}
