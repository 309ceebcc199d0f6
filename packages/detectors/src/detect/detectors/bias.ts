import { rounded } from '@redoubt/contract';
import { debias } from '../../bias/debias-text.ts';
import { isCertainlyHarmless } from '../../cascade/escalate.ts';
import { judgeText, thresholdsOfHead } from '../../heads/judge-text.ts';
import { viewsOf } from '../../normalise/views-of.ts';
import type { Span, TextViews } from '../../view.ts';
import { type Detector, type DetectorTuning, thresholdOf } from '../detector.ts';
import { explainScore, spansOfScore } from '../explain-score.ts';

const HEAD = 'bias';

/** Detects generalisations about groups. Rules produce a neutral rewrite of the text. */
export const bias: Detector<'bias'> = {
  model: { name: 'hashed-heads', kind: 'trained', version: '2' },
  threshold: (tuning) => thresholdOf(tuning, HEAD, thresholdsOfHead(HEAD)),
  spans: (views, _, tuning) => spansOfScore(views, judgeBias(views, tuning), HEAD),
  detect(views, { need_explanation }, tuning) {
    const verdict = judgeBias(views, tuning);
    const { isBiased, probability, threshold } = verdict;
    const found = isBiased ? { what: 'a bias against a group' } : undefined;
    const rewrite = () => debias(views.source, biasedStretches(verdict), againJudged(verdict, tuning));
    return {
      triggered: isBiased,
      summary: isBiased ? 1 : 0,
      details: {
        bias_detected: isBiased,
        debiased_text: isBiased ? rewrite() : views.source,
        debiased_by: 'rules',
        score: rounded(probability),
        ...(need_explanation && {
          explanation: explainScore(views, verdict, { head: HEAD, threshold, name: 'flagged', found }),
        }),
      },
    };
  },
};

type BiasVerdict = ReturnType<typeof judgeBias>;

function judgeBias(views: TextViews, tuning: DetectorTuning) {
  const score = judgeText(views).get(HEAD);
  if (!score) throw new Error(`The weights have no head "${HEAD}"`);
  const threshold = thresholdOf(tuning, HEAD, score.thresholds);
  return { ...score, threshold, isBiased: score.probability >= threshold };
}

/** The worst stretch, and the others that both models together call biased. */
const biasedStretches = ({ segment, read = [], threshold }: BiasVerdict): Span[] => [
  segment,
  ...read.flatMap((each) => (each.probability >= threshold ? each.segment : [])),
];

/**
 * Judges a rewrite by the first model, so that nobody waits for the encoder again. Where the encoder had a say in the
 * verdict, a rewritten stretch passes only if the first model doubted the stretch and is certain of the rewrite: the
 * cascade would not ask the encoder about it.
 */
function againJudged({ read }: BiasVerdict, tuning: DetectorTuning): Parameters<typeof debias>[2] {
  const isCertain = (text: string) => isCertainlyHarmless(viewsOf(text), HEAD);
  const isBiased = (text: string) => judgeBias(viewsOf(text), tuning).isBiased;
  return {
    mayBeBiased: (rewritten, stretch) =>
      isBiased(rewritten) || (read !== undefined && (isCertain(stretch) || !isCertain(rewritten))),
    biasedStretch: (text) => {
      const verdict = judgeBias(viewsOf(text), tuning);
      return verdict.isBiased ? verdict.segment : undefined;
    },
  };
}
