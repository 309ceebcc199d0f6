import type { DetectorName } from '@redoubt/contract';
import type { Detector } from '../detector.ts';
import { bias } from './bias.ts';
import { copyrightIp } from './copyright-ip.ts';
import { injectionAttack } from './injection-attack.ts';
import { keywordDetector } from './keyword-detector.ts';
import { nsfw } from './nsfw.ts';
import { pii } from './pii.ts';
import { policyViolation } from './policy-violation.ts';
import { spongeAttack } from './sponge-attack.ts';
import { systemPrompt } from './system-prompt.ts';
import { topicDetector } from './topic-detector.ts';
import { toxicity } from './toxicity.ts';

/** Every detector of the contract. The compiler reports a missing one when the contract gains a detector. */
export const detectors = {
  keyword_detector: keywordDetector,
  pii,
  nsfw,
  toxicity,
  topic_detector: topicDetector,
  injection_attack: injectionAttack,
  sponge_attack: spongeAttack,
  bias,
  policy_violation: policyViolation,
  copyright_ip: copyrightIp,
  system_prompt: systemPrompt,
} satisfies { [N in DetectorName]: Detector<N> };

/**
 * Returns the detector of a name. The cast is safe, because a detector is only called with the settings of its own
 * name.
 */
export const detectorOf = (name: DetectorName): Detector => detectors[name] as Detector;
