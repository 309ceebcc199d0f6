import type { SavedModel } from './model-queries.ts';

/** The address of a saved model as one URL, or undefined where its provider has a default. */
export function addressOf({ model_config: { endpoint } }: Pick<SavedModel, 'model_config'>): string | undefined {
  if (!endpoint?.host) return undefined;
  const host = endpoint.host.includes(':') ? `[${endpoint.host}]` : endpoint.host;
  const port = endpoint.port === undefined ? '' : `:${endpoint.port}`;
  return `${endpoint.scheme ?? 'https'}://${host}${port}${endpoint.base_path ?? ''}`;
}
