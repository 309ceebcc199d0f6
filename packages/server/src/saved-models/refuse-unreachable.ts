import { endpointOf, type ModelConfig, type Provider, type ProviderName, providers } from '@redoubt/contract';
import { Failure } from '../errors.ts';

/** The cast: `Object.entries` forgets the keys that it was given. */
const withDefault = (Object.entries(providers) as [ProviderName, Provider][])
  .filter(([, { default_url }]) => default_url !== undefined)
  .map(([name]) => name);

/** Whether there is a way to ask the model: an address, its provider's, or a command of its own. */
export const isReachable = (config: ModelConfig): boolean =>
  endpointOf(config) !== undefined || Boolean(config.custom_curl_command);

/** Throws Failure 422 for a model that nobody could ask: better now than at the first run or call. */
export function refuseUnreachable(config: ModelConfig): void {
  if (isReachable(config)) return;
  const loc = ['body', 'model_config', 'endpoint'];
  const provider = config.model_provider;
  const why = provider ? `the provider "${provider}" has no default URL` : 'no provider is named';
  const message = `${loc.join('.')}: the model has no address: ${why}; send endpoint {scheme, host, port, base_path}, or a provider with a default URL (${withDefault.join(', ')})`;
  throw new Failure('invalid_request', message, { detail: [{ type: 'missing', loc, msg: message, input: null }] });
}
