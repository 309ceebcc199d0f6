import {
  type DetectorName,
  detectorNames,
  isFlagged,
  judgedIn,
  type TextAnswer,
} from '../../../detectors/detectors.ts';

type Details = TextAnswer['details'];
/** Thresholds that a reader moved. */
export type Thresholds = Readonly<Partial<Record<DetectorName, number>>>;

/** The score of each detector that has one, from its details. */
const scores: { readonly [N in DetectorName]?: (detail: NonNullable<Details[N]>) => number } = {
  injection_attack: ({ attack }) => Number(attack),
  toxicity: ({ toxicity }) => toxicity,
  nsfw: ({ nsfw }) => nsfw,
  bias: ({ score }) => score,
  sponge_attack: ({ score }) => score,
  topic_detector: (topics) => Math.max(...Object.values(topics)),
  policy_violation: ({ score }) => score,
  system_prompt: ({ similarity_score: score }) => score,
  copyright_ip: ({ similarity_score: score }) => score,
};

/** Returns the score of a detector in an answer about a text. */
export function scoreIn(name: DetectorName, details: Details): number | undefined {
  const detail = details[name];
  // The cast: a row of the table takes the details of its own detector.
  const read = scores[name] as ((detail: unknown) => number) | undefined;
  return detail && read?.(detail);
}

/** Returns whether a score of a detector is a finding. The topic is one where it is below its threshold. */
const isFinding = (name: DetectorName, score: number, threshold: number): boolean =>
  name === 'topic_detector' ? score < threshold : score >= threshold;

interface Judged {
  readonly summary: Readonly<Record<string, unknown>>;
  readonly scoreOf: (name: DetectorName) => number | undefined;
}

/** Returns the detectors that flag by the thresholds that were moved, and by the service where none was. */
export function flaggedBy({ summary, scoreOf }: Judged, moved: Thresholds): DetectorName[] {
  return judgedIn(summary).filter((name) => {
    const [threshold, score] = [moved[name], scoreOf(name)];
    return threshold === undefined || score === undefined
      ? isFlagged(name, summary)
      : isFinding(name, score, threshold);
  });
}

/** The thresholds of a saved policy's detectors. */
export function thresholdsIn(saved: Readonly<Record<string, unknown>>): Thresholds {
  return Object.fromEntries(
    detectorNames.flatMap((name) => {
      const { threshold } = (saved[name] ?? {}) as { threshold?: unknown };
      return typeof threshold === 'number' ? [[name, threshold]] : [];
    }),
  );
}
