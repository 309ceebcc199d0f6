import { type Detection, type Detectors, rounded } from '@redoubt/contract';
import { NUDITY_FROM } from '../../guardrails/media/judge-media.ts';
import type { TextVerdict } from '../stages/judged.ts';

/**
 * Returns the verdict on what a picture shows, in the form of one on a text, or undefined if it shows no nudity or
 * nothing looks for it.
 */
export function nudityVerdict(nudity: number, { nsfw: wanted }: Detectors): TextVerdict | undefined {
  if (!wanted || nudity < NUDITY_FROM) return undefined;
  const nsfw = rounded(nudity);
  // The cast: a detection has the fields of its detectors, here of one.
  const detection = { summary: { nsfw: 1 }, details: { nsfw: { sfw: rounded(1 - nsfw), nsfw } }, result_message: null };
  return { detection: detection as unknown as Detection, detected: ['nsfw'] };
}

/** Six digits, as the scores of texts have. */
