/** The answer of a priced call. It is stored so that a repeated request gets the same answer. */
export interface IdempotentAnswer {
  status: number;
  /** The headers that belong to the answer itself, which are the credit headers. */
  headers: Record<string, string>;
  /** Null if the body was too large to store, or was removed to make room for newer answers of its organisation. */
  body: string | null;
}

/** One use of an `Idempotency-Key`. */
export interface ClaimRequest {
  projectId: string;
  idempotencyKey: string;
  /** Hash of the request. It is equal for a repetition, and different for another request that uses the same key. */
  requestHash: string;
}

/**
 * The result of claiming a key. `claimed`: the caller does the work and holds the key as `claimId`. `answered`: the
 * work is done. `running`: another caller holds the key now. `otherRequest`: the key belongs to a different request.
 */
export type ClaimOutcome =
  | { kind: 'claimed'; claimId: string }
  | { kind: 'answered'; answer: IdempotentAnswer }
  | { kind: 'running' }
  | { kind: 'otherRequest' };

/**
 * The answers of priced calls by project and `Idempotency-Key`. A key has at most one holder. If the holder does not
 * renew its lease, a repetition of the same request can take the key over; the earlier holder's calls then return
 * false. Other requests get the key once it is free or its answer has expired. Each node uses its own clock, so the
 * clocks must differ by less than a lease.
 */
export interface IdempotencyRecords {
  claim(request: ClaimRequest): Promise<ClaimOutcome>;
  /** Extends the lease. */
  renew(claimId: string): Promise<boolean>;
  /** Ends the claim with its answer, which is kept for `IDEMPOTENCY_LIFE_MS` from now. */
  keep(claimId: string, answer: IdempotentAnswer): Promise<boolean>;
  /** Ends the claim and removes it, as if it had never been made. */
  free(claimId: string): Promise<boolean>;
  /** Ends the lease but not the claim. The same request may take the key over at once; other requests cannot. */
  abandon(claimId: string): Promise<boolean>;
  /** Deletes expired rows, at most a few hundred per call. Returns how many. */
  sweep(): Promise<number>;
}

/**
 * How long an answer is kept. The charge that paid for it was booked earlier, so the charge's key never outlives the
 * answer.
 */
export const IDEMPOTENCY_LIFE_MS = 24 * 3_600_000;

/**
 * A holder that has not renewed its lease for this long counts as dead. It is also the longest wait of a repetition
 * after a crash.
 */
export const LEASE_MS = 10_000;
