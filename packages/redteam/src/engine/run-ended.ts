/** Why a run cannot go on; what it has so far stays, and a resume goes on from there. `message` is the run's `state_reason`. */
export class RunEnded extends Error {
  override readonly name = 'RunEnded';
}

/** The run is asked to stop before this call began: its probe goes back to the plan. */
export class Drained extends Error {
  override readonly name = 'Drained';
}
