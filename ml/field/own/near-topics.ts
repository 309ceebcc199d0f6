import type { Halves } from './halves.ts';
import type { NearTopic } from './near-topic.ts';
import { nearTopicsDevA } from './near-topics-dev-a.ts';
import { nearTopicsDevB } from './near-topics-dev-b.ts';
import { nearTopicsDevC } from './near-topics-dev-c.ts';
import { nearTopicsTestA } from './near-topics-test-a.ts';
import { nearTopicsTestB } from './near-topics-test-b.ts';
import { nearTopicsTestC } from './near-topics-test-c.ts';

/**
 * Banned topics with texts on them and texts about their neighbours; written for measuring only; no trainer may read
 * this file.
 */
export const nearTopics: Halves<NearTopic> = {
  dev: [...nearTopicsDevA, ...nearTopicsDevB, ...nearTopicsDevC],
  test: [...nearTopicsTestA, ...nearTopicsTestB, ...nearTopicsTestC],
};
