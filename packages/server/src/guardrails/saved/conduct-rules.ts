import type { Detectors, PolicyRule } from '@redoubt/contract';
import type { GuardrailsContext } from '../context.ts';
import { findReferences } from '../protected/find-references.ts';
import { refuseCustomEntities, refuseDetectors } from '../refuse-detectors.ts';
import { isStructured, savedRulesOf } from './saved-rules.ts';

const PLACE = ['body', 'detectors', 'pii', 'custom_entities'];

/**
 * The detectors of a request, ready to judge: as below, and what the project registered beside the detectors that compare
 * with it. Throws for a name that nothing has (404) and for what cannot be served.
 */
export async function readyToJudge(detectors: Detectors, context: GuardrailsContext): Promise<Detectors> {
  return findReferences(await withRules(detectors, context), context);
}

/**
 * The detectors of a request with the rules of the code of conduct that `coc_policy_name` names in `policy_rules`, or as
 * lines in `policy_text`, unless there are rules already. Throws for what cannot be served.
 */
export async function withRules(detectors: Detectors, context: GuardrailsContext): Promise<Detectors> {
  const ready = await withConduct(detectors, context);
  refuseDetectors(ready);
  await refuseCustomEntities(ready.pii?.custom_entities, PLACE, context.detectors);
  return ready;
}

/** Rules that the checker reads; more of them need not travel to its thread. */
const MAX_JUDGED = 64;

/** Citations are for people. */
const withoutOrigin = ({ citations: _, origin: __, ...rule }: PolicyRule): PolicyRule => rule;

async function withConduct(detectors: Detectors, { policies, account }: GuardrailsContext): Promise<Detectors> {
  const { policy_violation: settings } = detectors;
  if (!settings?.coc_policy_name || settings.policy_text?.trim() || settings.policy_rules) return detectors;
  const place = { projectId: account.project.id, kind: 'code of conduct', name: settings.coc_policy_name } as const;
  const saved = await policies.find(place);
  if (!saved) return detectors;
  const { policy_rules, rules } = savedRulesOf(saved.content);
  const found = isStructured(saved.content)
    ? { policy_rules: rules.slice(0, MAX_JUDGED).map(withoutOrigin) }
    : { policy_text: policy_rules };
  return { ...detectors, policy_violation: { ...settings, ...found } };
}
