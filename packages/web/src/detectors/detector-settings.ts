import { type DetectorName, isDetector, rowOf } from './detectors.ts';

/** The settings that people can change, besides the words of a blocked answer. */
export type SettingName =
  | 'banned_keywords'
  | 'topic'
  | 'entities'
  | 'need_explanation'
  | 'policy_text'
  | 'coc_policy_name'
  | 'index'
  | 'threshold';

/** The settings of each detector in a saved policy. */
export const settingsOf: Readonly<Record<DetectorName, readonly SettingName[]>> = {
  pii: ['entities'],
  injection_attack: ['threshold', 'need_explanation'],
  toxicity: ['threshold'],
  nsfw: ['threshold'],
  bias: ['threshold'],
  sponge_attack: ['threshold'],
  keyword_detector: ['banned_keywords'],
  topic_detector: ['topic', 'threshold'],
  policy_violation: ['policy_text', 'coc_policy_name', 'threshold', 'need_explanation'],
  system_prompt: ['index', 'threshold'],
  copyright_ip: ['threshold'],
};

/** The label of a detector. A newer service may have others, which are shown by their names. */
export const detectorLabel = (name: string): string => (isDetector(name) ? rowOf(name).label : name);
