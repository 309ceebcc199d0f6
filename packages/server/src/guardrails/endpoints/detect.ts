import { contract } from '@redoubt/contract';
import { implement } from '../implement.ts';
import { readyToJudge } from '../saved/conduct-rules.ts';
import { detectingOne, oneJob } from './detect-one.ts';

export const detect = implement(contract.guardrails.detect, {
  ...detectingOne,
  prepare: async ({ body }, context) =>
    oneJob(body, { detectors: await readyToJudge(body.detectors, context) }, context),
});
