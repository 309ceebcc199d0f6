import { records } from '@redoubt/client';
import { countedRecords, type Diffed, diffed, diffNotes, diffRuns, MIN_PAIRS, type RunDiff } from '@redoubt/reports';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

export type ComparedRun = Awaited<ReturnType<typeof readRun>>;

/** What is shown of two runs. */
export interface Compared {
  readonly before: ComparedRun;
  readonly after: ComparedRun;
  readonly diff: RunDiff;
  /** Other reasons than the target why they may differ. */
  readonly notes: readonly string[];
  /** The smallest number of pairs that decide. */
  readonly minimum: number;
}

/** Two runs and how their probes fell. */
export const comparisonQuery = (before: string, after: string) =>
  queryOptions({
    queryKey: ['comparison', before, after],
    queryFn: async ({ signal }): Promise<Compared> => {
      const runs = [await readRun(before, signal), await readRun(after, signal)] as const;
      return {
        before: runs[0],
        after: runs[1],
        diff: diffRuns(runs[0].probes, runs[1].probes),
        notes: diffNotes(runs[0].results, runs[1].results),
        minimum: MIN_PAIRS,
      };
    },
    staleTime: 60_000,
    structuralSharing: false,
  });

/** A probe with the record that shows what came of it. */
interface ComparedProbe extends Diffed {
  readonly record_id: string;
}

async function readRun(run_id: string, signal: AbortSignal) {
  const params = { run_id };
  const results = await api.rt.getResults({ params }, { signal });
  const probes: ComparedProbe[] = [];
  const all = records(api, { params, query: { limit: '1000', conversation: 'false' } }, { signal });
  for await (const record of countedRecords(all)) probes.push({ ...diffed(record), record_id: record.record_id });
  return { results, probes, recordOf: new Map(probes.map(({ probe_id, record_id }) => [probe_id, record_id])) };
}
