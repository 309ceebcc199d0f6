import { type DatasetHeaders, type DatasetRecord, datasetIdOfTask, taskIdOfDataset } from '@redoubt/contract';
import type { ThreatProfile } from '@redoubt/redteam';
import type { Dataset, DatasetWithPrompts } from '@redoubt/store';
import { Failure } from '../errors.ts';
import type { RedteamContext } from '../redteam-api/context.ts';

/** Returns the dataset that the headers of an archived call select: by id, or the newest of that name. Throws 404. */
export async function chosenDataset(
  { task_id: taskId, dataset: name = '' }: DatasetHeaders,
  { store, account }: RedteamContext,
): Promise<DatasetWithPrompts> {
  const { id: projectId, name: projectName } = account.project;
  const id = taskId === undefined ? undefined : datasetIdOfTask(taskId);
  const found =
    taskId === undefined
      ? await store.datasets.findByName(projectId, name)
      : id && (await store.datasets.find(projectId, id));
  if (found) return found;
  const asked = taskId ?? name;
  const hint = taskId !== undefined && id === undefined ? '; an id reads "data-generation-" and a UUID' : '';
  throw new Failure('not_found', `There is no dataset "${asked}" in the project "${projectName}"${hint}`, {
    detail: { kind: 'dataset', name: asked },
  });
}

/** Returns a dataset in the form of the archived API. */
export function wireDatasetRecord(dataset: Dataset, projectName: string): DatasetRecord {
  // The casts are safe because only `keepDataset` writes these columns.
  const { systemDescription, policyDescription, tools } = dataset.profile as ThreatProfile;
  const { legacy = {} } = dataset.settings as { legacy?: Readonly<Record<string, unknown>> };
  const whole = (field: string) => (typeof legacy[field] === 'number' ? legacy[field] : 0);
  return {
    id: taskIdOfDataset(dataset.id),
    dataset_name: dataset.name ?? null,
    job_id: dataset.id,
    location: null,
    status: 'Finished',
    created_at: dataset.createdAt.toISOString(),
    metadata: {
      user_id: dataset.keyName,
      email_id: null,
      project_name: projectName,
      run_name: null,
      actioner_email: null,
    },
    system_description: systemDescription ?? null,
    policy_description: policyDescription ?? null,
    info_pdf_url: typeof legacy.info_pdf_url === 'string' ? legacy.info_pdf_url : null,
    tools: [...tools],
    scenarios: whole('scenarios'),
    categories: whole('categories'),
    depth: whole('depth'),
  };
}
