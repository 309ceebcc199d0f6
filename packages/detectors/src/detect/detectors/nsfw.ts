import { rounded } from '@redoubt/contract';
import { judgeText, thresholdsOfHead } from '../../heads/judge-text.ts';
import { type Detector, thresholdOf } from '../detector.ts';

/** Sexual content in text. */
export const nsfw: Detector<'nsfw'> = {
  model: { name: 'hashed-heads', kind: 'trained', version: '2' },
  threshold: (tuning) => thresholdOf(tuning, 'nsfw', thresholdsOfHead('nsfw')),
  detect(views, _, tuning) {
    const score = judgeText(views).get('nsfw');
    if (!score) throw new Error('The weights have no head "nsfw"');
    const isFound = score.probability >= thresholdOf(tuning, 'nsfw', score.thresholds);
    const probability = rounded(score.probability);
    return {
      triggered: isFound,
      summary: isFound ? 1 : 0,
      details: { sfw: rounded(1 - probability), nsfw: probability },
    };
  },
};
