import { type DetectorName, detectorNames } from '../../detectors/detectors.ts';

/** An entity that a caller describes by a pattern. */
export interface OwnEntity {
  readonly name: string;
  readonly pattern: string;
}

/** What is chosen on the page. Detectors that are off keep their settings. */
export interface Settings {
  readonly enabled: readonly DetectorName[];
  /** What pii looks for. None: every group. */
  readonly entities: readonly string[];
  readonly ownEntities: readonly OwnEntity[];
  readonly words: readonly string[];
  readonly topics: readonly string[];
  /** Rules, one a line. */
  readonly rules: string;
  /** A saved code of conduct in place of rules. */
  readonly conduct: string | null;
  /** The registered system prompt to compare with. null: all of them. */
  readonly prompt: string | null;
  readonly explained: Readonly<Partial<Record<DetectorName, boolean>>>;
}

export const firstSettings: Settings = {
  enabled: ['pii', 'injection_attack', 'toxicity'],
  entities: [],
  ownEntities: [],
  words: ['acme'],
  topics: ['banking'],
  rules: 'Never promise more than 10 % off the price.',
  conduct: null,
  prompt: null,
  explained: { injection_attack: false, policy_violation: true },
};

/** The detectors of pictures and recordings. */
const multimodal: readonly DetectorName[] = ['pii', 'injection_attack', 'toxicity', 'nsfw', 'policy_violation'];
export const judgesMedia = (name: DetectorName): boolean => multimodal.includes(name);

/** The settings of a detector as a request has them. */
type Sent = { readonly enabled: true; readonly need_explanation?: boolean } & Readonly<Record<string, unknown>>;
export type SentDetectors = Readonly<Partial<Record<DetectorName, Sent>>>;

/** Returns the `detectors` of a request. A picture or a recording is judged by multimodal detectors alone. */
export function sentDetectors(
  settings: Settings,
  { isMedia = false }: { isMedia?: boolean | undefined } = {},
): SentDetectors {
  const chosen = detectorNames.filter((name) => settings.enabled.includes(name) && (!isMedia || judgesMedia(name)));
  return Object.fromEntries(chosen.map((name) => [name, { enabled: true, ...own[name]?.(settings) }]));
}

/** What each detector has beside `enabled`. */
const own: Partial<Record<DetectorName, (settings: Settings) => object>> = {
  pii: ({ entities, ownEntities }) => ({
    ...(entities.length > 0 && { entities }),
    ...(ownEntities.length > 0 && { custom_entities: ownEntities }),
  }),
  keyword_detector: ({ words }) => ({ banned_keywords: words }),
  topic_detector: ({ topics }) => ({ topic: topics }),
  injection_attack: ({ explained }) => (explained.injection_attack ? { need_explanation: true } : {}),
  policy_violation: ({ rules, conduct, explained }) => ({
    ...(conduct === null ? { policy_text: rules } : { coc_policy_name: conduct }),
    ...(explained.policy_violation === false && { need_explanation: false }),
  }),
  system_prompt: ({ prompt }) => (prompt === null ? {} : { index: prompt }),
};
