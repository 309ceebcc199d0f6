import {
  type LegacyDoor,
  type LegacyRefusal,
  runIdOfTask,
  SavedSubmission,
  Submission,
  type Target,
  translateSubmission,
} from '@redoubt/contract';
import type { Run } from '@redoubt/store';
import { Failure } from '../errors.ts';
import { invalidPlaces } from '../http/invalid-places.ts';
import type { RedteamContext } from '../redteam-api/context.ts';
import { acceptRun, startRun } from '../redteam-api/submission/accept-run.ts';
import { type NamedPolicy, namedPolicy } from '../redteam-api/submission/policy-of-run.ts';
import { prepareRun, type RunJob } from '../redteam-api/submission/prepare-run.ts';
import { savedTarget } from '../saved-models/saved-target.ts';
import { type LegacyOrigin, originOf } from './legacy-origin.ts';

/** A submission of the archived API with its headers and query. */
interface TaskSubmission {
  readonly body: unknown;
  readonly headers: {
    readonly policy?: string | undefined;
    readonly refresh_cache?: boolean | undefined;
  };
  readonly query: { readonly policy_name?: string | undefined; readonly refresh_cache?: boolean | undefined };
}

interface AskedOfSaved extends TaskSubmission {
  readonly headers: TaskSubmission['headers'] & { readonly model: string; readonly model_version: string };
}

type Version = 'v2' | 'v3';

/** Returns the named policy. The header wins over the query. */
function policyOf({ headers, query: { policy_name: name } }: TaskSubmission): NamedPolicy | undefined {
  return namedPolicy(headers) ?? (name === undefined ? undefined : { name, from: 'query' });
}

/** The first step: translates the body, then reads, admits and prices it like any submission. */
export async function prepareTask(asked: TaskSubmission, version: Version, context: RedteamContext): Promise<RunJob> {
  const { body, origin } = readLegacyBody(asked.body, version);
  return prepareRun({ body, policy: policyOf(asked), probesTarget: false, legacy: { ...origin } }, context);
}

/** Does the same for a saved model, which is looked up first. */
export async function prepareModelTask(
  asked: AskedOfSaved,
  version: Version,
  context: RedteamContext,
): Promise<RunJob> {
  const { headers, query } = asked;
  const savedModel = { name: headers.model, version: headers.model_version };
  const isFresh = headers.refresh_cache ?? query.refresh_cache;
  const target = await savedTarget(context, { ...savedModel, isFresh });
  const { body, origin } = readLegacyBody(asked.body, version, target);
  const request = { body, policy: policyOf(asked), savedModel, probesTarget: false, legacy: { ...origin } };
  return prepareRun(request, context);
}

/** Stores the run and returns it. Warnings about lost parts of the body are logged as well. */
export async function acceptTask(job: RunJob, context: RedteamContext): Promise<Run> {
  const { run_id: id } = await acceptRun(job, context);
  const run = await context.store.runs.get(id);
  if (!run) throw new Error(`The run ${id} is gone before it was charged`);
  const { warnings } = originOf(job.spec);
  if (warnings.length > 0) {
    context.log.warn({ request_id: context.requestId, run_id: id, warnings }, 'parts of an archived body were dropped');
  }
  return run;
}

/** The last step, after the charge is booked. */
export async function startTask({ task_id: taskId }: { task_id: string }, context: RedteamContext): Promise<void> {
  const runId = runIdOfTask(taskId);
  if (runId !== undefined) await startRun(runId, context);
}

/** A body of the archived API, translated to a submission. */
interface ReadTask {
  readonly body: Submission;
  readonly origin: LegacyOrigin;
}

/**
 * Reads the body of a task. `target` is the target of the saved model, if the task tests one. Throws Failure 422,
 * which names the place.
 */
function readLegacyBody(sent: unknown, version: LegacyDoor['version'], target?: Target): ReadTask {
  const isSaved = target !== undefined;
  const translation = translateSubmission(sent, { version, isSaved, inputModalities: target?.input_modalities });
  if (translation.isRefused) throw misfit(translation.refusal, sent);
  const { body, warnings, legacy } = translation;
  const origin = { ...legacy, warnings };
  // The translation has validated the result.
  return { body: target ? { ...SavedSubmission.parse(body), target } : Submission.parse(body), origin };
}

function misfit({ message, issues }: LegacyRefusal, sent: unknown): Failure {
  const told = issues.map(({ type, path, message: why }) => ({
    code: 'custom' as const,
    path: [...path],
    message: why,
    params: { type },
  }));
  return new Failure('invalid_request', message, { detail: invalidPlaces('body', told, sent) });
}
