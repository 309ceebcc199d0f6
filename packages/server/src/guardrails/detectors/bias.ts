import { debias, judgeText, viewsOf } from '@redoubt/detectors';
import type { Detector } from '../detector.ts';

const HEAD = 'bias';

function scoreOf(text: Parameters<typeof judgeText>[0]) {
  const score = judgeText(text).get(HEAD);
  if (!score) throw new Error(`The weights have no head "${HEAD}"`);
  return { ...score, isBiased: score.probability >= score.thresholds.balanced };
}

/** Generalisations about groups, with the text put neutrally by rules. */
export const bias: Detector<'bias'> = {
  model: { name: 'hashed-heads', kind: 'trained', version: '1' },
  detect(views) {
    const { isBiased, probability, segment } = scoreOf(views);
    const rewrite = () => debias(views.source, segment, (text) => scoreOf(viewsOf(text)).isBiased);
    return {
      triggered: isBiased,
      summary: isBiased ? 1 : 0,
      details: {
        bias_detected: isBiased,
        debiased_text: isBiased ? rewrite() : views.source,
        debiased_by: 'rules',
        score: Math.round(probability * 1e6) / 1e6,
      },
    };
  },
};
