/** The answer of a priced call, kept so that its repetition gets the same. */
export interface IdempotentAnswer {
  status: number;
  /** The headers that belong to the answer itself: the credit headers. */
  headers: Record<string, string>;
  /** null: it was larger than what is kept, or went to make room for newer ones of its organisation. */
  body: string | null;
}

/** One use of an `Idempotency-Key`. */
export interface ClaimRequest {
  projectId: string;
  idempotencyKey: string;
  /** Says which request it is: equal for a repetition, different for another request under the same key. */
  requestHash: string;
}

/**
 * What a key's use comes to. `claimed`: the caller runs the work and holds the key by `claimId`. `answered`: it has run.
 * `running`: another holds the key now. `otherRequest`: the key belongs to a different request.
 */
export type ClaimOutcome =
  | { kind: 'claimed'; claimId: string }
  | { kind: 'answered'; answer: IdempotentAnswer }
  | { kind: 'running' }
  | { kind: 'otherRequest' };

/**
 * The answers of priced calls by project and `Idempotency-Key`. A key has at most one holder. Its lease ends unless it
 * is renewed, and then a repetition of the same request takes the key over; the earlier holder's calls answer false
 * from there on. Other requests get the key once it is free or its answer has expired. Nodes compare their own clocks:
 * they may differ by less than a lease.
 */
export interface IdempotencyRecords {
  claim(request: ClaimRequest): Promise<ClaimOutcome>;
  /** Extends the lease. */
  renew(claimId: string): Promise<boolean>;
  /** Ends the claim with its answer, which stands for `ANSWER_LIFE_MS` from now. */
  keep(claimId: string, answer: IdempotentAnswer): Promise<boolean>;
  /** Ends the claim as if it had never been. */
  free(claimId: string): Promise<boolean>;
  /** Ends the lease, not the claim: the same request may take it over at once, no other can. */
  abandon(claimId: string): Promise<boolean>;
  /** Deletes what has expired, at most a few hundred rows a call; answers how many. */
  sweep(): Promise<number>;
}

/** How long an answer stands. The charge that paid for it was booked before, so it never outlives the answer. */
export const IDEMPOTENCY_LIFE_MS = 24 * 3_600_000;

/** A holder that has not renewed for this long counts as dead: the longest that a repetition waits after a crash. */
export const LEASE_MS = 10_000;
