import type { PairReadings } from '../cascade/settled-pairs.ts';
import type { TextPair, TextReading } from '../encoder/read-texts.ts';
import type { GroundingTask } from './grounding-file.ts';
import { judgeRelevancy, meaningApart, relevancyTexts } from './judge-relevancy.ts';
import { judgeSupport, supportPairs } from './judge-support.ts';
import type { JudgedAnswer, JudgedFact } from './judged-answer.ts';
import { type MeasuredRelevancy, measureRelevancy } from './measure-relevancy.ts';
import { type Evidence, type MeasuredSupport, measureSupport } from './measure-support.ts';

/** An answer, and the context (`support`) or question (`relevancy`) that it is checked against. */
export interface GroundingQuestion {
  readonly task: GroundingTask;
  readonly answer: string;
  readonly against: string;
  /** The user's question, if the answer is checked against a context. */
  readonly question?: string | undefined;
}

/** An answer, ready for the encoder. Plain data, because it is sent between threads. */
export type MeasuredAnswer = MeasuredSupport | MeasuredRelevancy;

/** Reads texts and pairs with the encoder, in their order. Undefined if it is off, late or cannot run. */
export type ReadTexts = (texts: readonly (string | TextPair)[]) => Promise<PairReadings | undefined>;

/** Prepares an answer. A pure function with bounded work, for the main thread or a worker. */
export const measureAnswer = ({ task, answer, against, question }: GroundingQuestion): MeasuredAnswer =>
  task === 'support' ? measureSupport(answer, against, question) : measureRelevancy(against, answer);

/** Judges a prepared answer by the encoder, and without it by words and numbers. */
export async function groundAnswer(measured: MeasuredAnswer, read: ReadTexts): Promise<JudgedAnswer> {
  if (measured.task === 'relevancy') return judgeRelevancy(measured, await readIf(relevancyTexts(measured), read));
  const found = await withSearch(measured, read);
  const judged = judgeSupport(found, await readIf(supportPairs(found), read));
  return judged.basis === 'words' ? judged : withNearestEvidence(judged, found, read);
}

/** Judges a prepared answer by words and numbers alone. */
export const groundByWords = (measured: MeasuredAnswer): JudgedAnswer =>
  measured.task === 'relevancy' ? judgeRelevancy(measured, undefined) : judgeSupport(measured, undefined);

/** An answer without facts needs no reading, and nor does one without a context. */
const readIf = async (texts: readonly (string | TextPair)[], read: ReadTexts): Promise<PairReadings | undefined> =>
  texts.length === 0 ? undefined : read(texts);

/** Facts for which stretches of the context are chosen by their meaning. */
const MAX_SEARCHED = 8;
const LOST_FROM = 0.7;
const STRETCHES_A_FACT = 2;

/**
 * Gives the facts that share too few words with the context the stretches nearest in meaning, as for an answer in
 * another language.
 */
export async function withSearch(measured: MeasuredSupport, read: ReadTexts): Promise<MeasuredSupport> {
  const { facts, stretches } = measured;
  const lost = facts.filter(({ missing }) => missing >= LOST_FROM).slice(0, MAX_SEARCHED);
  if (stretches.length === 0 || lost.length === 0) return measured;
  const texts = [...lost.map(({ claim }) => claim), ...stretches.map(({ text }) => text)];
  const said = await read(texts);
  if (!said) return measured;
  const places = said.readings.slice(lost.length);
  const found = new Map(lost.map((fact, at) => [fact, nearest(said.readings[at], places, stretches)] as const));
  return { ...measured, facts: facts.map((fact) => ({ ...fact, windows: found.get(fact) ?? fact.windows })) };
}

function nearest(
  claim: TextReading | undefined,
  places: readonly (TextReading | undefined)[],
  stretches: readonly Evidence[],
): Evidence[] {
  const apart = places.map((place, at) => ({ at, apart: meaningApart(claim, place) }));
  return apart
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, STRETCHES_A_FACT)
    .flatMap(({ at }) => stretches[at] ?? []);
}

/** Sentences whose meanings are compared to find the evidence. */
const MAX_SENTENCES = 32;
const CLEAR_SHARE = 0.4;

/** Names the sentence nearest in meaning where words do not tell which one it is. */
async function withNearestEvidence(
  judged: JudgedAnswer,
  { facts }: MeasuredSupport,
  read: ReadTexts,
): Promise<JudgedAnswer> {
  const unsure = judged.facts.flatMap((fact, at) => {
    const passages = windowOf(fact, facts[at]?.windows ?? []);
    const isUnsure = fact.evidence && passages.length > 1 && (facts[at]?.missingBest ?? 0) > 1 - CLEAR_SHARE;
    return isUnsure && facts[at]?.exact !== 'differs' ? [{ fact, passages }] : [];
  });
  const texts = [...new Set(unsure.flatMap(({ fact, passages }) => [fact.text, ...passages.map(({ text }) => text)]))];
  if (texts.length === 0 || texts.length > MAX_SENTENCES) return judged;
  const said = await read(texts);
  if (!said) return judged;
  const readings = new Map(texts.map((text, at) => [text, said.readings[at]]));
  const evidence = new Map(
    unsure.map(({ fact, passages }) => {
      const apart = (text: string) => meaningApart(readings.get(fact.text), readings.get(text));
      return [fact, passages.toSorted((a, b) => apart(a.text) - apart(b.text))[0]] as const;
    }),
  );
  return { ...judged, facts: judged.facts.map((fact) => ({ ...fact, evidence: evidence.get(fact) ?? fact.evidence })) };
}

/** The sentences of the window that a fact's evidence is of. */
function windowOf({ evidence }: JudgedFact, windows: readonly Evidence[]): Evidence['passages'] {
  return windows.find(({ passages }) => passages.some((passage) => passage === evidence))?.passages ?? [];
}
