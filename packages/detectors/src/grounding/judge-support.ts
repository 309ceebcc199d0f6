import type { PairReadings } from '../cascade/settled-pairs.ts';
import type { TextPair } from '../encoder/read-texts.ts';
import type { Passage } from './context-index.ts';
import { type GroundingFile, groundingFile } from './grounding-file.ts';
import type { FactVerdict, JudgedAnswer, JudgedFact } from './judged-answer.ts';
import { logOdds, probability } from './linear-head.ts';
import type { MeasuredSupport, SupportedFact } from './measure-support.ts';
import { decisive, encoderFeaturesOf, sharesOf, type WindowReading, wordFeaturesOf } from './support-features.ts';

/** Pairs that the encoder reads for one answer, about 15 ms each. */
const MAX_PAIRS = 24;
/** What an exact comparison leaves of a score: where the context has another number, and where it has none. */
const MAX_DIFFERING = 0.05;
const MAX_ABSENT = 0.4;
const SUPPORTED_FROM = 0.5;
/** The encoder's share from which a fact is called contradicted. Of true paraphrases it says up to 0.75. */
const CONTRADICTED_FROM = 0.8;

/** A pair to read, with the fact and the window that it is of. */
interface FactPair extends TextPair {
  readonly fact: number;
  readonly window: number;
}

/** The pairs to read for an answer: the first window of each fact, then the second of each, as far as they go. */
export function supportPairs({ facts }: MeasuredSupport): FactPair[] {
  const pairs = facts.flatMap(({ claim, windows }, fact) =>
    windows.map(({ text }, window) => ({ first: text, second: claim, fact, window })),
  );
  return pairs
    .filter(({ first }) => first.trim() !== '')
    .sort((a, b) => a.window - b.window || a.fact - b.fact)
    .slice(0, MAX_PAIRS);
}

/** Orders what the encoder said by facts. */
export function readingsByFact(measured: MeasuredSupport, { readings, labels }: PairReadings): WindowReading[][] {
  const found = measured.facts.map((): WindowReading[] => []);
  for (const [at, { fact, window }] of supportPairs(measured).entries()) {
    const reading = readings[at];
    const shares = reading && sharesOf(reading, labels);
    const own = measured.facts[fact]?.windows[window];
    if (shares && own) found[fact]?.push({ window: own, shares });
  }
  return found;
}

/**
 * Judges an answer by what the encoder said of its pairs, or by words and numbers alone. A number that differs from the
 * context's overrules both.
 */
export function judgeSupport(
  measured: MeasuredSupport,
  said: PairReadings | undefined,
  file: GroundingFile = groundingFile(),
): JudgedAnswer {
  const readings = said ? readingsByFact(measured, said) : [];
  const facts = measured.facts.map((fact, at) => judgeFact(fact, readings[at] ?? [], file));
  return {
    facts,
    score: Math.min(1, ...facts.map(({ score }) => score)),
    basis: said ? 'encoder' : 'words',
    factsLeftOut: measured.factsLeftOut,
    sentencesLeftOut: measured.sentencesLeftOut,
    readShare: 1,
  };
}

function judgeFact(fact: SupportedFact, readings: readonly WindowReading[], { heads }: GroundingFile): JudgedFact {
  const { text, start, end } = fact;
  const doubt =
    readings.length > 0
      ? logOdds(heads.support, encoderFeaturesOf(fact, readings))
      : logOdds(heads.support_words, wordFeaturesOf(fact));
  const hasContext = fact.windows.some((window) => window.text.trim() !== '');
  const score = Math.min(mostFor(fact, hasContext), 1 - probability(doubt));
  const verdict = verdictOf(fact, score, readings);
  return { text, start, end, score, verdict, evidence: evidenceOf(fact, verdict, readings) };
}

function mostFor({ exact }: SupportedFact, hasContext: boolean): number {
  if (exact === 'differs' || !hasContext) return MAX_DIFFERING;
  return exact === 'absent' ? MAX_ABSENT : 1;
}

function verdictOf({ exact }: SupportedFact, score: number, readings: readonly WindowReading[]): FactVerdict {
  if (score >= SUPPORTED_FROM) return 'supported';
  if (exact === 'differs') return 'contradicted';
  return decisive(readings).shares.contradicted >= CONTRADICTED_FROM ? 'contradicted' : 'unclear';
}

/** The sentence with the number that decided, or the one that shares most with the fact in the window that did. */
function evidenceOf(
  { exact, exactPassage, windows }: SupportedFact,
  verdict: FactVerdict,
  readings: readonly WindowReading[],
): Passage | undefined {
  if (verdict === 'unclear') return undefined;
  if (exact === 'differs') return exactPassage;
  const [window = windows[0]] = readings.length > 0 ? [decisive(readings).window] : [];
  return window?.passages[0];
}
