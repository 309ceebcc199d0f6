import { type DescribedModel, inexpressibleIn, Target, type TargetOfModel, targetOfModel } from '@redoubt/contract';
import { Failure } from '../errors.ts';
import type { ModelsContext } from './context.ts';
import type { ReadyModel } from './model-cache.ts';
import { unknownModel } from './unknown-model.ts';

/** What of a request's context decides. */
type Asker = Pick<ModelsContext, 'models'> & { readonly account: Pick<ModelsContext['account'], 'project'> };

interface ModelName {
  readonly name: string;
  readonly version: string;
  /** As the store has it now. */
  readonly isFresh?: boolean | undefined;
}

/** The saved model that a call names. Throws Failure 404, which says what is missing. */
async function savedModel({ name, version, isFresh = false }: ModelName, context: Asker): Promise<ReadyModel> {
  const place = { projectId: context.account.project.id, name, version };
  const found = await context.models.ready(place, isFresh);
  if (!found) throw await unknownModel(place, context);
  return found;
}

/**
 * The target that a saved model is. Throws Failure 404 where there is no such model, 400 where it has no address, 422
 * where it lacks something else that a target needs. What a target cannot express stays in it: `admitTarget` refuses it.
 */
export async function savedTarget(context: Asker, named: ModelName): Promise<Target> {
  const model = await savedModel(named, context);
  const { target } = targetOfModel(describedModel(model));
  const { data, error } = Target.safeParse(target);
  if (data) return data;
  throw inexpressible(target, model) ?? misfit(model, error.issues);
}

/** A saved model in the form that the contract's translation reads. */
const describedModel = ({ config, testingFor, modelName }: ReadyModel): DescribedModel => ({
  model_config: config,
  testing_for: testingFor,
  model_name: modelName,
});

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A model that is asked by a command of its own need not have an address: what it uses is the reason to name. */
function inexpressible(target: TargetOfModel['target'], { name, version }: ReadyModel): Failure | undefined {
  const fields = inexpressibleIn(target).map(({ field }) => field);
  if (fields.length === 0) return undefined;
  const message = `The model "${name}" (${version}) uses "${fields.join('", "')}", which a target cannot express; leave it out, and reach a model inside a private network through the relay`;
  return new Failure('target_not_expressible', message, { detail: { fields } });
}

/** Names the field of the model, and never its value: it may be a secret. */
function misfit({ name, version }: ReadyModel, issues: readonly Issue[]): Failure {
  const whose = `The model "${name}" (${version}) cannot be attacked as it is saved`;
  if (issues.some(({ path }) => path[0] === 'endpoint')) {
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
