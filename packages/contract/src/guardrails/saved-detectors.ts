import { z } from 'zod';
import { unknownId } from '../ids.ts';
import { scoredDetectors } from './detector-scores.ts';
import { type DetectorName, type Detectors, detectorMap, detectorSettings, withoutDisabled } from './detectors.ts';

const tuning = {
  threshold: z.number().min(0).max(1).nullish().describe('The score from which the detector flags'),
  backend: z
    .string()
    .min(1)
    .max(200)
    .nullish()
    .describe('`embedded`, or the backend of the service that GET /guardrails/models lists for the detector'),
} as const;

/** A saved policy may set the threshold and the backend of a detector with a score. */
const isScored = (name: string): boolean => (scoredDetectors as readonly string[]).includes(name);
const settings = Object.fromEntries(
  Object.entries(detectorSettings).map(([name, schema]) => [name, isScored(name) ? schema.extend(tuning) : schema]),
);
const tuned = z.preprocess(
  withoutDisabled,
  z.strictObject(settings, unknownId('detector', Object.keys(settings))).partial(),
);

/**
 * The `detectors` that a policy saves: those of a request, where detectors with a score may also have a threshold and a
 * backend. A disabled entry is kept exactly as it was sent.
 */
export const SavedDetectors = z
  .record(z.string().max(100), z.unknown())
  .superRefine((sent, context) => {
    for (const issue of tuned.safeParse(sent).error?.issues ?? []) context.addIssue({ ...issue });
  })
  .meta({
    sentAs: detectorMap(settings),
    description: 'As `detectors` of POST /guardrails/detect; those with a score take `threshold` and `backend` too',
    examples: [{ pii: { enabled: true }, toxicity: { enabled: true, threshold: 0.7 } }],
  });
export type SavedDetectors = z.output<typeof SavedDetectors>;

/** The thresholds and backends that a saved policy sets for its detectors. */
export interface SavedTuning {
  readonly thresholds: Readonly<Partial<Record<DetectorName, number>>>;
  readonly backends: Readonly<Partial<Record<DetectorName, string>>>;
}

/**
 * Reads the enabled detectors of a saved policy in the form of a request, and their tuning. Throws if they do not match
 * the schema.
 */
export function readSavedDetectors(saved: SavedDetectors): { detectors: Detectors; tuning: SavedTuning } {
  const entries = Object.entries(tuned.parse(saved)) as [DetectorName, Record<string, unknown>][];
  const told = <Value>(field: keyof typeof tuning) =>
    Object.fromEntries(
      entries.flatMap(([name, { [field]: value }]) => (value == null ? [] : [[name, value as Value]])),
    );
  const detectors = entries.map(([name, { threshold: _, backend: __, ...rest }]) => [name, rest]);
  return {
    detectors: Object.fromEntries(detectors) as Detectors,
    tuning: { thresholds: told<number>('threshold'), backends: told<string>('backend') },
  };
}
