import { openedTarget, shownAddress, specOf } from '@redoubt/redteam';
import type { SecretBox } from '@redoubt/secrets';
import type { Run } from '@redoubt/store';
import { originOf } from './legacy-origin.ts';

/** What a task tells of the model that it tests: no key, no password. */
export interface ShownModel {
  readonly model_name: string | null;
  readonly model_saved_name: string | null;
  readonly model_version: string | null;
  readonly model_endpoint_url: string | null;
  readonly model_source: string | null;
  readonly model_provider: string | null;
  readonly system_prompt: string | null;
}

/** The model of a run, from its target, and from what only the archived API was told. */
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
