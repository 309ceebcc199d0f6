import type { Halves } from './halves.ts';
import { policiesDevA } from './policies-dev-a.ts';
import { policiesDevB } from './policies-dev-b.ts';
import { policiesTestA } from './policies-test-a.ts';
import { policiesTestB } from './policies-test-b.ts';
import type { PolicyText } from './policy-text.ts';

/** Company policies, replies that keep and break them; written for measuring only; no trainer may read this file. */
export const policies: Halves<PolicyText> = {
  dev: [...policiesDevA, ...policiesDevB],
  test: [...policiesTestA, ...policiesTestB],
};
