import type { Results } from '@redoubt/contract';
import { specOf, summarise } from '@redoubt/redteam';
import type { Run, Runs } from '@redoubt/store';
import { wireState } from './run-of.ts';

/** What the rows of a run say now. */
export async function resultsOf(run: Run, runs: Runs): Promise<Results> {
  const [tallies, pairings, judges] = await Promise.all([
    runs.tallies(run.id),
    runs.pairings(run.id),
    runs.judges(run.id),
  ]);
  return {
    run_id: run.id,
    run_name: run.name ?? null,
    status: wireState[run.state],
    ...summarise(tallies, pairings),
    ...(run.credits > 0 && { credits: { cost: run.credits } }),
    judges,
    is_simulation: specOf(run).isSimulation,
  };
}
