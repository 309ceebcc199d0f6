import type { api } from '../api.ts';

type Sent = NonNullable<Parameters<typeof api.guardrails.detect>[0]['body']['detectors']>;
export type DetectorName = keyof Sent;

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

interface DetectorRow {
  readonly label: string;
  /** What it finds, in half a sentence. */
  readonly about: string;
  readonly settings: readonly SettingName[];
}

/** Every detector in the words of people. */
export const detectorRows: Readonly<Record<DetectorName, DetectorRow>> = {
  pii: { label: 'Personal data', about: 'names, addresses, numbers, keys and passwords', settings: ['entities'] },
  injection_attack: {
    label: 'Injection',
    about: 'orders that make a model leave its own',
    settings: ['threshold', 'need_explanation'],
  },
  toxicity: { label: 'Toxicity', about: 'insults, threats and hate', settings: ['threshold'] },
  nsfw: { label: 'Not safe for work', about: 'sexual content', settings: ['threshold'] },
  bias: { label: 'Bias', about: 'judgements about groups of people', settings: ['threshold'] },
  sponge_attack: { label: 'Sponge attack', about: 'texts that only cost time', settings: ['threshold'] },
  keyword_detector: { label: 'Keywords', about: 'words that you ban', settings: ['banned_keywords'] },
  topic_detector: { label: 'Topics', about: 'texts that are on none of your topics', settings: ['topic', 'threshold'] },
  policy_violation: {
    label: 'Policy',
    about: 'sentences that break your rules',
    settings: ['policy_text', 'coc_policy_name', 'threshold', 'need_explanation'],
  },
  system_prompt: {
    label: 'System prompt',
    about: 'leaks of the system prompts that you registered',
    settings: ['index', 'threshold'],
  },
  copyright_ip: { label: 'Copies', about: 'copies of the texts that you registered', settings: ['threshold'] },
};

/** The names in the order of the page. The cast: `Object.keys` forgets them. */
export const detectorNames = Object.keys(detectorRows) as DetectorName[];

/** The label of a detector. A newer service may have others, which are shown by their names. */
export const detectorLabel = (name: string): string => detectorRows[name as DetectorName]?.label ?? name;
