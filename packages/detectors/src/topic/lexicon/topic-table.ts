import { readTable } from '@redoubt/data-files';
import { z } from 'zod';

const terms = z.array(z.string());
const Entry = z.strictObject({
  id: z.string(),
  /** Other names that callers give this topic, lower case. */
  names: terms,
  /** Terms that are enough for a short text to be on the topic. */
  strong: terms,
  /** Terms that indicate the topic more often than not. */
  medium: terms,
  /** Terms that only support other terms. */
  weak: terms,
});

/** One topic of the built-in table. Single words also match their plurals. */
export type TopicEntry = z.output<typeof Entry>;

/** The built-in topics. */
export const topicTable: readonly TopicEntry[] = readTable(
  new URL('../../../data/topics.json', import.meta.url),
  z.array(Entry),
);
