import type { Detectors, PolicyRule } from '@redoubt/contract';
import type { GuardrailsContext } from '../context.ts';
import { findReferences } from '../protected/find-references.ts';
import { refuseCustomEntities, refuseDetectors } from '../refuse-detectors.ts';
import { isStructured, savedRulesOf } from './saved-rules.ts';

const PLACE = ['body', 'detectors', 'pii', 'custom_entities'];

/**
 * Prepares the detectors of a request as `withRules` does, and adds the project's registered texts to the detectors
 * that compare with them. Throws 404 for an unknown name, and for settings that cannot be served.
 */
export async function readyToJudge(detectors: Detectors, context: GuardrailsContext): Promise<Detectors> {
  return findReferences(await withRules(detectors, context), context);
}

/**
 * Adds the rules of the code of conduct in `coc_policy_name` to the detectors, as `policy_rules` or as lines in
 * `policy_text`. Existing rules are kept instead. Throws for settings that cannot be served.
 */
export async function withRules(detectors: Detectors, context: GuardrailsContext): Promise<Detectors> {
  const ready = await withConduct(detectors, context);
  refuseDetectors(ready);
  await refuseCustomEntities(ready.pii?.custom_entities, PLACE, context.detectors);
  return ready;
}

/** Maximum number of rules that the checker reads. More are not sent to its thread. */
const MAX_JUDGED = 64;

/** Removes citations, which are only for people. */
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
