import { visitKeywords } from '../keyword/find-keywords.ts';
import { buildAutomaton, type KeywordAutomaton } from '../keyword/keyword-automaton.ts';
import type { Span } from '../view.ts';
import { type DemandRole, defaultEnormous, demandTerms, enormous, enormousCount } from './demand-terms.ts';
import { quantityAfter, quantityBefore } from './quantities.ts';

/** A sign that a text demands too much output. A strength of 1 is enough alone. */
export interface DemandSign extends Span {
  readonly family:
    | 'unbounded_output'
    | 'enormous_output'
    | 'exhaustive_output'
    | 'recursive_expansion'
    | 'token_burning';
  readonly strength: number;
}

/** Maximum distance in units between a verb and the phrase that it governs. */
const VERB_REACH = 160;
/** Maximum number of phrases to examine. A text with more is judged by the first ones. */
const MAX_PHRASES = 1_200;
const MAX_SIGNS = 256;
const MAX_VERBS = 6;

const phrases = Object.entries(demandTerms).flatMap(([role, terms]) =>
  terms.map((term) => ({ term, role: role as DemandRole })),
);
let built: KeywordAutomaton | undefined;

/** Built on first use. Its tables would be most of the memory of the detectors in an idle service. */
function automaton(): KeywordAutomaton {
  built ??= buildAutomaton(phrases.map(({ term }) => ({ keyword: term, pattern: term })));
  return built;
}

interface Phrase extends Span {
  readonly role: DemandRole;
  readonly term: string;
}

/** The most recent phrases that may be verbs asking for output, newest first. */
class VerbTrail {
  readonly #text: string;
  #latest: Phrase[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  note(verb: Phrase): void {
    this.#latest = [verb, ...this.#latest.slice(0, MAX_VERBS - 1)];
  }

  /**
   * Whether an imperative of this kind is at most `reach` units before the phrase, with no quotation opened in between.
   */
  governs(role: 'loop_verb' | 'make_verb', phrase: Span, reach = VERB_REACH): boolean {
    return this.#latest.some(
      (verb) =>
        verb.role === role &&
        phrase.start - verb.end <= reach &&
        isImperative(this.#text, verb.start) &&
        !opensQuotation(this.#text.slice(verb.end, phrase.start)),
    );
  }
}

/** Returns the signs of demands for output in a text, in order. */
export function findDemands(text: string): DemandSign[] {
  const verbs = new VerbTrail(text);
  const signs: DemandSign[] = [];
  for (const phrase of phrasesIn(text)) {
    const { role, start, end } = phrase;
    if (role === 'loop_verb' || role === 'make_verb') {
      verbs.note(phrase);
      continue;
    }
    const sign = readers[role]({ phrase, verbs, text });
    if (sign.strength > 0 && signs.length < MAX_SIGNS) signs.push({ ...sign, start, end });
  }
  return signs;
}

function opensQuotation(between: string): boolean {
  let marks = 0;
  for (const unit of between) if (unit === '"' || unit === '“' || unit === '”') marks += 1;
  return marks % 2 === 1;
}

function phrasesIn(text: string): Phrase[] {
  const found: Phrase[] = [];
  visitKeywords(automaton(), text, (index, start, end) => {
    const known = phrases[index];
    if (known !== undefined && found.length < MAX_PHRASES)
      found.push({ role: known.role, term: known.term, start, end });
  });
  return found;
}

const imperativeLead =
  /(?:^|[.!?:;,\n"'(—-]|\b(?:please|and|then|now|just|must|should|will|only|always|simply|can you|could you|you to|is to|must|never|or|me|help|let's))\s*$/i;

/** Whether a verb is an imperative: at the start of a clause, or after words like "please" and "you to". */
function isImperative(text: string, start: number): boolean {
  const lead = text.slice(Math.max(0, start - 12), start);
  return imperativeLead.test(lead);
}

interface Reading {
  readonly phrase: Phrase;
  readonly verbs: VerbTrail;
  readonly text: string;
}

type Reader = (reading: Reading) => Pick<DemandSign, 'family' | 'strength'>;

/** Ordinary words of programmers, which are not enough without a second sign. */
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

/** Reads the sign of each role, given the verbs before it. */
const readers: Readonly<Record<Exclude<DemandRole, 'loop_verb' | 'make_verb'>, Reader>> = {
  endless: ({ phrase, verbs }) => ({
    family: 'unbounded_output',
    strength: verbs.governs('loop_verb', phrase) ? 1.1 : verbs.governs('make_verb', phrase) ? 0.7 : 0.35,
  }),
  vague_endless: ({ phrase, verbs, text }) => ({
    family: 'unbounded_output',
    strength:
      endsClause(text, phrase.end) && verbs.governs('loop_verb', phrase, 80)
        ? 1.1
        : verbs.governs('make_verb', phrase)
          ? 0.3
          : 0,
  }),
  exhaustive: ({ phrase, verbs, text }) => ({
    family: 'exhaustive_output',
    strength: exhaustiveStrength(phrase, verbs, text),
  }),
  no_cut: ({ phrase, verbs }) => ({
    family: 'exhaustive_output',
    strength: verbs.governs('make_verb', phrase, 300) || verbs.governs('loop_verb', phrase, 300) ? 0.4 : 0.2,
  }),
  recursive: () => ({ family: 'recursive_expansion', strength: 0.4 }),
  burning: ({ phrase }) => ({ family: 'token_burning', strength: weakBurning.has(phrase.term) ? 0.6 : 0.9 }),
  unit: ({ phrase, verbs, text }) => {
    const asked = quantityBefore(text, phrase.start);
    return sizeSign(asked / (enormous.get(phrase.term) ?? defaultEnormous), phrase, verbs, text);
  },
  up_to: ({ phrase, verbs, text }) => sizeSign(quantityAfter(text, phrase.end) / enormousCount, phrase, verbs, text),
};

function sizeSign(
  ratio: number,
  phrase: Phrase,
  verbs: VerbTrail,
  text: string,
): Pick<DemandSign, 'family' | 'strength'> {
  const family = 'enormous_output';
  if (ratio < 0.25) return { family, strength: 0 };
  if (!isAskedFor(phrase, verbs, text)) return { family, strength: 0.25 };
  return { family, strength: ratio >= 1 ? 1.2 : 0.6 * ratio };
}

/** Whether the phrase is part of a request: "Write a million lines", "count to a million", "a million times, write". */
function isAskedFor(phrase: Phrase, verbs: VerbTrail, text: string): boolean {
  if (phrase.term.startsWith('count')) return true;
  if (verbs.governs('make_verb', phrase) || verbs.governs('loop_verb', phrase)) return true;
  return /^[,:]?\s+(?:please |you )?(?:write|print|say|repeat|output|type)\b/i.test(
    text.slice(phrase.end, phrase.end + 24),
  );
}

/**
 * Returns the strength of an exhaustive demand. "All combinations" of a few things is homework. Of a long alphabet or
 * of many letters it is an attack.
 */
function exhaustiveStrength(phrase: Phrase, verbs: VerbTrail, text: string): number {
  const base = verbs.governs('make_verb', phrase) || verbs.governs('loop_verb', phrase) ? 0.45 : 0.15;
  if (phrase.term === 'combination') return isLongCombination(text, phrase.start) ? base + 0.7 : 0;
  const after = text.slice(phrase.end, phrase.end + 64);
  const isPossible = phrase.term.endsWith('possible');
  // "All possible permutations of": the word behind says of what.
  const subject = isPossible ? (/^\s+[a-z]{1,20}/i.exec(after)?.[0].toLowerCase() ?? '') : phrase.term;
  const isLong = (isPossible && longWord.test(after)) || isLongAlphabet(subject, after);
  return base + (isLong ? 0.7 : 0);
}

const longWord =
  /^\s+(?:four|five|six|seven|eight|nine|ten|twelve|[4-9]|\d\d+)[- ](?:letter|digit|character|word|symbol)\b/i;

/**
 * Whether "permutations of the letters" refers to a long string: eight or more capitals or digits, or characters that
 * do not form a word.
 */
function isLongAlphabet(term: string, after: string): boolean {
  if (!/permutation|combination|subset/.test(term)) return false;
  return /\b[A-Z0-9]{8,}\b|abcdefgh|qwerty|\b(?:letters|digits|characters|symbols|string) "?[a-z0-9]{9,}/.test(after);
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
