import { type TrainedDetector, trainedDetectors } from '@redoubt/detectors';
import { z } from 'zod';

type Thresholds = Readonly<Partial<Record<TrainedDetector, number>>>;

/** `toxicity=0.7,nsfw=0.4`: a probability each, of detectors that have one. */
export const detectorThresholds = z.string().transform((list, context): Thresholds => {
  const words = list.split(',').filter((word) => word.trim() !== '');
  const entries = words.map((word) => word.split('=').map((part) => part.trim()));
  const wrong = entries.findIndex((entry) => !isThreshold(entry));
  if (wrong < 0) return Object.fromEntries(entries.map(([name, value]) => [name, Number(value)]));
  const message = `"${words[wrong]?.trim()}" is no threshold; write name=probability with a number from 0 to 1, names being ${trainedDetectors.join(', ')}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

function isThreshold([name = '', value = '', ...rest]: readonly string[]): boolean {
  const isNumber = /^(?:0|1|0?\.\d{1,9}|[01]\.\d{1,9})$/.test(value) && Number(value) <= 1;
  return rest.length === 0 && isNumber && trainedDetectors.some((known) => known === name);
}
