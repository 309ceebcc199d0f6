/** What a balance event says, as it is stored and sent (docs/money/webhooks.md). */
export interface NewEvent {
  id: string;
  organisationId: string;
  /** Such as `balance.threshold`. */
  kind: string;
  /** Anything that JSON can carry. */
  data: unknown;
  createdAt: Date;
}

/** An event as its organisation sees it. */
export interface StoredEvent extends NewEvent {
  attempts: number;
  /** When it is tried again; null where it will not be. */
  nextAttemptAt: Date | null;
  deliveredAt: Date | null;
  givenUpAt: Date | null;
  lastError: string | null;
}

/** An event that this node holds until `leaseUntil`; `attempts` counts this attempt and is what marks the claim. */
export interface ClaimedEvent extends NewEvent {
  attempts: number;
}

/** How an attempt ended. */
export type AttemptEnd =
  | { kind: 'delivered'; at: Date }
  | { kind: 'failed'; error: string; nextAttemptAt: Date }
  | { kind: 'given up'; error: string; at: Date };

/** The outbox: the transaction that makes something true inserts its event, and deliveries take it from here. */
export interface Events {
  /** Takes due events of organisations whose webhook is enabled and older than the event; no other node gets them before the lease ends. */
  claim(claim: { now: Date; leaseUntil: Date; limit: number }): Promise<ClaimedEvent[]>;
  /** Calls back after each commit of this process that inserted events, until the answered function is called. */
  onInserted(listener: () => void): () => void;
  /** Writes the end of an attempt; false where the lease ran out and another node has claimed the event since. */
  finish(event: Pick<ClaimedEvent, 'id' | 'attempts'>, end: AttemptEnd): Promise<boolean>;
  /** One page (from 1) of an organisation's events, newest first. */
  list(
    organisationId: string,
    page: { page: number; perPage: number },
  ): Promise<{ events: StoredEvent[]; total: number }>;
  /** Deletes events made before a moment, at most `limit`; answers how many. */
  prune(before: Date, limit: number): Promise<number>;
}
