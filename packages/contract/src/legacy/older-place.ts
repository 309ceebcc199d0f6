import { isUsed } from '../models/is-used.ts';
import type { LegacyIssue } from './legacy-refusal.ts';
import type { SentTask } from './legacy-task.ts';

type Path = LegacyIssue['path'];

/** Fields of a target by their older names. */
const olderFields: Readonly<Record<string, string>> = {
  endpoint: 'model_endpoint_url',
  api_key: 'apikeys',
  provider: 'model_provider',
  system_description: 'system_prompt',
};

/** Where in an older body a place of its submission comes from. */
export function olderPlace(path: Path, task: SentTask): Path {
  const [part, ...rest] = path;
  if (part === 'run_name') return ['test_name'];
  if (part === 'context' || part === 'generation_config') return ['dataset_configuration', ...rest];
  if (part === 'risk_categories') return placeInTests(rest, task);
  return part === 'target' ? placeInModel(rest, task) : path;
}

function placeInModel([field = '', ...rest]: Path, { endpoint_configuration: nested }: SentTask): Path {
  const name = (Object.hasOwn(olderFields, field) && olderFields[field]) || field;
  if (!nested) return ['target_model_configuration', name, ...rest];
  if (name === 'model_name') return ['endpoint_configuration', name];
  return name === 'tools' ? ['dataset_configuration', name, ...rest] : ['endpoint_configuration', 'model_config', name];
}

/** Of a category, only phrases of the caller's can fail. */
function placeInTests([, part]: Path, { redteam_test_configurations: tests }: SentTask): Path {
  if (part !== 'sub_categories') return ['redteam_test_configurations'];
  const rivals = tests.find(({ competitors_list }) => isUsed(competitors_list));
  return rivals
    ? ['redteam_test_configurations', rivals.id, 'competitors_list']
    : ['dataset_configuration', 'risk_categories'];
}
