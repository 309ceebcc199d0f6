import type { AnswerCheckName, DeploymentFields } from '@redoubt/contract';
import type { PiiWanted } from '@redoubt/detectors';
import { type TokenPrices, tokenPrices } from '@redoubt/metering';
import type { CallTimeouts, CallTries, LimitedDeployment, UpstreamModel } from '@redoubt/providers';
import { Failure } from '../../errors.ts';
import { withRules } from '../../guardrails/saved/conduct-rules.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import { unknownSaved } from '../../guardrails/saved/saved-policy.ts';
import { createRevisionCache } from '../../revision-cache/revision-cache.ts';
import { watchBoth } from '../../revision-cache/watch-revision.ts';
import type { GatewayContext } from '../context.ts';
import { type SpendLimits, spendLimitsOf } from '../costs/spend-limits.ts';
import { type ReadyShadow, readShadow } from '../shadow/ready-shadow.ts';
import { type ReadyVoices, readVoices, withVoices } from '../stages/voices.ts';
import { type ReadyGate, readyGate } from '../tools/ready-gate.ts';
import { fieldsOf } from './saved-deployment.ts';
import { type Named, upstreamModelIfSaved, upstreamModelOf } from './upstream-model-of.ts';

/** A deployment with everything that a call needs, in memory. */
export interface ReadyDeployment {
  readonly id: number;
  readonly name: string;
  readonly fields: DeploymentFields;
  /** Detectors for the caller's texts. Undefined if there are none. */
  readonly input: ReadyDetectors | undefined;
  /** Policies for results of tools and for system messages. Undefined if there are none. */
  readonly voices: ReadyVoices | undefined;
  /** The detectors of all policies of the input, by which its texts are priced. */
  readonly allInput: ReadyDetectors | undefined;
  /** Personal data that is replaced before a model sees it. */
  readonly redaction: PiiWanted | undefined;
  /** Whether what was replaced is put back into the answer. */
  readonly restores: boolean;
  readonly output: ReadyDetectors | undefined;
  readonly checks: readonly AnswerCheckName[];
  readonly blocksInput: ReadonlySet<string>;
  readonly blocksOutput: ReadonlySet<string>;
  /** Policies that only tell what they would have done. */
  readonly shadow: ReadyShadow | undefined;
  /** Judges calls of tools. Undefined if they are not looked at. */
  readonly gate: ReadyGate | undefined;
  /** The model and its fallbacks, in order. */
  readonly models: readonly UpstreamModel[];
  readonly calls: CallLimits;
  /** The prices of the model that the deployment names. Undefined if the table says them. */
  readonly ownPrices: { readonly model: UpstreamModel; readonly prices: TokenPrices } | undefined;
  /** The limits of what calls may cost, and of how many there may be. Undefined if there are none. */
  readonly spendLimits: SpendLimits | undefined;
  /** True if any stage runs or texts are logged. Otherwise calls are relayed unchanged. */
  readonly isGuarded: boolean;
}

/** The deployments of all projects, in memory until a resource that they depend on changes. */
export interface DeploymentCache {
  /**
   * Returns a deployment. Throws Failure 404 if the project has none of that name, or if something that it needs no
   * longer exists.
   */
  find(name: string, context: GatewayContext): ReadyDeployment | Promise<ReadyDeployment>;
}

/** The limits and timeouts of a deployment. All its calls share these objects. */
interface CallLimits {
  readonly deployment: LimitedDeployment;
  readonly timeouts: CallTimeouts;
  readonly tries: CallTries;
}

/**
 * Creates the cache. It watches everything that deployments depend on. A change on another node is seen within a
 * second, one on this node at once.
 */
export function createDeploymentCache(): DeploymentCache {
  const cache = createRevisionCache<ReadyDeployment>();
  const logged = new LoggedOnce();
  return {
    find: (name, context) =>
      cache.find(`${context.account.project.id} ${name}`, watchBoth(context.policies, context.models), () =>
        readDeployment(name, context, logged),
      ),
  };
}

async function readDeployment(name: string, context: GatewayContext, logged: LoggedOnce): Promise<ReadyDeployment> {
  const { policies, account } = context;
  const place = { projectId: account.project.id, kind: 'deployment', name } as const;
  const saved = await policies.find(place);
  if (!saved) throw unknownSaved(place);
  const fields = fieldsOf(saved);
  const { input_guardrails_policy: input, output_guardrails_policy: output } = fields;
  const [inputDetectors, outputDetectors, model, ...others] = await Promise.all([
    detectorsOf(input, name, context),
    detectorsOf(output, name, context),
    upstreamModelOf(fields, name, context),
    ...fields.fallbacks.map((fallback) => fallbackOf(fallback, { id: saved.id, name }, context, logged)),
  ]);
  const voices = await readVoices(input, (policy) =>
    detectorsOf({ enabled: true, policy_name: policy }, name, context),
  );
  const allInput = withVoices(inputDetectors, voices);
  const shadow = await readShadow(fields, (policy) => shadowPolicy(policy, { id: saved.id, name }, context, logged));
  const redacts = input.enabled && input.additional_config.pii_redaction;
  const checks = output.enabled ? wantedChecks(output.additional_config) : [];
  const spendLimits = spendLimitsOf(fields);
  return {
    id: saved.id,
    name,
    fields,
    input: inputDetectors,
    voices,
    allInput,
    redaction: redacts ? (inputDetectors?.detectors.pii ?? {}) : undefined,
    restores: redacts,
    output: outputDetectors,
    checks,
    blocksInput: new Set(input.block),
    blocksOutput: new Set(output.block),
    shadow,
    gate: fields.tool_gate ? readyGate(fields.tool_gate) : undefined,
    models: [model, ...others.filter((other) => other !== undefined)],
    calls: callLimitsOf(saved.id, fields),
    ownPrices: fields.prices ? { model, prices: tokenPrices(fields.prices) } : undefined,
    spendLimits,
    isGuarded:
      allInput !== undefined ||
      outputDetectors !== undefined ||
      redacts ||
      checks.length > 0 ||
      fields.tool_gate !== null ||
      fields.log === 'full' ||
      fields.unread === 'block' ||
      fields.cache !== null ||
      shadow !== undefined ||
      spendLimits?.needsUsage === true,
  };
}

/** Deployments as calls use them whose answers hold no text of a model. */
const withoutAnswers = new WeakMap<ReadyDeployment, ReadyDeployment>();

/** Returns a deployment without the stages behind the model, for a call whose answer holds no text of a model. */
export function withoutAnswerStages(deployment: ReadyDeployment): ReadyDeployment {
  const known = withoutAnswers.get(deployment);
  if (known) return known;
  const made: ReadyDeployment = {
    ...deployment,
    restores: false,
    output: undefined,
    gate: undefined,
    checks: [],
    blocksOutput: new Set(),
  };
  withoutAnswers.set(deployment, made);
  return made;
}

/** Deployments as calls use them that transcribe. */
const withoutChecks = new WeakMap<ReadyDeployment, ReadyDeployment>();

/**
 * Returns a deployment without what holds an answer against a question, and without the gate of tools, for a call that
 * transcribes: nothing is asked there, and no tool is called.
 */
export function withoutAnswerChecks(deployment: ReadyDeployment): ReadyDeployment {
  const known = withoutChecks.get(deployment);
  if (known) return known;
  const made: ReadyDeployment = { ...deployment, checks: [], gate: undefined };
  withoutChecks.set(deployment, made);
  return made;
}

/** Deployments as calls use them that count tokens. */
const redactions = new WeakMap<ReadyDeployment, ReadyDeployment>();

/**
 * Returns a deployment that only redacts, for a call that counts tokens: no model reads its texts, and a provider must
 * not see what is redacted.
 */
export function redactionAlone(deployment: ReadyDeployment): ReadyDeployment {
  const known = redactions.get(deployment);
  if (known) return known;
  const made: ReadyDeployment = {
    ...withoutAnswerStages(deployment),
    input: undefined,
    voices: undefined,
    allInput: undefined,
    blocksInput: new Set(),
    shadow: undefined,
    // Where nothing is replaced, pictures and files go on unread: they are counted, not judged.
    fields: deployment.redaction ? deployment.fields : { ...deployment.fields, unread: 'pass' },
  };
  redactions.set(deployment, made);
  return made;
}

/** Returns a fallback, or undefined if it no longer exists. Calls to a healthy model must not depend on it. */
async function fallbackOf(
  named: Named,
  { id, name }: { id: number; name: string },
  context: GatewayContext,
  logged: LoggedOnce,
): Promise<UpstreamModel | undefined> {
  const upstream = await upstreamModelIfSaved(named, name, context);
  const gone = { deployment_id: id, deployment: name, ...named };
  if (logged.isNew(JSON.stringify(gone), upstream === undefined)) {
    const project_id = context.account.project.id;
    context.log.warn({ project_id, ...gone }, 'a fallback of a deployment is no longer saved, and is passed over');
  }
  return upstream;
}

/** Returns the detectors of a second policy, or undefined if it is gone. Calls must not depend on what only tells. */
async function shadowPolicy(
  policy: string,
  { id, name }: { id: number; name: string },
  context: GatewayContext,
  logged: LoggedOnce,
): Promise<ReadyDetectors | undefined> {
  const place = { projectId: context.account.project.id, kind: 'policy', name: policy } as const;
  const ready = await context.policies.ready(place, 'policy', false);
  const gone = { deployment_id: id, deployment: name, policy };
  if (logged.isNew(JSON.stringify(gone), ready === undefined)) {
    const project_id = context.account.project.id;
    context.log.warn(
      { project_id, ...gone },
      'the second policy of a deployment is no longer saved, and judges nothing',
    );
  }
  return ready && withOwnRules(ready, context);
}

/** Remembers which warnings were logged, so that they are not repeated whenever a deployment is read. */
class LoggedOnce {
  readonly #logged = new Set<string>();

  /**
   * Returns whether the condition holds now and was not logged yet. A condition that ended is logged again when it
   * returns.
   */
  isNew(what: string, holds: boolean): boolean {
    if (!holds) this.#logged.delete(what);
    if (!holds || this.#logged.has(what)) return false;
    if (this.#logged.size >= MAX_LOGGED) this.#logged.clear();
    this.#logged.add(what);
    return true;
  }
}

const MAX_LOGGED = 1_000;

const wantedChecks = (wanted: Readonly<Record<AnswerCheckName, boolean>>): AnswerCheckName[] =>
  (Object.keys(wanted) as AnswerCheckName[]).filter((name) => wanted[name]);

/**
 * Returns the detectors of one side. Returns undefined if the side is off, names no policy, or the policy has no
 * detectors.
 */
async function detectorsOf(
  { enabled, policy_name: policy }: { enabled: boolean; policy_name?: string | null | undefined },
  deployment: string,
  context: GatewayContext,
): Promise<ReadyDetectors | undefined> {
  if (!enabled || policy == null) return undefined;
  const place = { projectId: context.account.project.id, kind: 'policy', name: policy } as const;
  const ready = await context.policies.ready(place, 'policy', false);
  if (!ready) {
    const message = `The deployment "${deployment}" goes by the policy "${policy}", which is no longer saved; save it again, or change the deployment`;
    throw new Failure('not_found', message, { detail: { kind: 'policy', name: policy } });
  }
  return withOwnRules(ready, context);
}

async function withOwnRules(ready: ReadyDetectors, context: GatewayContext): Promise<ReadyDetectors | undefined> {
  const detectors = await withRules(ready.detectors, context);
  return Object.keys(detectors).length > 0 ? { ...ready, detectors } : undefined;
}

/** Maximum number of calls of one deployment that wait for a free slot. */
const MAX_QUEUED = 1_000;

function callLimitsOf(id: number, { limits, retries }: Pick<DeploymentFields, 'limits' | 'retries'>): CallLimits {
  const { max_concurrent: maxConcurrent, requests_per_minute: perMinute } = limits;
  return {
    deployment: {
      id: String(id),
      limits: { maxConcurrent: maxConcurrent ?? undefined, maxQueued: MAX_QUEUED, perMinute: perMinute ?? undefined },
    },
    timeouts: {
      headersMs: limits.first_byte_timeout_ms ?? undefined,
      idleMs: limits.idle_timeout_ms ?? undefined,
    },
    tries: { perModel: withFirst(retries.per_model), inAll: withFirst(retries.in_all) },
  };
}

/** The number of tries, of which the first is no retry. */
const withFirst = (retries: number | null | undefined): number | undefined =>
  retries == null ? undefined : retries + 1;
