import { dialectOf, endpointOf, type ModelConfig, providerIdOf, providerOf } from '@redoubt/contract';
import { isObject, type Json, type JsonObject } from '../json/exact-json.ts';
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
    headers: headersOf(config.custom_headers as Json | undefined),
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

/** Reads headers from an object, from a list of names and values, or from either as JSON text. */
function headersOf(sent: Json | undefined): Record<string, string> | undefined {
  const headers = typeof sent === 'string' ? parsed(sent) : sent;
  if (Array.isArray(headers)) return Object.fromEntries(headers.filter(isObject).flatMap(pairOf));
  if (!isObject(headers)) return undefined;
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => pairOf({ name, value })));
}

function pairOf({ name, key, value }: JsonObject): [string, string][] {
  const header = name ?? key;
  if (typeof header !== 'string' || header === '') return [];
  return typeof value === 'string' || typeof value === 'number' ? [[header, String(value)]] : [];
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
