import {
  AnswerCache,
  type AnswerCacheChange,
  type DeploymentChange,
  DeploymentFields,
  type OnBlock,
  type SideChange,
  ToolGate,
  type ToolGateChange,
} from '@redoubt/contract';
import type { SavedPolicy } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { savedFieldsOf } from '../../guardrails/saved/saved-policy.ts';
import type { GatewayContext } from '../context.ts';

/** Parses a saved deployment with the current schema. Defaults fill in fields that are missing. */
export function fieldsOf(saved: Pick<SavedPolicy, 'content'>): DeploymentFields {
  return DeploymentFields.parse(saved.content);
}

/** Returns a deployment as answers show it. Both guardrail blocks are always present. */
export function recordOf(saved: SavedPolicy, context: GatewayContext) {
  const {
    input_guardrails_policy: input,
    output_guardrails_policy: output,
    limits,
    retries,
    ...fields
  } = fieldsOf(saved);
  return {
    deployment_id: saved.id,
    ...fields,
    input_guardrails_policy: { ...input, policy_name: input.policy_name ?? null },
    output_guardrails_policy: { ...output, policy_name: output.policy_name ?? null },
    limits: givenNumbers(limits),
    retries: givenNumbers(retries),
    ...savedFieldsOf(saved, context),
  };
}

const givenNumbers = (numbers: Readonly<Record<string, number | null | undefined>>) =>
  Object.fromEntries(Object.entries(numbers).filter((entry): entry is [string, number] => entry[1] != null));

type Side = DeploymentFields['input_guardrails_policy'] | DeploymentFields['output_guardrails_policy'];

/**
 * Returns the fields that a change names, with their new values. Fields of a block that the change does not name stay.
 * So sending only a switch does not remove the policy beside it.
 */
export function changedFields(before: DeploymentFields, change: DeploymentChange): Partial<DeploymentFields> {
  const {
    name: _,
    input_guardrails_policy: input,
    output_guardrails_policy: output,
    on_block: told,
    tool_gate: gate,
    limits,
    retries,
    cache,
    prices,
    budgets,
    rates,
    ...others
  } = change;
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value != null));
  return {
    ...given,
    ...(input && { input_guardrails_policy: changedSide(before.input_guardrails_policy, input) }),
    ...(output && { output_guardrails_policy: changedSide(before.output_guardrails_policy, output) }),
    ...(told && { on_block: { ...before.on_block, ...changedBlock(told) } }),
    ...(gate !== undefined && { tool_gate: gate && changedGate(before.tool_gate, gate) }),
    ...(limits && { limits: { ...before.limits, ...limits } }),
    ...(retries && { retries: { ...before.retries, ...retries } }),
    ...(cache !== undefined && { cache: cache && changedCache(before.cache, cache) }),
    ...changedMoney({ prices, budgets, rates }),
  };
}

function changedMoney({
  prices,
  budgets,
  rates,
}: Pick<DeploymentChange, 'prices' | 'budgets' | 'rates'>): Partial<DeploymentFields> {
  return {
    ...(prices !== undefined && { prices }),
    ...(budgets !== undefined && { budgets: budgets ?? [] }),
    ...(rates !== undefined && { rates: rates ?? [] }),
  };
}

function changedBlock({ as, message }: NonNullable<DeploymentChange['on_block']>): Partial<OnBlock> {
  return { ...(as && { as }), ...(message !== undefined && { message }) };
}

/** A time that was never given cannot be left out. Throws Failure 422 then. */
function changedCache(before: AnswerCache | null, { ttl_s: seconds, by }: AnswerCacheChange): AnswerCache {
  const ttl = seconds ?? before?.ttl_s;
  if (ttl !== undefined) return AnswerCache.parse({ ttl_s: ttl, by: by ?? before?.by });
  const message = 'body.cache.ttl_s: answers are kept for a time; say for how long';
  throw new Failure('invalid_request', message, {
    detail: [{ type: 'missing', loc: ['body', 'cache', 'ttl_s'], msg: message, input: null }],
  });
}

/** A field that is null gets its default. */
function changedGate(before: ToolGate | null, change: ToolGateChange): ToolGate {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return ToolGate.parse({ ...before, ...Object.fromEntries(given) });
}

/** The cast: a side's change has the switches and the names of that side. */
function changedSide<Changed extends Side>(
  before: Changed,
  { additional_config: config, ...change }: SideChange,
): Changed {
  const named = Object.entries(config ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...before,
    ...(change.policy_name !== undefined && { policy_name: change.policy_name || undefined }),
    enabled: change.enabled ?? before.enabled,
    additional_config: {
      ...before.additional_config,
      ...Object.fromEntries(named.map(([name, value]) => [name, value ?? false])),
    },
    block: change.block === undefined ? before.block : (change.block ?? []),
    ...(change.shadow !== undefined && { shadow: change.shadow ?? undefined }),
    ...('voices' in change && change.voices !== undefined && { voices: change.voices ?? undefined }),
  } as Changed;
}
