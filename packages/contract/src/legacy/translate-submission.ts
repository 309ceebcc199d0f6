import type { z } from 'zod';
import { targetOfFlatModel, targetOfLegacyModel } from '../models/flat-model.ts';
import { isUsed } from '../models/is-used.ts';
import { Submission } from '../redteam/submission.ts';
import { inexpressibleIn } from '../targets/target.ts';
import { type LegacyMemory, memoryOf } from './legacy-memory.ts';
import { type LegacyIssue, type LegacyRefusal, refusalOf } from './legacy-refusal.ts';
import { LegacyTask, SavedLegacyTask, type SentTask } from './legacy-task.ts';
import { scopeOfTests } from './scope-of-tests.ts';
import { warningsOfTask } from './warnings-of-task.ts';

type SentSubmission = z.input<typeof Submission>;
type SentTarget = NonNullable<SentSubmission['target']>;

/** The endpoint of the archived API that received a body. */
export interface LegacyDoor {
  readonly version: 'v2' | 'v3';
  /** Whether the target is a saved model. The body then has no `target`, and a description of a model is not read. */
  readonly isSaved: boolean;
  /** Input modalities of the saved model, if known. If they include audio, attacks over several turns are spoken. */
  readonly inputModalities?: readonly string[] | undefined;
}

/** The result of translating an older body. */
export type Translation =
  | {
      readonly isRefused: false;
      /** The body for `POST /rt/redteam`, with its secrets. It has no `target` for a saved model. */
      readonly body: SentSubmission;
      readonly warnings: readonly string[];
      readonly legacy: LegacyMemory;
    }
  | { readonly isRefused: true; readonly refusal: LegacyRefusal };

/** Translates a body of the archived API into a submission, or says why that is not possible. A pure function. */
export function translateSubmission(sent: unknown, door: LegacyDoor): Translation {
  const { data, error } = (door.isSaved ? SavedLegacyTask : LegacyTask).safeParse(sent);
  if (!data) return refused(refusalOf(error));
  const task: SentTask = { endpoint_configuration: null, target_model_configuration: null, ...data };
  const model = modelOf(task);
  if (!door.isSaved && !model) return refused(missing('endpoint_configuration', NO_MODEL));
  if (task.redteam_test_configurations.length + task.frameworks.length === 0)
    return refused(missing('redteam_test_configurations', NO_TESTS));
  return checked(translated(task, { door, sent, model }), task);
}

const NO_MODEL = 'Describe the model to test: endpoint_configuration.model_config, or target_model_configuration';
const NO_TESTS = 'Name at least one test, as {"bias_test": {"sample_percentage": 20}}, or send frameworks';

const refused = (refusal: LegacyRefusal): Translation => ({ isRefused: true, refusal });

function missing(field: string, message: string): LegacyRefusal {
  return { place: field, message: `${field}: ${message}`, issues: [{ type: 'missing', path: [field], message }] };
}

interface Model {
  readonly target: SentTarget;
  readonly warnings: readonly string[];
}

/** The model of a body, nested or flat. If both are sent, the nested one is used. */
function modelOf({ endpoint_configuration: nested, target_model_configuration: flat }: SentTask): Model | undefined {
  if (nested) return targetOfLegacyModel(nested);
  return flat ? targetOfFlatModel(flat) : undefined;
}

interface Given {
  readonly door: LegacyDoor;
  readonly sent: unknown;
  readonly model: Model | undefined;
}

type Translated = Extract<Translation, { isRefused: false }>;

function translated(task: SentTask, { door, sent, model }: Given): Translated {
  const { redteam_test_configurations: tests, frameworks, dataset_configuration: dataset } = task;
  const target = model && withTools(model.target, dataset.tools);
  const modalities: readonly string[] = target?.input_modalities ?? door.inputModalities ?? [];
  const phrases = (dataset.risk_categories ?? '').split(/[,;\n]/).flatMap((phrase) => phrase.trim() || []);
  const scope = scopeOfTests(tests, { isAudio: modalities.includes('audio'), customPhrases: phrases });
  const { risk_categories, comprehensiveness } = scope;
  const max_prompts = dataset.max_prompts || undefined;
  const body: SentSubmission = {
    ...(task.test_name?.trim() && { run_name: task.test_name }),
    ...(target && { target }),
    ...contextOf(task),
    ...(max_prompts !== undefined && { generation_config: { max_prompts } }),
    ...(comprehensiveness && { comprehensiveness }),
    ...(tests.length > 0 ? { risk_categories } : { compliance_frameworks: frameworks }),
  };
  const warnings = [...scope.warnings, ...(model?.warnings ?? []), ...warningsOfTask(task, { sent, door, target })];
  return {
    isRefused: false,
    body,
    warnings: bounded([...new Set(warnings)]),
    legacy: memoryOf(task, door, scope.parts),
  };
}

const MAX_WARNINGS = 100;

/** Limits the number of warnings, because they are kept with the run. */
function bounded(warnings: readonly string[]): readonly string[] {
  if (warnings.length <= MAX_WARNINGS) return warnings;
  const told = warnings.slice(0, MAX_WARNINGS - 1);
  return [...told, `${warnings.length - told.length} more parts of the body are dropped`];
}

/**
 * Gives an agent the tools of the dataset if the model lists none. Drops unset fields and the usual bearer form of
 * `auth_data`.
 */
function withTools({ auth_data, ...target }: SentTarget, tools: unknown): SentTarget {
  const listed = isUsed(target.tools) || target.system_type !== 'agent' ? target.tools : tools;
  const signIn = inexpressibleIn({ auth_data }).length > 0 ? auth_data : undefined;
  const filled = Object.entries({ ...target, tools: listed, auth_data: signIn }).filter(([, value]) => isUsed(value));
  return { endpoint: target.endpoint, ...Object.fromEntries(filled) };
}

function contextOf({ dataset_configuration: dataset, redteam_test_configurations: tests }: SentTask) {
  const told = tests.map(({ system_description }) => system_description).find(isUsed);
  const system_description = dataset.system_description || told;
  const { policy_description } = dataset;
  if (!system_description && !policy_description) return {};
  return {
    context: { ...(system_description && { system_description }), ...(policy_description && { policy_description }) },
  };
}

/** Checks the translated body against its schema. A refusal names the place in the older body. */
function checked(translation: Translated, task: SentTask): Translation {
  const { body } = translation;
  const target = body.target ?? { endpoint: 'https://saved.invalid' };
  const { error } = Submission.safeParse({ ...body, target });
  return error ? refused(refusalOf(error, (path) => olderPlace(path, task))) : translation;
}

type Path = LegacyIssue['path'];

/** The older names of a target's fields. */
const olderFields: Readonly<Record<string, string>> = {
  endpoint: 'model_endpoint_url',
  api_key: 'apikeys',
  provider: 'model_provider',
  system_description: 'system_prompt',
};

/** The place in the older body for a place in the translated submission. */
function olderPlace(path: Path, task: SentTask): Path {
  const [part, ...rest] = path;
  if (part === 'run_name') return ['test_name'];
  if (part === 'context' || part === 'generation_config') return ['dataset_configuration', ...rest];
  if (part === 'risk_categories') return placeInTests(rest, task);
  return part === 'target' ? placeInModel(rest, task) : path;
}

function placeInModel([field = '', ...rest]: Path, { endpoint_configuration: nested }: SentTask): Path {
  const name = (Object.hasOwn(olderFields, field) && olderFields[field]) || field;
  if (!nested) return ['target_model_configuration', name, ...rest];
  if (name === 'model_name') return ['endpoint_configuration', name];
  return name === 'tools' ? ['dataset_configuration', name, ...rest] : ['endpoint_configuration', 'model_config', name];
}

/** Within a category, only the caller's phrases can fail. */
function placeInTests([, part]: Path, { redteam_test_configurations: tests }: SentTask): Path {
  if (part !== 'sub_categories') return ['redteam_test_configurations'];
  const rivals = tests.find(({ competitors_list }) => isUsed(competitors_list));
  return rivals
    ? ['redteam_test_configurations', rivals.id, 'competitors_list']
    : ['dataset_configuration', 'risk_categories'];
}
