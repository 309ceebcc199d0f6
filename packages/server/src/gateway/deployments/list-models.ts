import type { ReadyDeployment } from './deployment-cache.ts';

/** Returns the models of a deployment as JSON in OpenAI's list form. */
export function listModels({ models }: ReadyDeployment): string {
  const data = models.map(({ model, name, provider }) => ({
    id: model ?? name,
    object: 'model',
    created: 0,
    owned_by: provider,
  }));
  return JSON.stringify({ object: 'list', data });
}
