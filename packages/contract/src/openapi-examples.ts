import type { Json } from './openapi-schema.ts';

const uuid = '01980000-0000-7000-8000-000000000001';
const run = `rt-${uuid}`;
/** The archived API names tasks of two kinds by the same header. */
const datasetTask = `data-generation-${uuid}`;

/**
 * Examples of parameters, by their names in the schemas. The names of saved things are those in the examples of the
 * calls that save them. Ids are made by the service, so those here name nothing. Optional parameters have no example:
 * the reference page would fill them in, and the call would no longer be the plain one.
 */
const examples: Readonly<Record<string, string>> = {
  policy: 'support',
  guardrail: 'support',
  protected_text: 'support',
  model: 'support',
  model_version: 'v1',
  deployment: 'support',
  call: 'support:generateContent',
  mode: 'prompt',
  task_id: `red-team-${uuid}`,
  key: '0123456789abcdef0123456789abcdef',
  call_id: 'call_0198000000007000800000000000abcd',
  feedback_id: '1',
  sample_id: '1',
  run_id: run,
  record_id: `${run}.0`,
  digest: '0'.repeat(64),
  framework_id: 'owasp_llm_top10',
  name: 'cancel',
  finding_id: 'fnd-0123456789abcdef0123456789abcdef',
  dataset_id: `ds-${uuid}`,
  share_id: 'shr-0123456789abcdef0123456789abcdef',
  token: 'shr-0123456789abcdef0123456789abcdef.secret',
  bridge_id: 'office',
  test_type: 'pii_test',
  key_id: 'key_0123456789abcdef',
  organisation_id: 'own',
  project_id: 'project_0123456789abcdef',
};

/** Parameters that are optional in the schema because one of several is needed, such as the id or the name of a task. */
const oneOfSeveral: readonly string[] = ['task_id'];

/** Returns the example of a parameter as part of its OpenAPI object, or nothing if it has none. */
export function exampleOf({ name, required }: Json, path: string): Json {
  const field = String(name);
  if (!required && !oneOfSeveral.includes(field)) return {};
  if (field === 'deployment' && path.endsWith('/count_tokens')) return { example: 'claude' };
  const example = field === 'task_id' && path.startsWith('/datasets/') ? datasetTask : examples[field];
  return example === undefined ? {} : { example };
}
