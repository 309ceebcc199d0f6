import type { api } from '../api.ts';

export type TextAnswer = Awaited<ReturnType<typeof api.guardrails.detect>>;
export type DetectorName = keyof TextAnswer['details'];

interface DetectorRow {
  readonly label: string;
  readonly about: string;
  /** A colour of the theme. The number of the detector says the same to who sees no colours. */
  readonly colour: string;
  /** The key of its flag in `summary`. Absent: the name of the detector. */
  readonly flag?: string;
  /** Whether an explanation can be bought. */
  readonly isExplainable?: true;
}

/** Every detector as the page shows it. Their order gives them their numbers. */
const detectors = {
  pii: { label: 'Personal data', about: 'Names, addresses, numbers of cards and accounts, secrets', colour: 'blue' },
  injection_attack: {
    label: 'Injection',
    about: 'Attempts to make a model leave its instructions',
    colour: 'red',
    isExplainable: true,
  },
  toxicity: { label: 'Toxicity', about: 'Insults, threats, obscenity, hate', colour: 'orange' },
  nsfw: { label: 'Not safe for work', about: 'Sexual content', colour: 'pink' },
  bias: { label: 'Bias', about: 'What puts people down to their group', colour: 'grape' },
  sponge_attack: { label: 'Sponge attack', about: 'Texts made to burn tokens and time', colour: 'lime' },
  keyword_detector: {
    label: 'Keywords',
    about: 'Words that you ban, disguised ones too',
    colour: 'yellow',
    flag: 'keyword_detected',
  },
  topic_detector: { label: 'Topic', about: 'Flags what is on none of your topics', colour: 'cyan', flag: 'on_topic' },
  policy_violation: {
    label: 'Policy',
    about: 'Rules in your own words',
    colour: 'violet',
    isExplainable: true,
  },
  system_prompt: {
    label: 'System prompt',
    about: 'Leaks of the system prompts that the project registered',
    colour: 'teal',
    flag: 'system_prompt_similarity',
  },
  copyright_ip: {
    label: 'Own texts',
    about: 'Copies of the texts that the project registered',
    colour: 'green',
    flag: 'copyright_ip_similarity',
  },
} as const satisfies Record<DetectorName, DetectorRow>;

export const detectorNames = Object.keys(detectors) as DetectorName[];
const rows: Readonly<Record<DetectorName, DetectorRow>> = detectors;

export const rowOf = (name: DetectorName): DetectorRow => rows[name];
/** The number that stands for a detector beside its colour. */
export const numberOf = (name: DetectorName): number => detectorNames.indexOf(name) + 1;
export const isDetector = (name: string): name is DetectorName => name in detectors;

/** Returns whether a summary says that a detector found something. The topic is flagged where the text is off it. */
export function isFlagged(name: DetectorName, summary: Readonly<Record<string, unknown>>): boolean {
  const flag = summary[rowOf(name).flag ?? name];
  if (Array.isArray(flag)) return flag.length > 0;
  return name === 'topic_detector' ? Number(flag) === 0 : Number(flag) > 0;
}

/** Returns the detectors that a summary speaks of, in the order of their numbers. */
export const judgedIn = (summary: Readonly<Record<string, unknown>>): DetectorName[] =>
  detectorNames.filter((name) => (rowOf(name).flag ?? name) in summary);
