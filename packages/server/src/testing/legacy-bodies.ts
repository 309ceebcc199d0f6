import type { ScriptedTarget } from '@redoubt/providers/testing/scripted-target';

const tests = {
  toxicity_test: {
    sample_percentage: 5,
    attack_methods: { basic: ['basic'], advanced: { static: ['base64_encoding'] } },
  },
  pii_test: { sample_percentage: 5, attack_methods: { basic: ['basic'] } },
};
const modelConfig = ({ port }: ScriptedTarget) => ({
  model_provider: 'openai_compatible',
  hosting_type: 'External',
  model_source: 'in house',
  system_prompt: 'A shop assistant',
  endpoint: { scheme: 'http', host: '127.0.0.1', port: port, base_path: '/v1' },
  paths: { completions: '/completions', chat: '/chat/completions' },
  auth_data: { header_name: 'Authorization', header_prefix: 'Bearer', space_after_prefix: true },
  input_modalities: ['text'],
  output_modalities: ['text'],
  rate_per_min: 6_000,
  metadata: {},
  default_request_options: {},
});
/** A body of `add-custom-task` that tests a target. `model` has fields of its `model_config`. */
export const customTask = (target: ScriptedTarget, more: object = {}, model: object = {}) => ({
  test_name: 'Weekly',
  dataset_name: 'standard',
  dataset_configuration: {
    system_description: 'A shop',
    policy_description: '',
    tools: [],
    scenarios: 2,
    categories: 2,
    depth: 1,
    max_prompts: 40,
    risk_categories: '',
  },
  redteam_test_configurations: tests,
  endpoint_configuration: {
    testing_for: 'foundationModels',
    model_name: 'm-1',
    certifications: [],
    model_config: { ...modelConfig(target), ...model },
  },
  ...more,
});
/** A body of `add-task`. */
export const flatTask = (target: ScriptedTarget, more: object = {}) => ({
  dataset_name: 'standard',
  test_name: 'Flat',
  redteam_test_configurations: {
    bias_test: { sample_percentage: 5, attack_methods: { static: { eai_attack: { params: {} } } } },
  },
  target_model_configuration: {
    testing_for: 'foundationModels',
    system_prompt: 'A bank',
    model_source: '',
    model_provider: 'openai_compatible',
    model_endpoint_url: `${target.url}/v1`,
    rate_per_min: 6_000,
    model_name: 'm-2',
    model_version: 'v7',
    model_api_key: 'sk-of-a-flat-task-0001',
    model_auth_type: 'API_KEY',
    ...more,
  },
});
