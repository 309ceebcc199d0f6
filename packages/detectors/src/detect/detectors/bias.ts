import { rounded } from '@redoubt/contract';
import { debias } from '../../bias/debias-text.ts';
import { judgeText, thresholdsOfHead } from '../../heads/judge-text.ts';
import { viewsOf } from '../../normalise/views-of.ts';
import type { TextViews } from '../../view.ts';
import { type Detector, type DetectorTuning, thresholdOf } from '../detector.ts';

const HEAD = 'bias';

/** Detects generalisations about groups. Rules produce a neutral rewrite of the text. */
export const bias: Detector<'bias'> = {
  model: { name: 'hashed-heads', kind: 'trained', version: '2' },
  threshold: (tuning) => thresholdOf(tuning, HEAD, thresholdsOfHead(HEAD)),
  detect(views, _, tuning) {
    const { isBiased, probability, segment } = judgeBias(views, tuning);
    // Only the first model judges the rewrite, so that nobody waits for the encoder again.
    const rewrite = () => debias(views.source, segment, (text) => judgeBias(viewsOf(text), tuning).isBiased);
    return {
      triggered: isBiased,
      summary: isBiased ? 1 : 0,
      details: {
        bias_detected: isBiased,
        debiased_text: isBiased ? rewrite() : views.source,
        debiased_by: 'rules',
        score: rounded(probability),
      },
    };
  },
};

function judgeBias(views: TextViews, tuning: DetectorTuning) {
  const score = judgeText(views).get(HEAD);
  if (!score) throw new Error(`The weights have no head "${HEAD}"`);
  return { ...score, isBiased: score.probability >= thresholdOf(tuning, HEAD, score.thresholds) };
}
