import { createHash } from 'node:crypto';
import type { Target } from '@redoubt/contract';
import type { AttackedTarget } from '@redoubt/store';
import { shownAddress } from './seal-target.ts';

/**
 * Returns what is attacked, without secrets. Two runs of a project have the same target if they name the same version of
 * a saved model, or else the same address and model name. The address counts without user, query and the last slash.
 */
export function attackedTarget(
  projectId: string,
  { endpoint, model_name: modelName }: Pick<Target, 'endpoint' | 'model_name'>,
  savedModel: { readonly name: string; readonly version: string } | undefined,
): AttackedTarget {
  const address = shownAddress(endpoint);
  const same = savedModel
    ? ['saved', savedModel.name, savedModel.version]
    : ['address', (address ?? endpoint).replace(/\/$/, ''), modelName ?? null];
  const digest = createHash('sha256')
    .update(JSON.stringify([projectId, ...same]))
    .digest('hex');
  return {
    id: `tgt-${digest.slice(0, 32)}`,
    endpoint: address,
    modelName: modelName ?? null,
    savedModel: savedModel ?? null,
  };
}
