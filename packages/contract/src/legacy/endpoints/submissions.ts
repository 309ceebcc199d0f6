import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Name } from '../../names.ts';
import { modelHeaders } from '../../redteam/saved-model.ts';
import { refreshCache } from '../../refresh-cache.ts';
import { exampleFlatModel } from './health.ts';
import { DatasetRecord, TaskRecord } from './task-record.ts';

/** A part of a body, only described for the reference. The translation checks it and reports what does not fit. */
const Part = z.unknown().optional();

const blocks = {
  test_name: Part.describe('Becomes `run_name`'),
  dataset_name: Part.describe('Kept as a name'),
  redteam_test_configurations: Part.describe(
    'Test id → `{sample_percentage, attack_methods}`; becomes `risk_categories` and `comprehensiveness`',
  ),
  frameworks: Part.describe('Labels such as `EU AI Act`, where no tests are named'),
  dataset_configuration: Part.describe(
    '`system_description`, `policy_description`, `tools`, `max_prompts`; other sizes are dropped',
  ),
};

const exampleTask = {
  test_name: 'Before the release',
  redteam_test_configurations: {
    pii_test: { sample_percentage: 10, attack_methods: { basic: ['basic'], static: ['base64_encoding'] } },
  },
};

/** The body of a task in any of its versions. Unknown fields are ignored, as in the archived API. */
const TaskBody = z
  .looseObject({
    ...blocks,
    endpoint_configuration: Part.describe('The model, its settings in `model_config`'),
    target_model_configuration: Part.describe('The model, in one flat object'),
  })
  .meta({ examples: [{ ...exampleTask, target_model_configuration: exampleFlatModel }] });
const SavedTaskBody = z.looseObject(blocks).meta({ examples: [exampleTask] });

const Told = z.object({ status: z.literal('Success'), message: z.string(), task_id: z.string() });
const Warnings = z.array(z.string()).describe('What of the body has no place any more, or became something else');

/** The answer of `add-task`. Its `data` is the record itself. */
const Added = Told.extend({ data: TaskRecord.extend({ warnings: Warnings }) });
/** The answer of `add-custom-task`. */
const Submitted = Told.extend({
  data: Told.extend({
    data: z.object({ id: z.string(), red_teaming: TaskRecord, datasets: DatasetRecord }),
    warnings: Warnings,
  }),
});
export type SubmittedTask = z.output<typeof Submitted>;
export type AddedTask = z.output<typeof Added>;

const headers = z.object({
  policy: Name.optional().describe('A saved code of conduct, or a saved policy with a text: it outranks the body'),
  ...refreshCache,
});

const inline = {
  method: 'POST',
  scope: 'redteam',
  balance: 'redteam',
  successor: '/rt/redteam',
  query: z.object({
    policy_name: Name.optional().describe('The same as the header, which wins'),
    ...refreshCache,
  }),
  headers,
  failures: ['not_found', 'target_refused', 'target_not_expressible', 'attack_unavailable'],
  body: TaskBody,
} as const;

const saved = {
  ...inline,
  successor: '/rt/model/redteam',
  headers: headers.extend(modelHeaders),
  body: SavedTaskBody,
} as const;

const description =
  'The body is translated to the current API, then refused, priced and run as `POST /rt/redteam`; the target is not asked before. What has no place any more is told in `warnings`.';

export const addTask = endpoint({
  ...inline,
  path: '/redteam/v2/add-task',
  aliases: ['/redteam/add-task'],
  summary: 'Test a model by its flat description',
  description,
  response: Added,
});

export const addCustomTaskV2 = endpoint({
  ...inline,
  path: '/redteam/v2/add-custom-task',
  summary: 'Test a model with prompts made for it (version 2)',
  description,
  response: Submitted,
});

export const addCustomTask = endpoint({
  ...inline,
  path: '/redteam/v3/add-custom-task',
  summary: 'Test a model with prompts made for it',
  description,
  response: Submitted,
});

export const addModelTask = endpoint({
  ...saved,
  path: '/redteam/v2/model/add-task',
  aliases: ['/redteam/model/add-task'],
  summary: 'Test a saved model',
  description,
  response: Added,
});

export const addModelCustomTaskV2 = endpoint({
  ...saved,
  path: '/redteam/v2/model/add-custom-task',
  summary: 'Test a saved model with prompts made for it (version 2)',
  description,
  response: Submitted,
});

export const addModelCustomTask = endpoint({
  ...saved,
  path: '/redteam/v3/model/add-custom-task',
  summary: 'Test a saved model with prompts made for it',
  description,
  response: Submitted,
});
