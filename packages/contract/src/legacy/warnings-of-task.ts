import { isUsed } from '../models/is-used.ts';
import type { SentTask } from './legacy-task.ts';
import { takesCompetitors } from './scope-of-tests.ts';

interface Dependencies {
  readonly sent: unknown;
  readonly door: { readonly isSaved: boolean };
  readonly target: { readonly system_type?: string | undefined } | undefined;
}

/** Warnings about fields of a body that have no effect on a run. Each sentence names the field. */
export function warningsOfTask(task: SentTask, dependencies: Dependencies): string[] {
  return [...droppedOfDataset(task, dependencies), ...droppedOfModel(task, dependencies), ...droppedOfScope(task)];
}

const sizes = ['scenarios', 'categories', 'depth'] as const;

function droppedOfDataset(
  { dataset_configuration: dataset, ...task }: SentTask,
  { sent, target }: Dependencies,
): string[] {
  const isAgent = target === undefined || target.system_type === 'agent';
  const isOfTask = isSent(sent, 'dataset_configuration');
  return sentences([
    ...sizes.map(
      (size) =>
        [
          isUsed(dataset[size]),
          `dataset_configuration.${size} is dropped: comprehensiveness and max_prompts say how much a run asks`,
        ] as const,
    ),
    [
      isUsed(dataset.info_pdf_url),
      'dataset_configuration.info_pdf_url is dropped: send what it says as policy_description',
    ],
    [dataset.max_prompts === 0, 'dataset_configuration.max_prompts 0 is read as no limit'],
    [!isAgent && isUsed(dataset.tools), 'dataset_configuration.tools is dropped: only an agent has tools'],
    [
      isUsed(dataset.risk_categories?.trim()) &&
        !task.redteam_test_configurations.some(({ id }) => id === 'custom_test'),
      'dataset_configuration.risk_categories is dropped: only custom_test goes by it',
    ],
    [
      !isOfTask && isUsed(task.dataset_name) && task.dataset_name !== 'standard',
      `dataset_name "${task.dataset_name}" is kept as a name only: a run makes its own prompts`,
    ],
  ]);
}

function droppedOfModel(task: SentTask, { sent, door }: Dependencies): string[] {
  const { endpoint_configuration: nested, target_model_configuration: flat } = task;
  return sentences([
    [isUsed(nested?.certifications), 'endpoint_configuration.certifications is dropped: a target has no place for it'],
    [
      isUsed(nested) && isUsed(flat),
      'target_model_configuration is dropped: endpoint_configuration describes the model',
    ],
    ...(['endpoint_configuration', 'target_model_configuration'] as const).map(
      (block) => [door.isSaved && isSent(sent, block), `${block} is dropped: the saved model is tested`] as const,
    ),
  ]);
}

function droppedOfScope({ redteam_test_configurations: tests, frameworks, dataset_configuration }: SentTask): string[] {
  const described = tests.filter(({ system_description }) => isUsed(system_description));
  const extra = described.slice(dataset_configuration.system_description ? 0 : 1);
  const rivals = tests.filter(({ id, competitors_list }) => isUsed(competitors_list) && !takesCompetitors(id));
  return sentences([
    [tests.length > 0 && frameworks.length > 0, 'frameworks are dropped: the tests say what is attacked'],
    ...extra.map(
      ({ id }) => [true, `${id}.system_description is dropped: a run has one description of the system`] as const,
    ),
    ...rivals.map(({ id }) => [true, `${id}.competitors_list is dropped: competitor_test takes it`] as const),
  ]);
}

const isSent = (sent: unknown, field: string): boolean =>
  typeof sent === 'object' && sent !== null && isUsed((sent as Readonly<Record<string, unknown>>)[field]);

const sentences = (said: readonly (readonly [isSo: boolean, sentence: string])[]): string[] =>
  said.flatMap(([isSo, sentence]) => (isSo ? sentence : []));
