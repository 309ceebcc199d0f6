import { Failure } from '../../errors.ts';
import type { GatewayContext } from '../context.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';

/** A model as OpenAI lists it. */
interface ListedModel {
  readonly id: string;
  readonly object: 'model';
  /** In seconds; 0 where it is not known. */
  readonly created: number;
  readonly owned_by: string;
}

/** More deployments than a project can have. */
const MAX_LISTED = 10_000;

/** The models behind a deployment. */
export const modelsOf = ({ models }: ReadyDeployment): ListedModel[] =>
  models.map(({ model, name, provider }) => ({
    id: model ?? name,
    object: 'model',
    created: 0,
    owned_by: provider,
  }));

/** The deployments of the caller's project. A client that knows only an address and a key names one as its model. */
export async function deploymentsAsModels({ policies, account, config }: GatewayContext): Promise<ListedModel[]> {
  const group = { projectId: account.project.id, kind: 'deployment' } as const;
  const { saved } = await policies.list(group, { page: 1, perPage: MAX_LISTED });
  return saved.map(({ name, createdAt }) => ({
    id: name,
    object: 'model',
    created: Math.floor(createdAt.getTime() / 1_000),
    owned_by: config.brand,
  }));
}

/** Returns a list of models, or the one that is asked for, as JSON. Throws Failure 404 if it is not among them. */
export function modelsAnswer(models: readonly ListedModel[], asked: string | undefined): string {
  if (asked === undefined) return JSON.stringify({ object: 'list', data: models });
  const found = models.find(({ id }) => id === asked);
  if (found) return JSON.stringify(found);
  throw new Failure('not_found', `There is no model "${asked}" here; GET /ai-proxy/models lists those that there are`, {
    detail: { kind: 'model', name: asked },
  });
}
