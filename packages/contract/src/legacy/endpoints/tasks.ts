import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { PageQuery, Pagination } from '../../names.ts';
import { RunState } from '../../redteam/run-results.ts';
import { TaskHeaders } from './task-selection.ts';

const ShownTask = z.object({
  task_id: z.string(),
  test_name: z.string().nullable(),
  status: RunState,
  model_name: z.string().nullable(),
  model_saved_name: z.string().nullable(),
  created_at: z.string(),
  created_by: z.string().describe('The name of the key that submitted it'),
  model_config: z.object({ system_prompt: z.string().nullable(), model_version: z.string().nullable() }),
});
export type ShownTask = z.output<typeof ShownTask>;

export const taskStatus = endpoint({
  method: 'GET',
  path: '/redteam/task-status',
  summary: 'The status of a task',
  scope: 'redteam',
  successor: '/rt/runs/:run_id',
  headers: TaskHeaders,
  failures: ['not_found'],
  response: z.object({ status: RunState }),
});

export const getTask = endpoint({
  method: 'GET',
  path: '/redteam/get-task',
  summary: 'A task and the model that it tests',
  scope: 'redteam',
  successor: '/rt/runs/:run_id',
  headers: TaskHeaders,
  failures: ['not_found'],
  response: z.object({ data: ShownTask }),
});

export const listTasks = endpoint({
  method: 'GET',
  path: '/redteam/list-tasks',
  summary: "The project's tasks, newest first",
  description: 'Every run is a task, whichever API it was submitted by.',
  scope: 'redteam',
  // The specification names no successor. The reference lists what to use, such as GET /rt/runs.
  successor: '/docs',
  query: z.object({ ...PageQuery.shape, status: RunState.optional().describe('Only tasks of this status') }),
  response: z.object({ tasks: z.array(ShownTask), pagination: Pagination }),
});

export const cancelTask = endpoint({
  method: 'PATCH',
  path: '/redteam/cancel-task',
  summary: 'Ask a task to end',
  description: 'Cooperative: calls under way end and are kept. A task that is over is 409.',
  scope: 'redteam',
  successor: '/rt/runs/:run_id/signal/cancel',
  headers: TaskHeaders,
  failures: ['not_found', 'conflict'],
  response: z.object({
    status: z.literal('Success'),
    message: z.string(),
    task_id: z.string(),
    data: z.object({ task_id: z.string(), status: RunState }),
  }),
});
