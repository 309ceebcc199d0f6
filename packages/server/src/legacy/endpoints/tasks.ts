import { contract, taskIdOfRun } from '@redoubt/contract';
import { paginationOf } from '../../http/pagination.ts';
import { statesOf, wireState } from '../../redteam-api/endpoints/run-of.ts';
import { sendSignal } from '../../redteam-api/endpoints/send-signal.ts';
import { implement } from '../../redteam-api/implement.ts';
import { taskOf } from '../task-of.ts';
import { wireTask } from '../wire-task.ts';

export const taskStatus = implement(contract.legacy.taskStatus, {
  run: async ({ headers }, context) => ({ status: wireState[(await taskOf(headers, context)).state] }),
});

export const getTask = implement(contract.legacy.getTask, {
  run: async ({ headers }, context) => ({ data: wireTask(await taskOf(headers, context), context.secrets) }),
});

export const listTasks = implement(contract.legacy.listTasks, {
  run: async ({ query: { page, per_page: perPage, status } }, { store, account, secrets }) => {
    const wanted = { page, perPage, states: status && statesOf[status] };
    const { runs, total } = await store.runs.list(account.project.id, wanted);
    return { tasks: runs.map((run) => wireTask(run, secrets)), pagination: paginationOf(wanted, total) };
  },
});

export const cancelTask = implement(contract.legacy.cancelTask, {
  run: async ({ headers }, context) => {
    const { id, state } = await sendSignal(await taskOf(headers, context), 'cancel', context);
    const taskId = taskIdOfRun(id);
    return {
      status: 'Success' as const,
      message: 'Task cancelled successfully',
      task_id: taskId,
      data: { task_id: taskId, status: wireState[state] },
    };
  },
});
