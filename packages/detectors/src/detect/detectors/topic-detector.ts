import { detectTopics, TOPIC_THRESHOLD } from '../../topic/detect-topics.ts';
import type { Detector } from '../detector.ts';

/** Checks whether a text is on the allowed topics. An off-topic text triggers it. */
export const topicDetector: Detector<'topic_detector'> = {
  model: { name: 'topic-first-look', kind: 'statistical', version: '1' },
  threshold: ({ thresholds }) => thresholds.topic_detector ?? TOPIC_THRESHOLD,
  detect(views, { topic }, { thresholds }) {
    const { on_topic, details } = detectTopics(views, topic, thresholds.topic_detector);
    return { triggered: on_topic === 0, summary: on_topic, details };
  },
};
