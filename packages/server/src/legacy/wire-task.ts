import { type ShownTask, taskIdOfRun } from '@redoubt/contract';
import type { SecretBox } from '@redoubt/secrets';
import type { Run } from '@redoubt/store';
import { wireState } from '../redteam-api/endpoints/run-of.ts';
import { shownModel } from './shown-model.ts';

/** Returns a run in the form of the archived API. */
export function wireTask(run: Run, secrets: SecretBox): ShownTask {
  const { model_name, model_saved_name, model_version, system_prompt } = shownModel(run, secrets);
  return {
    task_id: taskIdOfRun(run.id),
    test_name: run.name ?? null,
    status: wireState[run.state],
    model_name,
    model_saved_name,
    created_at: run.createdAt.toISOString(),
    created_by: run.keyName,
    model_config: { system_prompt, model_version },
  };
}

/** Returns `task_status` for answers that are not final yet. */
export function unfinished({ state }: Run): { task_status?: ShownTask['status'] } {
  return state === 'finished' ? {} : { task_status: wireState[state] };
}
