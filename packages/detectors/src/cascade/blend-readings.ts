import type { TextReading } from '../encoder/read-texts.ts';
import type { HeadHeader } from '../heads/head-file.ts';
import type { HeadScore, ScoredText } from '../heads/score-text.ts';
import { type Blends, type BlendWeights, weightsFor } from './blend-file.ts';
import type { Question } from './find-questions.ts';

/** The encoder's readings of the questions, in the same order. `labels` name its logits. */
interface Answers {
  readonly readings: readonly TextReading[];
  readonly labels: readonly string[];
  readonly blends: Blends;
}

/** The log-odds of both models for one question. */
export interface Opinions {
  readonly first: number;
  readonly second: number;
}

/**
 * Log-odds are clamped to this range: larger values carry no information. A blank text has no logit and counts as the
 * minimum.
 */
const SUREST = 8;

/** Returns the blended log-odds of both models. Training fits with the same function. */
export function blendOf({ first, second }: Opinions, blend: Omit<BlendWeights, 'askFrom'>): number {
  return blend.first * held(first) + blend.second * held(second) + blend.offset;
}

/** Clamps log-odds to the range that carries information. */
export const held = (logOdds: number): number => Math.max(-SUREST, Math.min(SUREST, logOdds));

/**
 * Returns the scores of the heads with a blend. Each is the worst of the segments that the encoder read and those it
 * did not.
 */
export function blendReadings(
  look: ScoredText,
  questions: readonly Question[],
  { readings, labels, blends }: Answers,
): Map<string, HeadScore> {
  const blended = new Map<string, HeadScore>();
  for (const [index, head] of look.heads.entries()) {
    const blend = blends[head.name];
    const label = labels.indexOf(head.name);
    if (!blend || label < 0) continue;
    const asked = questions.flatMap((question, at) => (question.heads.has(head.name) ? [{ question, at }] : []));
    const found = asked.map(({ question, at }) => {
      const { score, first } = firstOpinion(index, head, question);
      const weights = weightsFor(blend, question.view.isForeign(question));
      const logOdds = blendOf({ first, second: logitOf(readings[at], label) }, weights);
      return { ...score, probability: 1 / (1 + Math.exp(-logOdds)) };
    });
    const worst = worstOf(
      look,
      index,
      asked.map(({ question }) => question),
      found,
    );
    if (worst) blended.set(head.name, found.length > 0 ? { ...worst, read: found } : worst);
  }
  return blended;
}

/** Returns the encoder's highest logit over the chunks of a question. */
export function logitOf(reading: TextReading | undefined, label: number): number {
  return Math.max(-SUREST, ...(reading?.chunks.map(({ logits }) => logits[label] ?? -SUREST) ?? []));
}

/** Returns the first model's opinion of the worst segment of a question. */
export function firstOpinion(index: number, head: HeadHeader, { view, first: from, end }: Question) {
  const window = view.worstWindow(index, head, from, end);
  const z = view.logOddsOf(window, head);
  const first = head.slope * z + head.offset;
  const probability = 1 / (1 + Math.exp(-first));
  return { first, score: { probability, z, segment: view.spanOf(window), view: view.kind } satisfies HeadScore };
}

/**
 * Returns the worst of the read segments. If the first model's worst segment was not read and is worse, that one is
 * returned.
 */
function worstOf(
  look: ScoredText,
  index: number,
  questions: readonly Question[],
  found: readonly HeadScore[],
): HeadScore | undefined {
  const before = look.scoreOf(index);
  const elsewhere = before && !questions.some((question) => holds(question, before)) ? [before] : [];
  return [...found, ...elsewhere].reduce<HeadScore | undefined>(
    (worst, score) => (worst && worst.probability >= score.probability ? worst : score),
    undefined,
  );
}

function holds({ view, first, end }: Question, { view: kind, segment }: HeadScore): boolean {
  const span = view.spanOf({ first, end });
  return view.kind === kind && span.start <= segment.start && segment.end <= span.end;
}
