import { isDeepStrictEqual } from 'node:util';
import { type ModelConfig, settleModelConfig } from '@redoubt/contract';
import { CannotOpen } from '@redoubt/secrets';
import type { SavedModel } from '@redoubt/store';
import type { ModelsContext } from './context.ts';
import { configWithoutSecrets, openConfig } from './model-secrets.ts';
import { type Described, withoutEmpty } from './saved-model.ts';
import { unmaskConfig } from './unmask-config.ts';

interface Sent {
  readonly config: ModelConfig;
  readonly described: Described;
}

/** Names the fields of a saved model that differ from those that were sent. It tells no value of a secret. */
export function differingFields(saved: SavedModel, { config, described }: Sent, context: ModelsContext): string[] {
  const { model_config: _, ...before } = saved.content;
  const opened = openedConfig(saved, context);
  const sent = settleModelConfig(unmaskConfig(config, opened));
  return [
    ...differences(withoutEmpty(before), withoutEmpty(described)),
    ...differences(opened, sent).map((field) => `model_config.${field}`),
  ];
}

/** Secrets that no key opens count as missing. They have to be sent again in any case. */
function openedConfig(saved: SavedModel, { secrets }: ModelsContext): ModelConfig {
  try {
    return openConfig(saved, secrets);
  } catch (error) {
    if (error instanceof CannotOpen) return configWithoutSecrets(saved);
    throw error;
  }
}

function differences(saved: object, sent: object): string[] {
  const [before, after] = [new Map(Object.entries(saved)), new Map(Object.entries(sent))];
  const fields = new Set([...before.keys(), ...after.keys()]);
  return [...fields].filter((field) => !isDeepStrictEqual(before.get(field), after.get(field))).toSorted();
}
