import { legacyAttack } from './legacy-attacks.ts';
import type { SentDataset, SentTask, SentTest } from './legacy-task.ts';
import { type TestPart, takesCompetitors } from './scope-of-tests.ts';

/**
 * Parts of a submission that are kept with its run because later answers of the archived API repeat them. They are
 * plain JSON without secrets.
 */
export interface LegacyMemory {
  readonly version: 'v2' | 'v3';
  readonly datasetName: string | null;
  /** The fields of `dataset_configuration` that later answers repeat. */
  readonly dataset: Readonly<Record<string, unknown>>;
  /** The model as the body described it, in its wire form. */
  readonly model: Readonly<Record<string, unknown>>;
  readonly tests: readonly TestPart[];
  /** `redteam_config`: the configuration of each test, with its attacks as keywords of the archived API. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** Collects the parts of a task that later answers of the archived API repeat. */
export function memoryOf(
  task: SentTask,
  { version }: Pick<LegacyMemory, 'version'>,
  tests: readonly TestPart[],
): LegacyMemory {
  return {
    version,
    datasetName: task.dataset_name || null,
    dataset: datasetOf(task.dataset_configuration),
    model: modelOf(task),
    tests,
    config: Object.fromEntries(task.redteam_test_configurations.map((test) => [test.id, configOf(test)])),
  };
}

function datasetOf(dataset: SentDataset): Readonly<Record<string, unknown>> {
  const { system_description, policy_description, tools, scenarios, categories, depth, max_prompts, risk_categories } =
    dataset;
  return filled({
    system_description,
    policy_description,
    tools,
    scenarios,
    categories,
    depth,
    max_prompts,
    risk_categories,
  });
}

/** Copies the fields one by one, so that no secret is kept. */
function modelOf({ endpoint_configuration: nested, target_model_configuration: flat }: SentTask) {
  const model = nested ? { ...nested.model_config, ...nested } : flat;
  if (!model) return {};
  const { testing_for, model_name, model_version, model_source, model_provider, hosting_type } = model;
  const { system_prompt, rate_per_min, input_modalities, output_modalities, tools } = model;
  return filled({
    testing_for,
    model_name,
    model_version,
    model_source,
    model_provider,
    hosting_type,
    system_prompt,
    rate_per_min,
    input_modalities,
    output_modalities,
    tools,
  });
}

function configOf({ id, sample_percentage, attack_methods, competitors_list }: SentTest) {
  const ofKind = (kind: string) => [
    ...new Set(attack_methods.map(({ keyword }) => keyword).filter((keyword) => legacyAttack(keyword).kind === kind)),
  ];
  return filled({
    sample_percentage,
    attack_methods: { basic: ofKind('basic'), advanced: { static: ofKind('static'), dynamic: ofKind('dynamic') } },
    // A list for any other test has no effect, and its length is not checked.
    ...(takesCompetitors(id) && { competitors_list }),
  });
}

const filled = (fields: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
