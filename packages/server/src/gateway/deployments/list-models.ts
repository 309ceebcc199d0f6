import type { ReadyDeployment } from './deployment-cache.ts';

/** The models behind a deployment, as OpenAI lists models. */
export function listModels({ models }: ReadyDeployment): string {
  const data = models.map(({ model, name, provider }) => ({
    id: model ?? name,
    object: 'model',
    created: 0,
    owned_by: provider,
  }));
  return JSON.stringify({ object: 'list', data });
}
