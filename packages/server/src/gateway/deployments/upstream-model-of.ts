import { createHash } from 'node:crypto';
import { type UpstreamModel, upstreamOfModel } from '@redoubt/providers';
import { Failure } from '../../errors.ts';
import type { ReadyModel } from '../../saved-models/model-cache.ts';
import { unknownModel } from '../../saved-models/unknown-model.ts';
import type { GatewayContext } from '../context.ts';

/** The name and version of a saved model. */
export interface Named {
  readonly model_saved_name: string;
  readonly model_version: string;
}

/** Returns the place where a model is saved. */
export const placeOfModel = (
  { model_saved_name: name, model_version: version }: Named,
  { account }: GatewayContext,
) => ({
  projectId: account.project.id,
  name,
  version,
});

/**
 * Returns the saved model that a deployment names, ready to be called. Throws Failure if it no longer exists or cannot
 * be called.
 */
export async function upstreamModelOf(
  named: Named,
  deployment: string,
  context: GatewayContext,
): Promise<UpstreamModel> {
  const upstream = await upstreamModelIfSaved(named, deployment, context);
  if (!upstream) throw await unknownModel(placeOfModel(named, context), context);
  return upstream;
}

/** Like `upstreamModelOf`, but returns undefined if the model no longer exists. */
export async function upstreamModelIfSaved(
  named: Named,
  deployment: string,
  context: GatewayContext,
): Promise<UpstreamModel | undefined> {
  const { name, version } = placeOfModel(named, context);
  const ready = await context.models.ready(placeOfModel(named, context), false);
  if (!ready) return undefined;
  refuseInexpressible(ready, deployment);
  const shown = version === 'v1' ? name : `${name} ${version}`;
  const upstream = upstreamOfModel({ ...ready, id: revisionOf(ready), name: shown });
  if (upstream) return upstream;
  const message = `The model "${name}" has no endpoint, and its provider no default; GET /models/get-defaults lists those that have one`;
  throw new Failure('target_not_expressible', message, { detail: { fields: ['endpoint'] } });
}

/**
 * Returns an id that changes with the model's settings. State such as resting keys, an open circuit and the rate
 * survives other changes. Only a digest of the secrets is kept.
 */
function revisionOf({ id, modelName, config }: ReadyModel): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([modelName, config]))
    .digest('base64url');
  return `${id}@${digest}`;
}

/** Settings that a call in OpenAI's form cannot express. */
const unusable = [
  'http',
  'custom_curl_command',
  'custom_payload',
  'custom_response_format',
  'model_jwt_config',
] as const;

function refuseInexpressible({ name, config }: ReadyModel, deployment: string): void {
  const used = unusable.filter((field) => config[field] !== undefined);
  if (used.length === 0) return;
  throw new Failure(
    'target_not_expressible',
    `The model "${name}" of the deployment "${deployment}" uses ${used.join(', ')}, which the proxy cannot; leave it out of the model`,
    { detail: { fields: used } },
  );
}
