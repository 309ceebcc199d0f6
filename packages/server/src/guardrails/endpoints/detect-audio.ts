import { contract } from '@redoubt/contract';
import { implement } from '../implement.ts';
import { judgingMedia, ownMedia, selectedMedia } from '../media/media-steps.ts';

const selected = { ...judgingMedia.audio, prepare: selectedMedia };

export const detectAudio = implement(contract.guardrails.detectAudio, { ...judgingMedia.audio, prepare: ownMedia });

export const policyDetectAudio = implement(contract.guardrails.policyDetectAudio, selected);

export const guardrailDetectAudio = implement(contract.guardrails.guardrailDetectAudio, selected);
