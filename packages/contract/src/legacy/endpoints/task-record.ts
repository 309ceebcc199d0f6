import { z } from 'zod';
import { RunState } from '../../redteam/run-results.ts';

const Text = z.string().nullable();
const Words = z.array(z.string()).nullable();
const Free = z.unknown().nullable();

/**
 * The model of a task. Fields that a target cannot express are always null, because a task that sets one is refused.
 */
const ModelOfTask = z.object({
  testing_for: Text,
  model_name: Text,
  rpm: z.int().nullable(),
  model_version: Text,
  system_prompt: Text,
  conversation_template: Text,
  model_source: Text,
  model_provider: Text,
  model_endpoint_url: Text.describe('Without user, password and query'),
  rate_per_min: z.int().nullable(),
  input_modalities: Words,
  output_modalities: Words,
  custom_curl_command: Text,
  custom_headers: Free,
  custom_payload: Free,
  custom_response_content_type: Text,
  custom_response_format: Free,
  tools: z.array(z.unknown()).nullable(),
  metadata: Free,
});

/** `red_teaming`: the record of a task. */
export const TaskRecord = z.object({
  id: z.string().describe('The UUID of the task'),
  test_name: Text,
  dataset_name: Text,
  model_name: Text,
  run_name: Text,
  project_name: Text,
  actioner_email: Text,
  model_saved_name: Text,
  model_version: Text,
  coc_policy_name: Text,
  location: Text,
  job_id: Text.describe('The run of the current API'),
  created_at: z.string(),
  status: RunState,
  test_version: z.int(),
  model_config: ModelOfTask,
  redteam_config: z.record(z.string(), z.unknown()).describe('Test → its configuration'),
});
export type TaskRecord = z.output<typeof TaskRecord>;

/**
 * `datasets`: the record of a task's prompts. A run makes its own prompts, so this status is always that of the task.
 */
export const DatasetRecord = z.object({
  id: z.string().describe('`data-generation-` and the UUID of the task'),
  dataset_name: Text,
  job_id: Text,
  location: Text,
  status: RunState,
  created_at: z.string(),
  metadata: z.object({
    user_id: Text.describe('The name of the key'),
    email_id: Text,
    project_name: Text,
    run_name: Text,
    actioner_email: Text,
  }),
  system_description: Text,
  policy_description: Text,
  info_pdf_url: Text,
  tools: z.array(z.unknown()),
  scenarios: z.int(),
  categories: z.int(),
  depth: z.int(),
});
export type DatasetRecord = z.output<typeof DatasetRecord>;
