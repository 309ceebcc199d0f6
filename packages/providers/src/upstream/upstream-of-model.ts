import { dialectOf, endpointOf, headersIn, type ModelConfig, providerIdOf, providerOf } from '@redoubt/contract';
import type { JsonObject } from '../json/exact-json.ts';
import type { UpstreamModel } from './upstream-model.ts';

/** A saved model with decrypted secrets, reduced to what is needed to call it. */
export interface CallableModel {
  /** Different for every revision. */
  readonly id: string;
  readonly name: string;
  readonly modelName: string | undefined;
  readonly config: ModelConfig;
}

/**
 * Converts a saved model to the form that the proxy uses (contract §3). Returns undefined if neither the model nor its
 * provider has an address.
 */
export function upstreamOfModel({ id, name, modelName, config }: CallableModel): UpstreamModel | undefined {
  const baseUrl = endpointOf({ ...config, paths: undefined });
  if (baseUrl === undefined) return undefined;
  const apiVersion = config.metadata?.api_version;
  return {
    id,
    name,
    dialect: dialectOfModel(config),
    provider: providerIdOf(config.model_provider) ?? 'custom',
    model: modelName,
    baseUrl,
    paths: config.paths,
    auth: authOf(config.auth_data),
    apiKeys: config.apikeys ?? [],
    headers: headersOf(config.custom_headers),
    // The cast is safe because the value was parsed from JSON.
    defaults: config.default_request_options as JsonObject | undefined,
    ratePerMinute: config.rate_per_min ?? undefined,
    apiVersion: typeof apiVersion === 'string' ? apiVersion : undefined,
  };
}

/**
 * Returns the dialect by the whole address, as a red-team run does. An address that cannot be parsed gets the
 * provider's dialect, and the call fails later.
 */
function dialectOfModel(config: ModelConfig): UpstreamModel['dialect'] {
  const address = URL.parse(endpointOf(config) ?? '');
  return address
    ? dialectOf(address, config.model_provider)
    : (providerOf(config.model_provider)?.dialect ?? 'openai_chat');
}

/**
 * Returns the configured key header. Returns undefined for `Authorization: Bearer`, because all clients send that
 * default, so that the provider's own scheme applies.
 */
function authOf(data: ModelConfig['auth_data']): UpstreamModel['auth'] {
  const header = data?.header_name;
  if (typeof header !== 'string' || header === '') return undefined;
  const prefix = typeof data?.header_prefix === 'string' ? data.header_prefix : '';
  const space = prefix !== '' && data?.space_after_prefix !== false ? ' ' : '';
  if (header.toLowerCase() === 'authorization' && `${prefix}${space}` === 'Bearer ') return undefined;
  return { header, prefix: prefix + space };
}

/** Reads the model's own headers. Undefined if it has none. */
function headersOf(sent: unknown): Record<string, string> | undefined {
  const headers = headersIn(sent);
  return headers.length === 0 ? undefined : Object.fromEntries(headers);
}
