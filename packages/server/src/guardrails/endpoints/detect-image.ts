import { contract, type RequestOf } from '@redoubt/contract';
import type { GuardrailsContext } from '../context.ts';
import { implement } from '../implement.ts';
import { detectImage as detect } from '../media/detect-image.ts';
import { type MediaJob, mediaPrices, onlyMultimodal, sentMedia } from '../media/media-job.ts';
import { chosenBy, type SelectingRequest } from '../saved/chosen-by.ts';
import { readyToJudge } from '../saved/conduct-rules.ts';

const detecting = {
  ...mediaPrices('detect_image'),
  run: (job: MediaJob, context: GuardrailsContext) => detect(job, context),
};

export const detectImage = implement(contract.guardrails.detectImage, {
  ...detecting,
  prepare: async ({ body }, context): Promise<MediaJob> => ({
    ...(await sentMedia(body)),
    detectors: await readyToJudge(body.detectors, context),
    leftOut: [],
  }),
});

type Selecting = SelectingRequest<RequestOf<typeof contract.guardrails.policyDetectImage>['body']>;

const selected = {
  ...detecting,
  prepare: async (request: Selecting, context: GuardrailsContext): Promise<MediaJob> => ({
    ...(await sentMedia(request.body)),
    ...onlyMultimodal(await chosenBy(request, context)),
  }),
};

export const policyDetectImage = implement(contract.guardrails.policyDetectImage, selected);

export const guardrailDetectImage = implement(contract.guardrails.guardrailDetectImage, selected);
