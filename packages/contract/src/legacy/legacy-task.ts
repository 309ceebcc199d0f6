import { z } from 'zod';
import { FlatModelConfig } from '../models/flat-model.ts';
import { knownTools, LegacyModelConfig } from '../models/legacy-model-config.ts';
import { modelConfigFields } from '../models/model-config.ts';
import { endpointOf } from '../models/target-of-model.ts';
import { atMost } from './at-most.ts';
import { AttackMethods } from './attack-methods.ts';
import { LegacyFrameworks } from './legacy-frameworks.ts';
import { shortened } from './legacy-refusal.ts';
import { LegacyTestId } from './legacy-tests.ts';

const Text = z.string().max(100_000).nullish();
const Word = z.string().max(256).nullish();
const Whole = z.int().nullish();

const TestConfig = z.object({
  sample_percentage: z.number().min(0).max(100).nullish(),
  attack_methods: AttackMethods,
  competitors_list: atMost(100).pipe(z.array(z.string()).nullish()),
  system_description: Text,
});

/** The enabled tests of a task, with their ids. Null counts as absent. */
const Tests = atMost(100)
  .pipe(z.record(z.string(), TestConfig.nullish()).nullish())
  .transform((tests, { addIssue }) =>
    Object.entries(tests ?? {}).flatMap(([name, config]) => {
      const id = LegacyTestId.safeParse(name);
      if (id.success) return config ? { id: id.data, ...config } : [];
      const message = `"${shortened(name)}" is no test; known ones: ${LegacyTestId.options.join(', ')}`;
      addIssue({ code: 'custom', path: [name], message });
      return [];
    }),
  );
/** A parsed test of a task. */
export type SentTest = z.output<typeof Tests>[number];

const Dataset = z
  .object({
    system_description: Text,
    policy_description: Text,
    tools: z.preprocess(knownTools, modelConfigFields.tools),
    scenarios: Whole,
    categories: Whole,
    depth: Whole,
    max_prompts: Whole,
    risk_categories: z.string().max(10_000).nullish(),
    info_pdf_url: Text,
  })
  .nullish()
  .transform((dataset) => dataset ?? {});
export type SentDataset = z.output<typeof Dataset>;

const Endpoint = z
  .preprocess(
    settingsInside,
    z.object({
      testing_for: Word,
      model_name: Word,
      model_version: Word,
      certifications: z.array(z.unknown()).nullish(),
      model_config: LegacyModelConfig.transform((config, { addIssue }) => {
        if (endpointOf(config) !== undefined) return config;
        const message =
          'A model needs its address: send endpoint {scheme, host, port, base_path}, or model_endpoint_url';
        addIssue({ code: 'custom', path: ['endpoint'], message, params: { type: 'missing' } });
        return z.NEVER;
      }),
    }),
  )
  .nullish();

/** Without `model_config`, its fields may be sent beside it. They are then copied into `model_config`. */
function settingsInside(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  return { ...sent, model_config: 'model_config' in sent && sent.model_config !== null ? sent.model_config : sent };
}

const common = {
  test_name: Text,
  dataset_name: Word,
  dataset_configuration: Dataset,
  redteam_test_configurations: Tests,
  frameworks: LegacyFrameworks,
} as const;

/** A task that tests a saved model. Its body needs no description of the model and ignores one. */
export const SavedLegacyTask = z.object(common);

/** A task of the archived API in any of its versions. The model is nested (`endpoint_configuration`) or flat. */
export const LegacyTask = z.object({
  ...common,
  endpoint_configuration: Endpoint,
  target_model_configuration: FlatModelConfig.nullish(),
});
export type SentTask = z.output<typeof LegacyTask>;
