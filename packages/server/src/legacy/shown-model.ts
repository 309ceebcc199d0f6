import type { SystemType, TaskRecord } from '@redoubt/contract';
import { openedTarget, shownAddress, specOf } from '@redoubt/redteam';
import type { SecretBox } from '@redoubt/secrets';
import type { Run } from '@redoubt/store';
import { originOf } from './legacy-origin.ts';

/** The model of a task as answers show it, without keys and passwords. */
export interface ShownModel {
  readonly model_name: string | null;
  readonly model_saved_name: string | null;
  readonly model_version: string | null;
  readonly model_endpoint_url: string | null;
  readonly model_source: string | null;
  readonly model_provider: string | null;
  readonly system_prompt: string | null;
}

/** Returns the model of a run, from its target and from fields that only the archived API has. */
export function shownModel(run: Run, secrets: SecretBox): ShownModel {
  const target = openedTarget(run, secrets);
  const spec = specOf(run);
  const { savedModel, context } = spec;
  const { model } = originOf(spec);
  const fieldOf = (field: string): string | null =>
    typeof model[field] === 'string' && model[field] ? model[field] : null;
  return {
    model_name: fieldOf('model_name') ?? target?.model_name ?? null,
    model_saved_name: savedModel?.name ?? null,
    model_version: fieldOf('model_version') ?? savedModel?.version ?? null,
    model_endpoint_url: target ? shownAddress(target.endpoint) : null,
    model_source: fieldOf('model_source'),
    model_provider: fieldOf('model_provider') ?? target?.provider ?? null,
    system_prompt: fieldOf('system_prompt') ?? context.systemDescription ?? null,
  };
}

/** The archived API's names for the kinds of systems. */
const testingFor = {
  foundation_model: 'foundationModels',
  chatbot: 'chatbot',
  agent: 'agents',
} as const satisfies Record<SystemType, string>;

/** Settings that a target cannot express. Tasks that use them are refused. */
const inexpressible = {
  conversation_template: null,
  custom_curl_command: null,
  custom_headers: null,
  custom_payload: null,
  custom_response_content_type: null,
  custom_response_format: null,
  metadata: null,
} as const;

/** Returns `model_config` of a task's record: the settings of its model without secrets. */
export function modelOfTask(run: Run, secrets: SecretBox): TaskRecord['model_config'] {
  const target = openedTarget(run, secrets);
  const { testing_for } = originOf(specOf(run)).model;
  const { model_saved_name: _, ...shown } = shownModel(run, secrets);
  const { rate_per_min = null, input_modalities = null, output_modalities = null, tools = [] } = target ?? {};
  return {
    ...shown,
    ...inexpressible,
    testing_for: typeof testing_for === 'string' ? testing_for : testingFor[specOf(run).systemType],
    rpm: rate_per_min,
    rate_per_min,
    input_modalities,
    output_modalities,
    tools: tools.length > 0 ? tools : null,
  };
}
