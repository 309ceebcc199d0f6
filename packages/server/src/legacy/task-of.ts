import { runIdOfTask, type TaskHeaders } from '@redoubt/contract';
import type { Run } from '@redoubt/store';
import { Failure } from '../errors.ts';
import type { RedteamContext } from '../redteam-api/context.ts';
import { isKept } from '../redteam-api/endpoints/run-of.ts';

/** Returns the run that the headers of an archived call select: by task id, or the newest of that name. Throws 404. */
export async function taskOf(chosen: TaskHeaders, { store, account }: RedteamContext): Promise<Run> {
  const { id: projectId, name: projectName } = account.project;
  const { task_id: taskId, test_name: testName = '' } = chosen;
  if (taskId === undefined) {
    const run = await store.runs.findByName(projectId, testName);
    if (run) return run;
    throw new Failure('not_found', `There is no task named "${testName}" in the project "${projectName}"`, {
      detail: { kind: 'task', name: testName },
    });
  }
  const runId = runIdOfTask(taskId);
  const run = runId === undefined ? undefined : await store.runs.find(projectId, runId);
  if (run && isKept(run)) return run;
  const hint = runId === undefined ? '; an id reads "red-team-" and a UUID' : '';
  throw new Failure('not_found', `There is no task "${taskId}" in the project "${projectName}"${hint}`, {
    detail: { kind: 'task', name: taskId },
  });
}
