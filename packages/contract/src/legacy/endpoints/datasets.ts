import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { knownTools } from '../../models/legacy-model-config.ts';
import { PageQuery, Pagination } from '../../names.ts';
import { RunState } from '../../redteam/run-results.ts';
import { submissionParts } from '../../redteam/runs.ts';
import { MAX_DATASET_PROMPTS } from '../../redteam/threat-modeling.ts';
import { TargetTool } from '../../targets/target-tools.ts';
import { DatasetRecord } from './task-record.ts';

const Selector = z.string().min(1).max(256).optional();

/** Headers that select a dataset of the archived API. If both are sent, the id is used. */
const DatasetHeaders = z
  .object({
    task_id: Selector.describe('`data-generation-` and a UUID, or the id of the current API'),
    dataset: Selector.describe('The newest dataset of that name'),
  })
  .superRefine(({ task_id, dataset }, context) => {
    if (task_id !== undefined || dataset !== undefined) return;
    const message = 'Choose a dataset by its id, or by its name in the header `-Dataset`';
    context.addIssue({ code: 'custom', path: ['task_id'], params: { type: 'missing' }, message });
  });
export type DatasetHeaders = z.output<typeof DatasetHeaders>;

const Text = z.string().max(100_000).nullish();
const Whole = z.int().nullish();

const configuration = {
  system_description: Text,
  policy_description: Text,
  tools: z.preprocess(knownTools, z.array(TargetTool).max(128).nullish()),
  max_prompts: z.int().min(0).max(MAX_DATASET_PROMPTS).nullish().describe('0 is read as absent'),
  risk_categories: z.string().max(10_000).nullish().describe('Ids of categories, separated by commas; empty: all'),
  scenarios: Whole.describe('Dropped, as `categories` and `depth`'),
  categories: Whole,
  depth: Whole,
  info_pdf_url: Text.describe('Kept as a text; it is not read'),
};

/** The body of a dataset in the archived API. Unknown fields are ignored. */
const DatasetTask = z
  .looseObject({
    dataset_name: z.string().max(256).nullish(),
    dataset_configuration: z.looseObject(configuration).nullish(),
    ...configuration,
  })
  .meta({
    examples: [
      {
        dataset_name: 'bank',
        dataset_configuration: { system_description: 'The assistant of a bank.', max_prompts: 20 },
      },
    ],
  });
export type DatasetTask = z.output<typeof DatasetTask>;

const Count = z.record(z.string(), z.int()).describe('One key: the name, with the number of prompts');

const parts = { scope: 'redteam', successor: '/rt/datasets/:dataset_id', headers: DatasetHeaders } as const;

export const addDataset = endpoint({
  method: 'POST',
  path: '/datasets/add-task',
  summary: 'Make a dataset from a description',
  description:
    'Translated to `POST /rt/threat-modeling`, and priced like it. The fields of `dataset_configuration` may also be sent beside `dataset_name`.',
  scope: 'redteam',
  balance: 'redteam',
  successor: '/rt/threat-modeling',
  headers: submissionParts.headers,
  query: submissionParts.query.pick({ refresh_cache: true }),
  failures: ['not_found'],
  body: DatasetTask,
  response: z.object({
    status: z.literal('Success'),
    message: z.string(),
    task_id: z.string(),
    data: DatasetRecord.extend({ warnings: z.array(z.string()), total: z.int() }),
  }),
});

export const datasetStatus = endpoint({
  method: 'GET',
  path: '/datasets/task-status',
  summary: 'The status of a dataset',
  ...parts,
  failures: ['not_found'],
  response: z.object({ status: RunState }),
});

export const datasetTask = endpoint({
  method: 'GET',
  path: '/datasets/get-task',
  summary: 'A dataset and what it was made from',
  ...parts,
  failures: ['not_found'],
  response: z.object({ data: DatasetRecord }),
});

export const datacard = endpoint({
  method: 'GET',
  path: '/datasets/get-datacard',
  summary: 'What a dataset holds, for people',
  ...parts,
  failures: ['not_found'],
  response: z.object({
    datacard: z.object({
      dataset_name: z.string().nullable(),
      dataset_id: z.string().describe('The id of the current API'),
      created_at: z.string(),
      system_description: z.string().nullable(),
      policy_description: z.string().nullable(),
      tools: z.array(z.string()).describe('Names'),
      assets: z.array(z.string()),
      total: z.int(),
      category: z.array(Count),
      sub_category: z.array(Count),
    }),
  }),
});

export const dataset = endpoint({
  method: 'GET',
  path: '/datasets/get-dataset',
  summary: 'The prompts of a dataset',
  ...parts,
  failures: ['not_found'],
  response: z.object({
    dataset: z.array(
      z.object({
        id: z.string(),
        prompt: z.string(),
        category: z.string(),
        sub_category: z.string(),
        source: z.string(),
      }),
    ),
    total: z.int(),
  }),
});

export const datasetSummary = endpoint({
  method: 'GET',
  path: '/datasets/get-summary',
  summary: 'How many prompts a dataset has of each kind',
  ...parts,
  failures: ['not_found'],
  response: z.object({
    summary: z.object({
      dataset_name: z.string().nullable(),
      created_at: z.string(),
      total: z.int(),
      category: z.array(Count),
      sub_category: z.array(Count),
      source: z.array(Count),
    }),
  }),
});

export const listDatasets = endpoint({
  method: 'GET',
  path: '/datasets/list-tasks',
  summary: "The project's datasets, newest first",
  scope: 'redteam',
  successor: '/rt/datasets/:dataset_id',
  query: PageQuery,
  response: z.object({ tasks: z.array(DatasetRecord), pagination: Pagination }),
});
