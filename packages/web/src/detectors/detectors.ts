import type { api } from '../api.ts';

export type TextAnswer = Awaited<ReturnType<typeof api.guardrails.detect>>;
export type DetectorName = keyof TextAnswer['details'];

/** The settings of detectors that people can change, by their names in the API. */
export type SettingName =
  | 'banned_keywords'
  | 'topic'
  | 'entities'
  | 'custom_entities'
  | 'need_explanation'
  | 'coc_policy_name'
  | 'policy_text'
  | 'policy_rules'
  | 'index'
  | 'threshold'
  | 'backend'
  | 'block_message';

interface DetectorRow {
  readonly label: string;
  readonly about: string;
  /** A colour of the theme. The number of the detector says the same to who sees no colours. */
  readonly colour: string;
  /** The key of its flag in `summary`. Absent: the name of the detector. */
  readonly flag?: string;
  /** Its own settings, in the order in which they are asked for. */
  readonly settings?: readonly SettingName[];
  /** Whether it answers with a score, so that a policy may set its threshold and its backend. */
  readonly isScored?: true;
  /** Whether it judges pictures and recordings. */
  readonly isMultimodal?: true;
}

/** Every detector as the pages show it. Their order gives them their numbers. */
const detectors = {
  pii: {
    label: 'Personal data',
    about: 'Names, addresses, numbers of cards and accounts, secrets',
    colour: 'blue',
    settings: ['entities', 'custom_entities'],
    isMultimodal: true,
  },
  injection_attack: {
    label: 'Injection',
    about: 'Attempts to make a model leave its instructions',
    colour: 'red',
    settings: ['need_explanation'],
    isScored: true,
    isMultimodal: true,
  },
  toxicity: {
    label: 'Toxicity',
    about: 'Insults, threats, obscenity, hate',
    colour: 'orange',
    settings: ['need_explanation'],
    isScored: true,
    isMultimodal: true,
  },
  nsfw: {
    label: 'Not safe for work',
    about: 'Sexual content',
    colour: 'pink',
    settings: ['need_explanation'],
    isScored: true,
    isMultimodal: true,
  },
  bias: {
    label: 'Bias',
    about: 'Reduces people to the group they belong to',
    colour: 'grape',
    settings: ['need_explanation'],
    isScored: true,
  },
  sponge_attack: {
    label: 'Sponge attack',
    about: 'Texts made to burn tokens and time',
    colour: 'lime',
    isScored: true,
  },
  keyword_detector: {
    label: 'Keywords',
    about: 'Words that you ban, also in disguise',
    colour: 'yellow',
    flag: 'keyword_detected',
    settings: ['banned_keywords'],
  },
  topic_detector: {
    label: 'Topic',
    about: 'Flags texts that are on none of your topics',
    colour: 'cyan',
    flag: 'on_topic',
    settings: ['topic'],
    isScored: true,
  },
  policy_violation: {
    label: 'Policy',
    about: 'Rules in your own words',
    colour: 'violet',
    settings: ['coc_policy_name', 'policy_text', 'policy_rules', 'need_explanation'],
    isScored: true,
    isMultimodal: true,
  },
  system_prompt: {
    label: 'System prompt',
    about: 'Leaks of the system prompts that the project registered',
    colour: 'teal',
    flag: 'system_prompt_similarity',
    settings: ['index'],
    isScored: true,
  },
  copyright_ip: {
    label: 'Own texts',
    about: 'Copies of the texts that the project registered',
    colour: 'green',
    flag: 'copyright_ip_similarity',
    isScored: true,
  },
} as const satisfies Record<DetectorName, DetectorRow>;

export const detectorNames = Object.keys(detectors) as DetectorName[];
const rows: Readonly<Record<DetectorName, DetectorRow>> = detectors;

export const rowOf = (name: DetectorName): DetectorRow => rows[name];
/** The number that stands for a detector beside its colour. */
export const numberOf = (name: DetectorName): number => detectorNames.indexOf(name) + 1;
const isDetector = (name: string): name is DetectorName => name in detectors;
/** The label of a detector. A newer service may have others, which are shown by their names. */
export const detectorLabel = (name: string): string => (isDetector(name) ? rowOf(name).label : name);

/** Where detectors are written: in a request, or in a policy or guardrail that is saved. */
export type DetectorForm = 'request' | 'saved';

/** The settings of a detector. Requests have no thresholds and no backends. */
export function settingsOf(name: DetectorName, form: DetectorForm): readonly SettingName[] {
  const { settings = [], isScored } = rowOf(name);
  return [...settings, ...(isScored && form === 'saved' ? (['threshold', 'backend'] as const) : []), 'block_message'];
}

/** Returns whether a summary says that a detector found something. The topic is flagged where the text is off it. */
export function isFlagged(name: DetectorName, summary: Readonly<Record<string, unknown>>): boolean {
  const flag = summary[rowOf(name).flag ?? name];
  if (Array.isArray(flag)) return flag.length > 0;
  return name === 'topic_detector' ? Number(flag) === 0 : Number(flag) > 0;
}

/** Returns the detectors that a summary speaks of, in the order of their numbers. */
export const judgedIn = (summary: Readonly<Record<string, unknown>>): DetectorName[] =>
  detectorNames.filter((name) => (rowOf(name).flag ?? name) in summary);
