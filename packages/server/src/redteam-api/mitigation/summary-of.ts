import type { RunSummary } from '@redoubt/contract';
import type { Run } from '@redoubt/store';
import type { RedteamContext } from '../context.ts';
import { resultsOf, runOf } from '../endpoints/run-of.ts';

/** A summary, with the run whose records can be read. */
export interface ReadSummary {
  readonly summary: RunSummary;
  readonly run: Run | undefined;
}

/**
 * Returns the run that a summary names, and its current results in the place of what was sent. Throws 404 if the project
 * has no such run. A summary without a `run_id` is taken as it is.
 */
export async function readSummary(
  { body: { summary } }: { readonly body: { readonly summary: RunSummary } },
  context: RedteamContext,
): Promise<ReadSummary> {
  if (summary.run_id == null) return { summary, run: undefined };
  const run = await runOf(summary.run_id, context);
  return { summary: await resultsOf(run, context.store.runs), run };
}
