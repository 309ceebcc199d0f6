import type { RunMediumPart, RunRecord } from '@redoubt/contract';
import { recordPages, wireRecord, withTurns } from '@redoubt/redteam';
import { type RunReport, readReport } from '@redoubt/reports';
import type { Run, Runs } from '@redoubt/store';
import { keyFindingsOf } from '../endpoints/findings.ts';
import { resultsOf } from '../endpoints/run-of.ts';
import { runStatusOf } from '../endpoints/run-status-of.ts';
import type { ReportContext } from './written-report.ts';

/** Reads what the technical report is made of. Only the records that it shows are read with their conversations. */
export async function evidenceOf(run: Run, context: ReportContext): Promise<RunReport> {
  const { runs } = context.store;
  const results = await resultsOf(run, runs);
  const report = await readReport({
    run: await runStatusOf(run, context),
    results,
    recordsUrl: `${context.origin()}/rt/runs/${run.id}/records`,
    artifactUri: '',
    version: '',
    records: () => successes(run, runs),
    told: () => keyFindingsOf({ summary: results, run }, runs),
  });
  return { ...report, findings: await withConversations(run, report.findings, runs) };
}

async function* successes(run: Run, runs: Runs): AsyncGenerator<RunRecord> {
  for await (const rows of recordPages(runs, run.id, { success: true })) {
    for (const row of rows) yield wireRecord(run.id, row, []);
  }
}

/** The same records in the same order, with what was said. */
async function withConversations(run: Run, records: readonly RunRecord[], runs: Runs): Promise<RunRecord[]> {
  const ordinals = records.map(({ record_id }) => Number(record_id.slice(record_id.lastIndexOf('.') + 1)));
  const read = await withTurns(runs, run.id, await runs.recordsOf(run.id, ordinals));
  const byId = new Map(read.map((record) => [record.record_id, record]));
  return records.flatMap(({ record_id }) => byId.get(record_id) ?? []);
}

/** Reads pictures and recordings of a run. */
export function readRunMedium(run: Run, runs: Runs): (part: RunMediumPart) => Promise<Uint8Array> {
  return async ({ url }) => {
    const medium = await runs.medium(run.id, url.slice(url.lastIndexOf('/') + 1));
    if (!medium) throw new Error(`${url} is missing in the store`);
    return medium.bytes;
  };
}
