/** An event, as it is stored and sent (docs/money/webhooks.md). */
export interface NewEvent {
  id: string;
  organisationId: string;
  /** For example `balance.threshold` or `run.finished`. */
  kind: string;
  /** Any JSON value. */
  data: unknown;
  createdAt: Date;
}

/** An event as shown to its organisation. */
export interface StoredEvent extends NewEvent {
  attempts: number;
  /** When delivery is tried next; null if it will not be tried again. */
  nextAttemptAt: Date | null;
  deliveredAt: Date | null;
  givenUpAt: Date | null;
  lastError: string | null;
}

/**
 * An event that this node holds until the lease ends. `attempts` includes the current attempt and identifies the claim.
 */
export interface ClaimedEvent extends NewEvent {
  attempts: number;
}

/** How an attempt ended. */
export type AttemptEnd =
  | { kind: 'delivered'; at: Date }
  | { kind: 'failed'; error: string; nextAttemptAt: Date }
  | { kind: 'given up'; error: string; at: Date };

/**
 * The transactional outbox: a transaction that makes something true also inserts its event. Deliveries take events from
 * here.
 */
export interface Events {
  /**
   * Claims due events of organisations whose webhook is enabled and was created before the event. No other node gets
   * them before `leaseUntil`.
   */
  claim(claim: { now: Date; leaseUntil: Date; limit: number }): Promise<ClaimedEvent[]>;
  /**
   * Calls the listener after each commit of this process that inserted events. Returns a function that removes the
   * listener.
   */
  onInserted(listener: () => void): () => void;
  /** Stores the result of an attempt. Returns false if the lease ended and another node has claimed the event since. */
  finish(event: Pick<ClaimedEvent, 'id' | 'attempts'>, end: AttemptEnd): Promise<boolean>;
  /** One page (from 1) of an organisation's events, newest first. */
  list(
    organisationId: string,
    page: { page: number; perPage: number },
  ): Promise<{ events: StoredEvent[]; total: number }>;
  /** Deletes at most `limit` events created before a moment. Returns how many. */
  prune(before: Date, limit: number): Promise<number>;
}
