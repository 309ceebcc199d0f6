import type { ModelPlace } from '@redoubt/store';
import { Failure } from '../errors.ts';
import type { ModelsContext } from './context.ts';

/** Returns the 404 of a saved model. It says that the name is unknown, or which versions exist. */
export async function unknownModel(
  { name, version, projectId }: ModelPlace,
  { models }: Pick<ModelsContext, 'models'>,
): Promise<Failure> {
  const versions = await models.versions({ projectId, name });
  const message =
    versions.length === 0
      ? `The project has no model named "${name}"; GET /models/list-models lists them`
      : `The model "${name}" has no version "${version}"; it has "${versions.join('", "')}"`;
  const isVersion = versions.length > 0;
  const detail = isVersion ? { kind: 'model version', name: version, known: [...versions] } : { kind: 'model', name };
  return new Failure('not_found', message, { detail });
}
