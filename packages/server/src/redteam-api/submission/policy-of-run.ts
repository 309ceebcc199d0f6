import type { PolicyRule, Submission } from '@redoubt/contract';
import { Failure } from '../../errors.ts';
import { savedRulesOf } from '../../guardrails/saved/saved-rules.ts';
import { wireHeader } from '../../http/selecting-headers.ts';
import type { RedteamContext } from '../context.ts';

/** A saved policy that a call names, in the header or in the query as `policy_name`. */
export interface NamedPolicy {
  readonly name: string;
  readonly from: 'header' | 'query';
}

/** Returns the policy that a call's header names. */
export const namedPolicy = ({ policy: name }: { readonly policy?: string | undefined }): NamedPolicy | undefined =>
  name === undefined ? undefined : { name, from: 'header' };

/** The content of a saved policy for a run: its rules, or free text in the older form. */
type RunPolicy =
  | { readonly policy_rules: readonly PolicyRule[]; readonly policy_description: null }
  | { readonly policy_rules: null; readonly policy_description: string };

/**
 * Replaces the policy in the body's context by the saved one. A code of conduct wins over a guardrails policy of the
 * same name. The policy is always read from the store. Throws 404 if there is none, and 400 if it is empty.
 */
export async function withPolicy<Body extends Pick<Submission, 'context'>>(
  body: Body,
  named: NamedPolicy,
  context: RedteamContext,
): Promise<Body> {
  const { policy_rules, policy_description } = await policyOf(named, context);
  const rules = policy_rules && [...policy_rules];
  return { ...body, context: { ...body.context, policy_rules: rules, policy_description } };
}

async function policyOf(named: NamedPolicy, context: RedteamContext): Promise<RunPolicy> {
  const { policies, account } = context;
  const find = (kind: 'code of conduct' | 'policy', name: string) =>
    policies.find({ projectId: account.project.id, kind, name });
  const conduct = await find('code of conduct', named.name);
  if (conduct) return structured(savedRulesOf(conduct.content).rules, named, context);
  const policy = await find('policy', named.name);
  if (!policy) throw unknown(named, context);
  const { text, rules, conductName } = violationOf(policy.content);
  if (text) return { policy_rules: null, policy_description: text };
  if (rules) return structured(rules, named, context);
  if (!conductName) throw saysNothing(named, context);
  const behind = await find('code of conduct', conductName);
  if (!behind) throw unknown(named, context, conductName);
  return structured(savedRulesOf(behind.content).rules, named, context);
}

function structured(rules: readonly PolicyRule[], named: NamedPolicy, context: RedteamContext): RunPolicy {
  if (rules.length === 0) throw saysNothing(named, context);
  return { policy_rules: rules, policy_description: null };
}

/** The settings of `policy_violation` that contain rules. They are read even if the detector is switched off. */
interface Violation {
  readonly text: string | undefined;
  readonly rules: readonly PolicyRule[] | undefined;
  readonly conductName: string | undefined;
}

/**
 * Reads the settings. A disabled detector was saved without checks, so only the rules are used without a check of
 * their own.
 */
function violationOf(content: Readonly<Record<string, unknown>>): Violation {
  const { policy_violation: settings } = content.detectors as { policy_violation?: unknown };
  const said = (typeof settings === 'object' && settings !== null ? settings : {}) as Record<string, unknown>;
  const textOf = (field: string) => {
    const value = said[field];
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  const rules = said.enabled === true && Array.isArray(said.policy_rules) ? said.policy_rules : [];
  return {
    text: textOf('policy_text'),
    rules: rules.length > 0 ? (rules as PolicyRule[]) : undefined,
    conductName: textOf('coc_policy_name'),
  };
}

const fieldOfPolicy = ({ from }: NamedPolicy, { config }: RedteamContext): string =>
  from === 'header' ? wireHeader('policy', config.brand) : 'policy_name';

function unknown(named: NamedPolicy, context: RedteamContext, conductName?: string): Failure {
  const what = conductName
    ? `the policy "${named.name}" goes by the code of conduct "${conductName}", which the project does not have`
    : `the project has no code of conduct and no policy named "${named.name}"`;
  return new Failure(
    'not_found',
    `${fieldOfPolicy(named, context)}: ${what}; GET /code-of-conduct/list-policies and GET /guardrails/list-policies list them`,
    { detail: conductName ? { kind: 'code of conduct', name: conductName } : { kind: 'policy', name: named.name } },
  );
}

function saysNothing(named: NamedPolicy, context: RedteamContext): Failure {
  const place = fieldOfPolicy(named, context);
  const msg = `The policy "${named.name}" has no rules: a run takes a code of conduct, or a policy whose policy_violation has a policy_text`;
  return new Failure(named.from === 'header' ? 'invalid_header' : 'invalid_query', `${place}: ${msg}`, {
    detail: [{ type: 'no_rules', loc: [named.from, place], msg, input: named.name }],
  });
}
