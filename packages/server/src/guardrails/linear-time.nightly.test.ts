import type { Detectors } from '@redoubt/contract';
import { encoderQuestionOf, judgeViews, viewsOf } from '@redoubt/detectors';
import { hostileFamilies } from '@redoubt/detectors/testing/hostile';
import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { describe, expect, test } from 'vitest';
import { usualTuning } from '../../../detectors/src/detect/detector.ts';

const everything: Detectors = {
  pii: { enabled: true },
  keyword_detector: { enabled: true, banned_keywords: ['acme', 'secret project', 'ignore all', '111', 'aa'] },
  topic_detector: { enabled: true, topic: ['finance', 'health', 'underwater basket weaving'] },
  sponge_attack: { enabled: true },
  injection_attack: { enabled: true, need_explanation: true },
  toxicity: { enabled: true },
  nsfw: { enabled: true },
};
/** All that one text costs the thread that judges it: the verdicts, and what the encoder would be asked. */
function judgeAndAsk(text: string): void {
  const views = viewsOf(text);
  encoderQuestionOf(views, everything, 'always');
  judgeViews(views, everything, usualTuning);
}

describe('all detectors together', () => {
  test.each(Object.entries(hostileFamilies))('are linear on %s', (_, make) => {
    expect(measureGrowth(make, judgeAndAsk)).toMatchObject({ isLinear: true });
  });
});
