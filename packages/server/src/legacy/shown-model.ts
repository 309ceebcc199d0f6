import type { Target } from '@redoubt/contract';
import { specOf } from '../redteam/run-spec.ts';
import { unsealTarget } from '../redteam/seal-target.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { CannotOpen } from '../secrets/secret-failures.ts';
import type { Run } from '../store/runs/runs.ts';
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
  const told = (field: string): string | null =>
    typeof model[field] === 'string' && model[field] ? model[field] : null;
  return {
    model_name: told('model_name') ?? target?.model_name ?? null,
    model_saved_name: savedModel?.name ?? null,
    model_version: told('model_version') ?? savedModel?.version ?? null,
    model_endpoint_url: target ? shownAddress(target.endpoint) : null,
    model_source: told('model_source'),
    model_provider: told('model_provider') ?? target?.provider ?? null,
    system_prompt: told('system_prompt') ?? context.systemDescription ?? null,
  };
}

/** The target of a run; undefined where no master key opens it any more: its task can still be read. */
export function openedTarget({ id, sealedTarget }: Run, secrets: SecretBox): Target | undefined {
  try {
    return unsealTarget(sealedTarget, id, secrets);
  } catch (error) {
    if (error instanceof CannotOpen) return undefined;
    throw error;
  }
}

/** Without user, password and query, where secrets like to stand; null for what is no address. */
function shownAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, protocol, host } = new URL(address);
  return (origin === 'null' ? `${protocol}//${host}` : origin) + pathname;
}
