/** One topic of the built-in table. The term lists are comma-separated; single words also match their plurals. */
export interface TopicEntry {
  readonly id: string;
  /** Other names that callers give this topic, lower case. */
  readonly names: string;
  /** Terms that are enough for a short text to be on the topic. */
  readonly strong: string;
  /** Terms that indicate the topic more often than not. */
  readonly medium: string;
  /** Terms that only support other terms. */
  readonly weak: string;
}
