import type { Run, Runs } from '@redoubt/store';

/** Records that a finding cites. */
const CITED = 5;
const MAX_CONTROLS = 1_000;

/** Returns ids of harmless controls that the target refused. */
export async function refusedControlsOf(run: Run, runs: Runs): Promise<string[]> {
  const controls = await runs.records(run.id, { isControl: true, limit: MAX_CONTROLS });
  const refused = controls.filter((control) => control.refused === true);
  return refused.slice(0, CITED).map(({ ordinal }) => `${run.id}.${ordinal}`);
}
