import { leisureTopics } from './leisure-topics.ts';
import { moneyTopics } from './money-topics.ts';
import { scienceTopics } from './science-topics.ts';
import { sensitiveTopics } from './sensitive-topics.ts';
import { societyTopics } from './society-topics.ts';
import type { TopicEntry } from './topic-entry.ts';

/** The built-in topics. */
export const topicTable: readonly TopicEntry[] = [
  ...moneyTopics,
  ...societyTopics,
  ...scienceTopics,
  ...leisureTopics,
  ...sensitiveTopics,
];
