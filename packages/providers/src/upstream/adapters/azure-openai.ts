import type { CallPath, UpstreamModel } from '../upstream-model.ts';
import type { Adapter } from './adapter.ts';
import { compatibleRequest, pathOf } from './openai.ts';
import { addressOf, type Base, baseOf, type WireAddress } from './wire-address.ts';
import { wireHeaders } from './wire-headers.ts';

/** The latest generally available version of Azure's dated API. */
const API_VERSION = '2024-10-21';

/**
 * Adapter for Azure OpenAI. The model is a deployment in the path, the version is in the query and the key is in the
 * `api-key` header.
 */
export const azureOpenaiAdapter: Adapter = {
  request: (call, model, apiKey) =>
    compatibleRequest(call, model, {
      address: azureAddress(call.path, model),
      headers: wireHeaders(call, model, { apiKey, dialect: apiKey === undefined || model.auth ? {} : keyOf(apiKey) }),
    }),
};

/** Returns the header for a key. A Microsoft Entra token is a JWT and begins with `eyJ`, which is `{"` in base64. */
const keyOf = (apiKey: string): Record<string, string> =>
  apiKey.startsWith('eyJ') ? { authorization: `Bearer ${apiKey}` } : { 'api-key': apiKey };

function azureAddress(path: CallPath, model: UpstreamModel): WireAddress {
  const base = baseOf(model.baseUrl);
  const hasVersion = base.query.includes('api-version=');
  // Addresses of the newer API have no deployment, and a version only if the model names one.
  if (base.path.endsWith('/v1')) return addressOf(base, pathOf(path, model), model.apiVersion && versionOf(model));
  return addressOf(withDeployment(base, path, model), pathOf(path, model), hasVersion ? '' : versionOf(model));
}

const versionOf = ({ apiVersion = API_VERSION }: UpstreamModel): string =>
  `api-version=${encodeURIComponent(apiVersion)}`;

function withDeployment(base: Base, path: CallPath, { model, paths }: UpstreamModel): Base {
  const deployment = base.path.indexOf('/deployments/');
  // The list of models belongs to the resource, not to a deployment.
  if (path === 'models')
    return { ...base, path: resourcePath(deployment === -1 ? base.path : base.path.slice(0, deployment)) };
  const isNamed =
    deployment !== -1 || (path === 'chat/completions' ? paths?.chat : paths?.completions)?.includes('/deployments/');
  if (isNamed || model === undefined) return base;
  return { ...base, path: `${resourcePath(base.path)}/deployments/${encodeURIComponent(model)}` };
}

const resourcePath = (path: string): string => (path === '' ? '/openai' : path);
