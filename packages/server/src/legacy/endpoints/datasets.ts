import { contract, taskIdOfDataset } from '@redoubt/contract';
import { priceThreatModeling } from '@redoubt/metering';
import type { Goal } from '@redoubt/redteam';
import { paginationOf } from '../../http/pagination.ts';
import { contentOf, datasetOf } from '../../redteam-api/datasets/dataset-of.ts';
import { type DatasetJob, keepDataset, priceOfJob } from '../../redteam-api/datasets/keep-dataset.ts';
import { readSystem } from '../../redteam-api/datasets/read-system.ts';
import { wirePrompt } from '../../redteam-api/datasets/wire-dataset.ts';
import { implement } from '../../redteam-api/implement.ts';
import { namedPolicy } from '../../redteam-api/submission/policy-of-run.ts';
import { chosenDataset, wireDatasetRecord } from '../legacy-dataset.ts';
import { readDatasetTask } from '../read-dataset-task.ts';

interface Job extends DatasetJob {
  readonly dropped: readonly string[];
}

export const addDataset = implement(contract.legacy.addDataset, {
  prepare: async ({ body: sent, headers }, context): Promise<Job> => {
    const { name, body, legacy, warnings } = readDatasetTask(sent);
    const profile = await readSystem({ body, policy: namedPolicy(headers) }, context);
    return { name, profile, config: body.generation_config, legacy, dropped: warnings };
  },
  price: priceOfJob,
  settle: (_, { data }) => priceThreatModeling(data.total),
  async run(job, context) {
    const { id, total, warnings } = await keepDataset(job, context);
    const record = wireDatasetRecord(await datasetOf(id, context), context.account.project.name);
    return {
      status: 'Success' as const,
      message: 'Dataset task has been added successfully',
      task_id: taskIdOfDataset(id),
      data: { ...record, total, warnings: [...job.dropped, ...warnings] },
    };
  },
});

export const datasetStatus = implement(contract.legacy.datasetStatus, {
  run: async ({ headers }, context) => {
    await chosenDataset(headers, context);
    // A dataset is stored when it is made.
    return { status: 'Finished' as const };
  },
});

export const datasetTask = implement(contract.legacy.datasetTask, {
  run: async ({ headers }, context) => ({
    data: wireDatasetRecord(await chosenDataset(headers, context), context.account.project.name),
  }),
});

export const datacard = implement(contract.legacy.datacard, {
  run: async ({ headers }, context) => {
    const dataset = await chosenDataset(headers, context);
    const { profile, prompts } = contentOf(dataset);
    return {
      datacard: {
        dataset_name: dataset.name ?? null,
        dataset_id: dataset.id,
        created_at: dataset.createdAt.toISOString(),
        system_description: profile.systemDescription ?? null,
        policy_description: profile.policyDescription ?? null,
        tools: profile.tools.map(({ name }) => name),
        assets: [...profile.assets],
        total: dataset.total,
        category: countsOf(prompts, ({ category }) => category),
        sub_category: countsOf(prompts, ({ subCategory }) => subCategory),
      },
    };
  },
});

export const dataset = implement(contract.legacy.dataset, {
  run: async ({ headers }, context) => {
    const { prompts } = contentOf(await chosenDataset(headers, context));
    return { dataset: prompts.map(wirePrompt), total: prompts.length };
  },
});

export const datasetSummary = implement(contract.legacy.datasetSummary, {
  run: async ({ headers }, context) => {
    const chosen = await chosenDataset(headers, context);
    const { prompts } = contentOf(chosen);
    return {
      summary: {
        dataset_name: chosen.name ?? null,
        created_at: chosen.createdAt.toISOString(),
        total: chosen.total,
        category: countsOf(prompts, ({ category }) => category),
        sub_category: countsOf(prompts, ({ subCategory }) => subCategory),
        source: countsOf(prompts, ({ source }) => source.split(':')[0] ?? source),
      },
    };
  },
});

export const listDatasets = implement(contract.legacy.listDatasets, {
  run: async ({ query: { page, per_page: perPage } }, { store, account }) => {
    const wanted = { page, perPage };
    const { datasets, total } = await store.datasets.list(account.project.id, wanted);
    const tasks = datasets.map((each) => wireDatasetRecord(each, account.project.name));
    return { tasks, pagination: paginationOf(wanted, total) };
  },
});

/** Counts prompts by a name, as the archived API lists counts: one object with one key for each. */
const countsOf = (prompts: readonly Goal[], nameOf: (prompt: Goal) => string): Record<string, number>[] =>
  [...Map.groupBy(prompts, nameOf)].map(([name, { length }]) => ({ [name]: length }));
