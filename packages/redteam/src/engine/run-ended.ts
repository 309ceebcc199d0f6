/**
 * Thrown when a run cannot continue. Its results so far are kept, and a resume continues from there. `message` becomes
 * the run's `state_reason`.
 */
export class RunEnded extends Error {
  override readonly name = 'RunEnded';
}

/** Thrown when the run was asked to stop before this call started. Its probe returns to the plan. */
export class Drained extends Error {
  override readonly name = 'Drained';
}
