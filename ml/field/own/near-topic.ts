/** A topic as a customer bans it, texts on it, and texts about a neighbouring subject that is not it. */
export interface NearTopic {
  /** Lower case, one to three words. */
  readonly topic: string;
  readonly on: readonly [string, string];
  readonly near: readonly [string, string];
}
