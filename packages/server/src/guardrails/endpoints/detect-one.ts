import type { contract, ResponseOf } from '@redoubt/contract';
import { type Price, priceDetection } from '@redoubt/metering';
import type { Failure } from '../../errors.ts';
import type { GuardrailsContext } from '../context.ts';
import { type MediaJob, onlyMultimodal, sentMedia } from '../media/media-job.ts';
import { judgingMedia } from '../media/media-steps.ts';
import type { ReadyDetectors } from '../saved/policy-cache.ts';
import { warningsField, warningsOf } from '../say-nothing-asked.ts';
import { type TextForms, textOf } from './text-of.ts';

type Ready = Pick<ReadyDetectors, 'detectors'> & Partial<Pick<ReadyDetectors, 'tuning'>>;
type TextJob = Ready & { readonly kind: 'text'; readonly text: string };

/** A text, an image or a sound to judge. */
export type DetectionJob = TextJob | (MediaJob & { readonly kind: 'image' | 'audio' });

/** Prepares a request in either form. Throws 501 for addresses and documents. */
export async function oneJob(body: TextForms, ready: Ready, context: GuardrailsContext): Promise<DetectionJob> {
  const { mode: kind, content } = body;
  if ((kind !== 'image' && kind !== 'audio') || content === undefined)
    return { kind: 'text', text: textOf(body), ...ready };
  const sent = await sentMedia({ content, text_input: body.text_input }, context);
  return { kind, ...sent, ...onlyMultimodal(ready) };
}

/** The steps of an endpoint that judges a text, an image or a sound. */
export const detectingOne = {
  price: (job: DetectionJob): Price =>
    job.kind === 'text' ? priceDetection(job.text, job.detectors) : judgingMedia[job.kind].price(job),
  priceFailure: (job: DetectionJob, failure: Failure): Price | undefined =>
    job.kind === 'text' ? undefined : judgingMedia[job.kind].priceFailure(job, failure),
  run: async (
    job: DetectionJob,
    context: GuardrailsContext,
  ): Promise<ResponseOf<typeof contract.guardrails.detect>> => {
    if (job.kind !== 'text') return judgingMedia[job.kind].run(job, context);
    return {
      ...(await context.detectors.detect(job.text, job.detectors, { tuning: job.tuning })),
      ...warningsField(warningsOf(job.detectors)),
    };
  },
};
