import { type AddedTask, contract, type SubmittedTask } from '@redoubt/contract';
import { specOf } from '@redoubt/redteam';
import type { RedteamContext } from '../../redteam-api/context.ts';
import { implement } from '../../redteam-api/implement.ts';
import type { RunJob } from '../../redteam-api/submission/prepare-run.ts';
import { originOf } from '../legacy-origin.ts';
import { acceptTask, prepareModelTask, prepareTask, startTask } from '../submit-task.ts';
import { acceptedRun, datasetRecord, taskRecord } from '../wire-submission.ts';

const steps = {
  price: ({ price }: RunJob) => price,
  settle: ({ price }: RunJob) => price,
  charged: (_: RunJob, response: { task_id: string }, context: RedteamContext) => startTask(response, context),
};

const dependenciesOf = ({ secrets, account }: RedteamContext) => ({ secrets, projectName: account.project.name });

/** The answer is the record itself. */
const added = {
  ...steps,
  async run(job: RunJob, context: RedteamContext): Promise<AddedTask> {
    const run = await acceptTask(job, context);
    const { warnings } = originOf(specOf(run));
    const data = { ...taskRecord(run, dependenciesOf(context)), warnings: [...warnings] };
    return { ...acceptedRun(run, 'Redteam task has been added successfully'), data };
  },
};

/** The answer contains the records of the task and of its dataset. */
const submitted = {
  ...steps,
  async run(job: RunJob, context: RedteamContext): Promise<SubmittedTask> {
    const run = await acceptTask(job, context);
    const envelope = acceptedRun(run, 'Task submitted successfully');
    const dependencies = dependenciesOf(context);
    const data = {
      id: envelope.task_id,
      red_teaming: taskRecord(run, dependencies),
      datasets: datasetRecord(run, dependencies),
    };
    const { warnings } = originOf(specOf(run));
    return { ...envelope, data: { ...envelope, data, warnings: [...warnings] } };
  },
};

export const addTask = implement(contract.legacy.addTask, {
  ...added,
  prepare: (asked, context) => prepareTask(asked, 'v2', context),
});

export const addCustomTaskV2 = implement(contract.legacy.addCustomTaskV2, {
  ...submitted,
  prepare: (asked, context) => prepareTask(asked, 'v2', context),
});

export const addCustomTask = implement(contract.legacy.addCustomTask, {
  ...submitted,
  prepare: (asked, context) => prepareTask(asked, 'v3', context),
});

export const addModelTask = implement(contract.legacy.addModelTask, {
  ...added,
  prepare: (asked, context) => prepareModelTask(asked, 'v2', context),
});

export const addModelCustomTaskV2 = implement(contract.legacy.addModelCustomTaskV2, {
  ...submitted,
  prepare: (asked, context) => prepareModelTask(asked, 'v2', context),
});

export const addModelCustomTask = implement(contract.legacy.addModelCustomTask, {
  ...submitted,
  prepare: (asked, context) => prepareModelTask(asked, 'v3', context),
});
