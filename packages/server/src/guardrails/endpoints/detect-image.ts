import { contract } from '@redoubt/contract';
import { implement } from '../implement.ts';
import { judgingMedia, ownMedia, selectedMedia } from '../media/media-steps.ts';

const selected = { ...judgingMedia.image, prepare: selectedMedia };

export const detectImage = implement(contract.guardrails.detectImage, { ...judgingMedia.image, prepare: ownMedia });

export const policyDetectImage = implement(contract.guardrails.policyDetectImage, selected);

export const guardrailDetectImage = implement(contract.guardrails.guardrailDetectImage, selected);
