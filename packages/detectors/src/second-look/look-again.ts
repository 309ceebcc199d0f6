import type { TextReading } from '../encoder/read-texts.ts';
import type { HeadHeader } from '../heads/head-file.ts';
import { type FirstLook, type Judgement, judgeText, lookAt, overrule } from '../heads/judge-text.ts';
import type { HeadScore } from '../heads/score-text.ts';
import type { TextViews } from '../view.ts';
import { type Blend, blends } from './blend-file.ts';
import { findQuestions, type Question, type SecondLookMode } from './find-questions.ts';

const asked = new WeakMap<TextViews, readonly Question[]>();

/** Texts that the encoder has to read before the named heads' verdict is final; none where stage 1 is sure alone. */
export function questionsOf(views: TextViews, heads: ReadonlySet<string>, mode: SecondLookMode): readonly string[] {
  const questions = findQuestions(views, lookAt(views), heads, mode);
  asked.set(views, questions);
  return questions.map(({ text }) => text);
}

/**
 * Takes the encoder's readings of those texts, in their order, into the text's judgement: `judgeText` then answers the
 * blend of both stages. `labels` name the encoder's logits.
 */
export function settleQuestions(views: TextViews, readings: readonly TextReading[], labels: readonly string[]): void {
  const questions = asked.get(views) ?? [];
  if (questions.length === 0) return;
  const look = lookAt(views);
  const judgement = new Map(judgeText(views));
  for (const [index, head] of look.heads.entries()) {
    const blend = blends()[head.name];
    const label = labels.indexOf(head.name);
    if (!blend || label < 0) continue;
    const found = questions.map((question, at) => blendOne(index, head, blend, question, logitOf(readings[at], label)));
    const score = worstOf(look, index, questions, found);
    if (score) judgement.set(head.name, { ...score, thresholds: blend.thresholds });
  }
  overrule(views, judgement as Judgement);
}

function logitOf(reading: TextReading | undefined, label: number): number {
  return Math.max(-20, ...(reading?.chunks.map(({ logits }) => logits[label] ?? -20) ?? []));
}

/** Log-odds of stage 1 beyond these say no more. */
const SUREST = 8;

/** What both stages say together; the fit in training uses the same. */
export function blendedLogOdds(first: number, logit: number, { first: a, second: b, offset }: Blend): number {
  return a * Math.max(-SUREST, Math.min(SUREST, first)) + b * Math.max(-SUREST, Math.min(SUREST, logit)) + offset;
}

function blendOne(index: number, head: HeadHeader, blend: Blend, question: Question, logit: number): HeadScore {
  const { view, first, end } = question;
  const window = view.worstWindow(index, head.reach, first, end);
  const z = head.bias + window.score * head.scale;
  const probability = 1 / (1 + Math.exp(-blendedLogOdds(head.slope * z + head.offset, logit, blend)));
  return { probability, z, segment: view.spanOf(window), view: view.kind };
}

/** The worst of what was read; where stage 1 found its worst elsewhere, that stays if it is worse. */
function worstOf(
  look: FirstLook,
  index: number,
  questions: readonly Question[],
  found: readonly HeadScore[],
): HeadScore | undefined {
  const worst = found.reduce<HeadScore | undefined>(
    (best, one) => (best && best.probability >= one.probability ? best : one),
    undefined,
  );
  const before = look.scores[index];
  if (!worst || !before) return worst;
  const wasRead = questions.some(({ view, first, end }) => {
    const { start, end: stop } = view.spanOf({ first, end });
    return view.kind === before.view && start <= before.segment.start && before.segment.end <= stop;
  });
  return wasRead || worst.probability >= before.probability ? worst : before;
}
