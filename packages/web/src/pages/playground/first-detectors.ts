import type { DetectorMap } from '../../detectors/detector-map.ts';

/** What the page begins with. Detectors that are off have settings to begin with when somebody switches them on. */
export const firstDetectors: DetectorMap = {
  pii: { enabled: true },
  injection_attack: { enabled: true },
  toxicity: { enabled: true },
  keyword_detector: { enabled: false, banned_keywords: ['acme'] },
  topic_detector: { enabled: false, topic: ['banking'] },
  policy_violation: { enabled: false, policy_text: 'Never promise more than 10 % off the price.' },
};
