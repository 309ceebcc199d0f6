import { contract, type TaskHeaders } from '@redoubt/contract';
import { recordPages, specOf } from '@redoubt/redteam';
import type { Run } from '@redoubt/store';
import type { RedteamContext } from '../../redteam-api/context.ts';
import { implement, implementOpened } from '../../redteam-api/implement.ts';
import { originOf } from '../legacy-origin.ts';
import { shownModel } from '../shown-model.ts';
import { taskOf } from '../task-of.ts';
import { summariseTask, testOf, wireDetail } from '../wire-results.ts';
import { unfinished } from '../wire-task.ts';

/** The task and the test whose results are requested. Without a test, all tests are meant. */
interface Wanted {
  readonly run: Run;
  readonly test: string | undefined;
}

interface ResultsRequest {
  readonly headers: TaskHeaders;
  readonly params?: { readonly test_type: string } | undefined;
}

const wanted = async ({ headers, params }: ResultsRequest, context: RedteamContext): Promise<Wanted> => ({
  run: await taskOf(headers, context),
  test: params?.test_type,
});

async function summaryOf({ run, test }: Wanted, { store, secrets }: RedteamContext) {
  const { model_name, model_endpoint_url, model_source, model_provider } = shownModel(run, secrets);
  return {
    summary: {
      test_name: run.name ?? null,
      test_date: run.createdAt.toISOString(),
      dataset_name: originOf(specOf(run)).datasetName,
      model_name,
      model_endpoint_url,
      model_source,
      model_provider,
      ...summariseTask(await store.runs.tallies(run.id), specOf(run), test),
    },
    ...unfinished(run),
  };
}

/** Yields the details as JSON, some rows at a time, because a run may not fit in memory. */
async function* detailsOf({ run, test }: Wanted, { store }: RedteamContext): AsyncGenerator<string> {
  const spec = specOf(run);
  let before = '{"details":[';
  for await (const rows of recordPages(store.runs, run.id, { isControl: false })) {
    const own = rows.filter((row) => test === undefined || testOf(spec, row) === test);
    if (own.length === 0) continue;
    yield before + own.map((row) => JSON.stringify(wireDetail(row, spec, run.name))).join(',');
    before = ',';
  }
  const status = JSON.stringify(unfinished(run)).slice(1, -1);
  yield `${before === ',' ? '' : before}]${status && `,${status}`}}`;
}

const summarySteps = { prepare: wanted, run: summaryOf };
const detailSteps = { prepare: wanted, open: detailsOf };

export const resultsSummary = implement(contract.legacy.resultsSummary, summarySteps);
export const resultsSummaryOfTest = implement(contract.legacy.resultsSummaryOfTest, summarySteps);
export const resultsDetails = implementOpened(contract.legacy.resultsDetails, detailSteps);
export const resultsDetailsOfTest = implementOpened(contract.legacy.resultsDetailsOfTest, detailSteps);
