import { rounded } from '@redoubt/contract';
import { judgeText, thresholdsOfHead } from '../../heads/judge-text.ts';
import { type Detector, thresholdOf } from '../detector.ts';
import { explainScore, spansOfScore } from '../explain-score.ts';

/** Sexual content in text. */
export const nsfw: Detector<'nsfw'> = {
  model: { name: 'hashed-heads', kind: 'trained', version: '2' },
  threshold: (tuning) => thresholdOf(tuning, 'nsfw', thresholdsOfHead('nsfw')),
  spans(views) {
    const score = judgeText(views).get('nsfw');
    return score ? spansOfScore(views, score, 'nsfw') : [];
  },
  detect(views, { need_explanation }, tuning) {
    const score = judgeText(views).get('nsfw');
    if (!score) throw new Error('The weights have no head "nsfw"');
    const threshold = thresholdOf(tuning, 'nsfw', score.thresholds);
    const isFound = score.probability >= threshold;
    const found = isFound ? { what: 'sexual content' } : undefined;
    const probability = rounded(score.probability);
    return {
      triggered: isFound,
      summary: isFound ? 1 : 0,
      details: {
        sfw: rounded(1 - probability),
        nsfw: probability,
        ...(need_explanation && {
          explanation: explainScore(views, score, { head: 'nsfw', threshold, name: 'flagged', found }),
        }),
      },
    };
  },
};
