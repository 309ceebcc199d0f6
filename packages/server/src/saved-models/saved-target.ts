import { type DescribedModel, inexpressibleIn, Target, type TargetOfModel, targetOfModel } from '@redoubt/contract';
import { Failure } from '../errors.ts';
import type { ModelsContext } from './context.ts';
import type { ReadyModel } from './model-cache.ts';
import { unknownModel } from './unknown-model.ts';

/** The parts of a request's context that decide which model is meant. */
type Asker = Pick<ModelsContext, 'models'> & { readonly account: Pick<ModelsContext['account'], 'project'> };

interface ModelName {
  readonly name: string;
  readonly version: string;
  /** True to bypass the cache and read the store's current state. */
  readonly isFresh?: boolean | undefined;
}

/** Returns the saved model that a call names. Throws Failure 404, which says what is missing. */
async function savedModel({ name, version, isFresh = false }: ModelName, context: Asker): Promise<ReadyModel> {
  const place = { projectId: context.account.project.id, name, version };
  const found = await context.models.ready(place, isFresh);
  if (!found) throw await unknownModel(place, context);
  return found;
}

/**
 * Converts a saved model to a target. Throws Failure 404 if there is no such model, 400 if it has no address, and 422
 * if it lacks something else that a target needs. Fields that a target cannot express stay in it, and `admitTarget`
 * refuses them.
 */
export async function savedTarget(context: Asker, named: ModelName): Promise<Target> {
  const model = await savedModel(named, context);
  const { target } = targetOfModel(describedModel(model));
  const { data, error } = Target.safeParse(target);
  if (data) return data;
  throw inexpressible(target, model) ?? misfit(model, target, error.issues);
}

/** Returns a saved model in the form that the contract's translation reads. */
const describedModel = ({ config, testingFor, modelName }: ReadyModel): DescribedModel => ({
  model_config: config,
  testing_for: testingFor,
  model_name: modelName,
});

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * Returns the failure for fields that a target cannot express. A model with its own curl command may lack an address,
 * so this reason must be named first.
 */
function inexpressible(target: TargetOfModel['target'], { name, version }: ReadyModel): Failure | undefined {
  const fields = inexpressibleIn(target).map(({ field }) => field);
  if (fields.length === 0) return undefined;
  const message = `The model "${name}" (${version}) uses "${fields.join('", "')}", which a target cannot express; leave it out, and reach a model inside a private network through the relay`;
  return new Failure('target_not_expressible', message, { detail: { fields } });
}

/** Names the invalid field of the model and never its value, which may be a secret. */
function misfit(
  { name, version }: ReadyModel,
  { endpoint }: TargetOfModel['target'],
  issues: readonly Issue[],
): Failure {
  const whose = `The model "${name}" (${version}) cannot be attacked as it is saved`;
  if (endpoint === '') {
    const message = `${whose}: model_config.endpoint has no host, and its provider has no default URL; PATCH /models/modify-model sets it`;
    return new Failure('target_refused', message);
  }
  const detail = issues.map((issue) => ({
    type: 'value_error',
    loc: ['header', 'model', 'model_config', ...issue.path.map(String)],
    msg: issue.message,
    input: null,
  }));
  const [first] = issues;
  const place = ['model_config', ...(first?.path ?? [])].join('.');
  return new Failure('invalid_request', `${whose}: ${place}: ${first?.message}; PATCH /models/modify-model sets it`, {
    detail,
  });
}
