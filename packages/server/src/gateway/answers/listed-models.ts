import type { SavedPolicy } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { MAX_OF_A_KIND } from '../../guardrails/saved/saved-policy.ts';
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

/**
 * Returns, as JSON, the list of the models behind a deployment, or the one that is asked for. Throws Failure 404 if there
 * is none of that name.
 */
export function modelsBehind({ models }: ReadyDeployment, asked: string | undefined): string {
  const listed = models.map(
    ({ model, name, provider }): ListedModel => ({
      id: model ?? name,
      object: 'model',
      created: 0,
      owned_by: provider,
    }),
  );
  return asked === undefined
    ? listAnswer(listed)
    : oneAnswer(
        listed.find(({ id }) => id === asked),
        asked,
      );
}

/**
 * Does the same for the deployments of the caller's project. A client that knows only an address and a key names one as
 * its model.
 */
export async function deploymentsAsModels(
  { policies, account, config }: GatewayContext,
  asked: string | undefined,
): Promise<string> {
  const group = { projectId: account.project.id, kind: 'deployment' } as const;
  const asModel = ({ name, createdAt }: SavedPolicy): ListedModel => ({
    id: name,
    object: 'model',
    created: Math.floor(createdAt.getTime() / 1_000),
    owned_by: config.brand,
  });
  if (asked === undefined) {
    const { saved } = await policies.list(group, { page: 1, perPage: MAX_OF_A_KIND });
    return listAnswer(saved.map(asModel));
  }
  const saved = await policies.find({ ...group, name: asked });
  return oneAnswer(saved && asModel(saved), asked);
}

const listAnswer = (data: readonly ListedModel[]): string => JSON.stringify({ object: 'list', data });

function oneAnswer(found: ListedModel | undefined, asked: string): string {
  if (found) return JSON.stringify(found);
  throw new Failure('not_found', `There is no model "${asked}" here; GET /ai-proxy/models lists those that there are`, {
    detail: { kind: 'model', name: asked },
  });
}
