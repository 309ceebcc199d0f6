import { z } from 'zod';

const TASK = 'red-team-';
const RUN = 'rt-';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a run in the archived API. */
export const taskIdOfRun = (runId: string): string => TASK + runId.slice(RUN.length);

/** The id of the run behind a task of the archived API. Returns undefined if the text is no task id. */
export function runIdOfTask(taskId: string): string | undefined {
  const rest = taskId.slice(TASK.length);
  return taskId.startsWith(TASK) && uuid.test(rest) ? RUN + rest.toLowerCase() : undefined;
}

const Selector = z.string().min(1).max(200).optional();

/** Headers that select a task of the archived API. If both are sent, the id is used. */
export const TaskHeaders = z
  .object({
    task_id: Selector.describe('`red-team-` and a UUID'),
    test_name: Selector.describe('The newest task of that name'),
  })
  .superRefine(({ task_id, test_name }, context) => {
    if (task_id !== undefined || test_name !== undefined) return;
    const message = 'Choose a task by its id, or by its name in the header `-Test-Name`';
    context.addIssue({ code: 'custom', path: ['task_id'], params: { type: 'missing' }, message });
  });
export type TaskHeaders = z.output<typeof TaskHeaders>;
