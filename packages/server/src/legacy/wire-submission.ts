import { type DatasetRecord, type TaskRecord, taskIdOfRun } from '@redoubt/contract';
import { specOf } from '@redoubt/redteam';
import type { SecretBox } from '@redoubt/secrets';
import type { Run } from '@redoubt/store';
import { wireState } from '../redteam-api/endpoints/run-of.ts';
import { originOf } from './legacy-origin.ts';
import { modelOfTask, shownModel } from './shown-model.ts';

/** What is needed for the answer to a submission in addition to its run. */
interface Dependencies {
  readonly secrets: SecretBox;
  readonly projectName: string;
}

const TEST_VERSION = 3;

/** Returns the UUID of a run, without an API's prefix. */
const uuidOf = (run: Run): string => run.id.slice('rt-'.length);

/** Returns `red_teaming` of a submission's answer. */
export function taskRecord(run: Run, { secrets, projectName }: Dependencies): TaskRecord {
  const spec = specOf(run);
  const { datasetName, config } = originOf(spec);
  const model = shownModel(run, secrets);
  return {
    id: uuidOf(run),
    test_name: run.name ?? null,
    dataset_name: datasetName,
    model_name: model.model_name,
    run_name: run.name ?? null,
    project_name: projectName,
    actioner_email: null,
    model_saved_name: model.model_saved_name,
    model_version: model.model_version,
    coc_policy_name: spec.savedPolicy ?? null,
    location: null,
    job_id: run.id,
    created_at: run.createdAt.toISOString(),
    status: wireState[run.state],
    test_version: TEST_VERSION,
    model_config: modelOfTask(run, secrets),
    redteam_config: { ...config },
  };
}

/** Returns `datasets` of a submission's answer. A run creates its own prompts, so the dataset has the run's state. */
export function datasetRecord(run: Run, { projectName }: Dependencies): DatasetRecord {
  const { datasetName, dataset } = originOf(specOf(run));
  const text = (field: string) => (typeof dataset[field] === 'string' ? dataset[field] : null);
  const whole = (field: string) => (typeof dataset[field] === 'number' ? dataset[field] : 0);
  return {
    id: `data-generation-${uuidOf(run)}`,
    dataset_name: datasetName,
    job_id: run.id,
    location: null,
    status: wireState[run.state],
    created_at: run.createdAt.toISOString(),
    metadata: {
      user_id: run.keyName,
      email_id: null,
      project_name: projectName,
      run_name: run.name ?? null,
      actioner_email: null,
    },
    system_description: text('system_description'),
    policy_description: text('policy_description'),
    info_pdf_url: text('info_pdf_url'),
    tools: Array.isArray(dataset.tools) ? dataset.tools : [],
    scenarios: whole('scenarios'),
    categories: whole('categories'),
    depth: whole('depth'),
  };
}

/** Returns the fields that every answer to a submission starts with. */
export const acceptedRun = (run: Run, message: string) => ({
  status: 'Success' as const,
  message,
  task_id: taskIdOfRun(run.id),
});
