import {
  type DetailsOf,
  type Detection,
  type DetectorName,
  type Detectors,
  detectionShapes,
  isTriggered,
  type PolicyRule,
  type SavedDetectors,
  type ScoredDetector,
  scoreIn,
} from '@redoubt/contract';

/** A detector with a setting, or a rule of the policy: what a policy may be made of. */
export interface PolicyPart {
  /** Parts of the same key exclude each other, such as one detector at two thresholds. */
  readonly key: string;
  readonly detector: DetectorName;
  /** Undefined: the threshold of the service. */
  readonly threshold?: number | undefined;
  readonly rule?: PolicyRule | undefined;
  /** Further settings of the detector. */
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
}

/** What the parts of a policy may go by, beside the detectors that need nothing. */
export interface PolicyMatter {
  readonly rules: readonly PolicyRule[];
  /** Strings that only the target's instructions hold. */
  readonly canaries: readonly string[];
  /** Topics of the system under test. Undefined where its description names none. */
  readonly topics?: readonly string[] | undefined;
}

/** Detectors with one score that need nothing else, in the order in which they are preferred. */
const scoredNames = [
  'injection_attack',
  'toxicity',
  'nsfw',
  'sponge_attack',
  'bias',
] as const satisfies readonly ScoredDetector[];

/**
 * Thresholds that are tried beside that of the service, in the order in which they are preferred. The last one is only
 * there to show whether the one before it is safe. Far below 0.3 a detector flags texts that its second model never
 * reads.
 */
const thresholds = [0.8, 0.7, 0.6, 0.5, 0.45, 0.4, 0.35, 0.3] as const;

/** Returns all parts that a policy may have. A part comes before others of its key that flag more. */
export function partsFor({ rules, canaries, topics }: PolicyMatter): PolicyPart[] {
  const scored = scoredNames.flatMap((detector) => [
    { key: detector, detector },
    ...thresholds.map((threshold) => ({ key: detector, detector, threshold })),
  ]);
  return [
    ...scored,
    { key: 'pii', detector: 'pii', settings: { entities: ['secrets'] } },
    { key: 'pii', detector: 'pii' },
    ...(canaries.length > 0
      ? [{ key: 'keyword_detector', detector: 'keyword_detector' as const, settings: { banned_keywords: canaries } }]
      : []),
    ...(topics ? [{ key: 'topic_detector', detector: 'topic_detector' as const, settings: { topic: topics } }] : []),
    ...rules.map((rule) => ({ key: `rule ${rule.id}`, detector: 'policy_violation' as const, rule })),
  ];
}

/** Returns the detectors whose one verdict on a text tells what each part would see. */
export function detectorsToTry({ rules, canaries, topics }: PolicyMatter): Detectors {
  const on = { enabled: true } as const;
  return {
    ...(canaries.length > 0 && { keyword_detector: { ...on, banned_keywords: [...canaries] } }),
    pii: on,
    ...Object.fromEntries(scoredNames.map((name) => [name, on])),
    ...(topics && { topic_detector: { ...on, topic: [...topics] } }),
    ...(rules.length > 0 && { policy_violation: { ...on, policy_rules: [...rules], need_explanation: false } }),
  };
}

/** The details that parts of a detector are told apart by. The shape that the contract answers by loses them. */
type Details = Readonly<{ [N in 'pii' | 'policy_violation']?: DetailsOf<N> | undefined }>;

/** Returns whether a part would flag a text with this verdict. */
export function seesIn({ detector, threshold, rule, settings }: PolicyPart, detection: Detection): boolean {
  const { summary } = detection;
  // The cast is safe because each detector writes the details that the contract has for it.
  const found = detection.details as Details;
  if (rule) return summary.policy_violation === 1 && found.policy_violation?.rule_id === rule.id;
  // The cast is safe because only parts of scored detectors have a threshold.
  if (threshold !== undefined) return scoreIn(detector as ScoredDetector, detection) >= threshold;
  if (detector === 'pii' && settings) return Object.keys(found.pii?.secrets ?? {}).length > 0;
  return isTriggered(detector, (summary as Readonly<Record<string, unknown>>)[detectionShapes[detector].summaryKey]);
}

/** Joins parts into the `detectors` of a saved policy. */
export function detectorsOf(parts: readonly PolicyPart[]): SavedDetectors {
  const rules = parts.flatMap(({ rule }) => rule ?? []);
  const others = parts.filter(({ rule }) => rule === undefined);
  return {
    ...Object.fromEntries(
      others.map(({ detector, threshold, settings }) => [
        detector,
        { enabled: true, ...settings, ...(threshold !== undefined && { threshold }) },
      ]),
    ),
    ...(rules.length > 0 && {
      policy_violation: { enabled: true, policy_rules: rules, need_explanation: false },
    }),
  };
}

/** Names a part for people. */
export const nameOf = ({ detector, rule, settings }: PolicyPart): string => {
  if (rule) return `policy_violation: ${rule.text}`;
  return detector === 'pii' && settings ? 'pii (secrets)' : detector;
};
