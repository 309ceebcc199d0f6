import type { Detectors } from '@redoubt/contract';
import { type Price, priceMediaDetection } from '@redoubt/metering';
import type { Failure } from '../../errors.ts';
import type { GuardrailsContext } from '../context.ts';
import { tookWork } from '../file-refused.ts';
import { chosenBy, type SelectingRequest } from '../saved/chosen-by.ts';
import { readyToJudge } from '../saved/conduct-rules.ts';
import { detectAudio } from './detect-audio.ts';
import { detectImage } from './detect-image.ts';
import { type MediaBody, type MediaForm, type MediaJob, onlyMultimodal, sentMedia } from './media-job.ts';

/** How pictures and recordings are priced and judged. */
export const judgingMedia = {
  image: { ...pricesOf('detect_image'), run: detectImage },
  audio: { ...pricesOf('detect_audio'), run: detectAudio },
} as const;

function pricesOf(call: 'detect_image' | 'detect_audio') {
  return {
    price: ({ detectors }: MediaJob): Price => priceMediaDetection(call, detectors),
    priceFailure: ({ detectors }: MediaJob, failure: Failure): Price | undefined =>
      tookWork(failure) || failure.isCharged ? priceMediaDetection(call, detectors) : undefined,
  };
}

type Sent = MediaForm | MediaBody;

/** Prepares a file with the detectors beside it. */
export async function ownMedia(
  { body }: { readonly body: Sent & { readonly detectors: Detectors } },
  context: GuardrailsContext,
): Promise<MediaJob> {
  const sent = await sentMedia(body, context);
  return { ...sent, detectors: await readyToJudge(body.detectors, context), leftOut: [] };
}

/** Prepares a file with the detectors of the saved policy or guardrail that the headers name. */
export async function selectedMedia(request: SelectingRequest<Sent>, context: GuardrailsContext): Promise<MediaJob> {
  const sent = await sentMedia(request.body, context);
  return { ...sent, ...onlyMultimodal(await chosenBy(request, context)) };
}
