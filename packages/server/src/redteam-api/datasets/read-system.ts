import { CategoryId, type DescribedSystemBody, type SentProfile } from '@redoubt/contract';
import type { ThreatProfile } from '@redoubt/redteam';
import { Failure } from '../../errors.ts';
import { industriesOf } from '../../guardrails/industries-of.ts';
import type { RedteamContext } from '../context.ts';
import { refuseUnavailable } from '../read-submission.ts';
import { refuseFields } from '../submission/admit-target.ts';
import { type NamedPolicy, withPolicy } from '../submission/policy-of-run.ts';

/** A described system, with the policy that the call names. */
interface SystemRequest {
  readonly body: DescribedSystemBody;
  readonly policy: NamedPolicy | undefined;
}

/**
 * Analyses the system that a call describes. Throws 404 for an unknown policy, 400 for what a target cannot express and
 * for an attack that is not available, and 422 if nothing is described.
 */
export async function readSystem({ body, policy }: SystemRequest, context: RedteamContext): Promise<ThreatProfile> {
  refuseUnsupported(body);
  const { context: told, target, risk_categories: named } = policy ? await withPolicy(body, policy, context) : body;
  if (!isDescribed({ ...body, context: told })) throw nothingDescribed(body);
  const chosen = named && Object.keys(named).length > 0 ? named : undefined;
  const { profileOf } = await import('@redoubt/redteam/threats');
  return profileOf({
    context: {
      systemDescription: told?.system_description || target?.system_description,
      industries: industriesOf(told?.industry),
      policyDescription: told?.policy_description || undefined,
      policyRules: told?.policy_rules ?? [],
    },
    tools: target?.tools ?? [],
    categories: categoriesOf((category) =>
      chosen && !chosen[category] ? undefined : { subCategories: chosen?.[category]?.sub_categories ?? [] },
    ),
  });
}

/** Throws 400 for fields and attacks that the specification names so, although nothing is called or attacked here. */
function refuseUnsupported({ target, risk_categories: named }: DescribedSystemBody): void {
  refuseFields(target?.inexpressible ?? []);
  for (const [category, choice] of Object.entries(named ?? {})) {
    refuseUnavailable(choice?.attack_config ?? {}, `risk_categories.${category}.attack_config`);
  }
}

/** Whether there is anything to analyse: a description, a policy, tools or a category. */
function isDescribed({ context, target, risk_categories: named }: DescribedSystemBody): boolean {
  const texts = [context?.system_description, context?.policy_description, target?.system_description];
  const lists = [context?.industry, context?.policy_rules, target?.tools, Object.keys(named ?? {})];
  return texts.some((text) => (text ?? '').trim() !== '') || lists.some((list) => (list ?? []).length > 0);
}

function nothingDescribed({ context }: DescribedSystemBody): Failure {
  const msg =
    'Nothing describes the system; send context.system_description, a policy (context.policy_description, context.policy_rules or the header), tools of a target, or risk_categories';
  const detail = [{ type: 'missing', loc: ['body', 'context'], msg, input: context ?? null }];
  return new Failure('invalid_request', `body.context: ${msg}`, { detail });
}

/** Reads a profile as it was sent. What it leaves out is analysed. */
export async function readProfile(sent: SentProfile): Promise<ThreatProfile> {
  const { profileOf } = await import('@redoubt/redteam/threats');
  const named = sent.risk_categories;
  const analysed = profileOf({
    context: {
      systemDescription: sent.system_description || undefined,
      industries: industriesOf(sent.industries, ['profile', 'industries']),
      policyDescription: sent.policy_description || undefined,
      policyRules: sent.policy_rules ?? [],
    },
    tools: sent.tools ?? [],
    categories: categoriesOf((category) => named[category] && { subCategories: [] }),
  });
  return {
    ...analysed,
    assets: sent.assets ?? analysed.assets,
    actors: sent.actors ?? analysed.actors,
    entryPoints: sent.entry_points ?? analysed.entryPoints,
    categories: categoriesOf((category) => {
      const threats = analysed.categories[category];
      return (
        threats && {
          subCategories: named[category]?.sub_categories ?? threats.subCategories,
          abuseCases: named[category]?.abuse_cases ?? threats.abuseCases,
        }
      );
    }),
  };
}

function categoriesOf<Entry>(of: (category: CategoryId) => Entry | undefined): Partial<Record<CategoryId, Entry>> {
  const entries = CategoryId.options.flatMap((category): [CategoryId, Entry][] => {
    const entry = of(category);
    return entry === undefined ? [] : [[category, entry]];
  });
  return Object.fromEntries(entries) as Partial<Record<CategoryId, Entry>>;
}
