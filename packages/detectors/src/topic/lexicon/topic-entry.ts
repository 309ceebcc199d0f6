/** One topic of the built-in table. The term lists are comma-separated; single words also match their plurals. */
export interface TopicEntry {
  readonly id: string;
  /** Other names that callers give this topic, lower case. */
  readonly names: string;
  /** Terms that settle the topic of a short text alone. */
  readonly strong: string;
  /** Terms that stand for the topic more often than not. */
  readonly medium: string;
  /** Terms that only add to others. */
  readonly weak: string;
}
