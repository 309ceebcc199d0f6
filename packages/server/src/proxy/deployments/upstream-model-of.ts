import { providerOf, urlOfAddress } from '@redoubt/contract';
import type { RequestContext } from '../../context.ts';
import { Failure } from '../../errors.ts';
import type { ReadyModel } from '../../saved-models/model-shelf.ts';
import { unknownModel } from '../../saved-models/unknown-model.ts';
import type { UpstreamModel } from '../upstream/upstream-model.ts';

interface Named {
  readonly model_saved_name: string;
  readonly model_version: string;
}

/** The saved model that a deployment names, as it is called. Throws Failure for one that is gone, or cannot be called. */
export async function upstreamModelOf(
  { model_saved_name: name, model_version: version }: Named,
  deployment: string,
  context: RequestContext,
): Promise<UpstreamModel> {
  const place = { projectId: context.account.project.id, name, version };
  const ready = await context.models.find(place, false);
  if (!ready) throw await unknownModel(place, context);
  refuseInexpressible(ready, deployment);
  return readyUpstream(ready, context.models.epoch());
}

/** What a call of OpenAI's form cannot carry. */
const unusable = ['custom_curl_command', 'custom_payload', 'custom_response_format', 'model_jwt_config'] as const;

function refuseInexpressible({ name, config }: ReadyModel, deployment: string): void {
  const used = unusable.filter((field) => config[field] !== undefined);
  if (used.length === 0) return;
  throw new Failure(
    'target_not_expressible',
    `The model "${name}" of the deployment "${deployment}" uses ${used.join(', ')}, which the proxy cannot; leave it out of the model`,
    { detail: { fields: used } },
  );
}

function readyUpstream({ id, name, version, modelName, config }: ReadyModel, epoch: number): UpstreamModel {
  const provider = providerOf(config.model_provider);
  const baseUrl = config.endpoint?.host ? urlOfAddress(config.endpoint) : provider?.default_url;
  if (baseUrl === undefined) {
    const message = `The model "${name}" has no endpoint, and its provider no default; GET /models/get-defaults lists those that have one`;
    throw new Failure('target_not_expressible', message, { detail: { fields: ['endpoint'] } });
  }
  return {
    id: `${id}@${epoch}`,
    name: version === 'v1' ? name : `${name} ${version}`,
    dialect: provider?.dialect ?? 'openai_chat',
    model: modelName,
    baseUrl,
    paths: config.paths,
    auth: authOf(config.auth_data),
    apiKeys: config.apikeys ?? [],
    headers: headersOf(config.custom_headers),
    defaults: config.default_request_options as UpstreamModel['defaults'],
    ratePerMinute: config.rate_per_min ?? undefined,
  };
}

/** How the key travels, where it is not the dialect's own way: clients always send the usual bearer. */
function authOf(auth: Readonly<Record<string, unknown>> | null | undefined): UpstreamModel['auth'] {
  const header = auth?.header_name;
  if (typeof header !== 'string' || header === '') return undefined;
  const prefix = typeof auth?.header_prefix === 'string' ? auth.header_prefix : '';
  if (header.toLowerCase() === 'authorization' && prefix.toLowerCase() === 'bearer') return undefined;
  return { header, prefix: prefix && auth?.space_after_prefix !== false ? `${prefix} ` : prefix };
}

/** Headers as an object, or as a list of names and values; what is neither is left out. */
function headersOf(sent: unknown): Record<string, string> | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const pairs: [unknown, unknown][] = Array.isArray(sent)
    ? sent.map((each) => [each?.name ?? each?.key, each?.value])
    : Object.entries(sent);
  const texts = pairs.filter((pair): pair is [string, string] => pair.every((part) => typeof part === 'string'));
  return Object.fromEntries(texts);
}
