import { createHash } from 'node:crypto';
import type { AnswerCache } from '@redoubt/contract';
import type { GuardedCall } from '../call/guarded-call.ts';
import { headersOn } from '../call/upstream-headers.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';

/**
 * Returns the key of an answer: a hash of whose it is, of all that the model is asked, and of what the deployment is made
 * of. The request is hashed as the model gets it, so an answer cannot hold what its key does not.
 */
export function keyOfAnswer({ state, read }: Pick<GuardedCall, 'state' | 'read'>, { by }: AnswerCache): string {
  const { account } = state.context;
  const { deployment, exchange } = state;
  const whose = by === 'project' ? [] : [account.key.id, state.userSent ?? null];
  const place = [account.organisation.id, account.project.id, ...whose];
  const how = [exchange.path, headersOn(exchange.request.headers), digestOf(deployment)];
  return createHash('sha256')
    .update(JSON.stringify([place, how]))
    .update(asAsked(read.body, deployment))
    .digest('base64url');
}

/**
 * Writes a body with its members in one order. What is in them keeps its order: the order of a schema's members is that of
 * the answer. The end user is told to the provider and changes no answer, nor does a model's name that is replaced.
 */
function asAsked({ model, user: _, ...asked }: Record<string, unknown>, { models }: ReadyDeployment): string {
  const isReplaced = models.every((each) => each.model !== undefined);
  const members = Object.entries(isReplaced ? asked : { ...asked, model });
  return JSON.stringify(members.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const digests = new WeakMap<ReadyDeployment, string>();

/** The digest of a deployment's fields, of the models that it asks, and of its policies. */
function digestOf(deployment: ReadyDeployment): string {
  const known = digests.get(deployment);
  if (known !== undefined) return known;
  const { id, fields, models, input, voices, output } = deployment;
  const parts = [id, fields, models.map((model) => model.id), input, voices, output];
  const digest = createHash('sha256')
    .update(JSON.stringify(parts, (_, value) => (value instanceof Set ? [...value] : value)))
    .digest('base64url');
  digests.set(deployment, digest);
  return digest;
}
