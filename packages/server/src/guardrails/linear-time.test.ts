import type { Detectors } from '@redoubt/contract';
import { hostileFamilies } from '@redoubt/detectors/testing/hostile';
import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { describe, expect, test } from 'vitest';
import { detectText } from './detect-text.ts';

const everything: Detectors = {
  pii: { enabled: true },
  keyword_detector: { enabled: true, banned_keywords: ['acme', 'secret project', 'ignore all', '111', 'aa'] },
  topic_detector: { enabled: true, topic: ['finance', 'health', 'underwater basket weaving'] },
  sponge_attack: { enabled: true },
  injection_attack: { enabled: true, need_explanation: true },
  toxicity: { enabled: true },
  nsfw: { enabled: true },
};
describe('all detectors together', () => {
  test.each(Object.entries(hostileFamilies))('are linear on %s', { retry: 2 }, (_, make) => {
    expect(measureGrowth(make, (text) => detectText(text, everything))).toMatchObject({ isLinear: true });
  });
});
