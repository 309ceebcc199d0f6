import { contract } from '@redoubt/contract';
import { implementOpened } from '../implement.ts';
import { reportHeaders, writtenReport } from '../reports/written-report.ts';
import { runOf } from './run-of.ts';

export const getReport = implementOpened(contract.rt.getReport, {
  // All of the work is here, because a stream that has begun cannot answer a failure any more.
  prepare: async ({ params, query }, context) => writtenReport(await runOf(params.run_id, context), query, context),
  async *open({ body }) {
    yield body;
  },
  openHeaders: reportHeaders,
});
