import type { Detectors } from '@redoubt/contract';
import type { RequestContext } from '../../context.ts';
import { refuseCustomEntities } from '../refuse-custom-entities.ts';
import { refuseDetectors } from '../refuse-detectors.ts';

const PLACE = ['body', 'detectors', 'pii', 'custom_entities'];

/**
 * The detectors of a request, ready to judge: the rules of the code of conduct that `coc_policy_name` names stand in
 * `policy_text`, unless there is a text already. Throws for a name that nothing has (404) and for what cannot be served.
 */
export async function readyToJudge(detectors: Detectors, context: RequestContext): Promise<Detectors> {
  const ready = await withConduct(detectors, context);
  refuseDetectors(ready);
  await refuseCustomEntities(ready.pii?.custom_entities, PLACE, context.detectors);
  return ready;
}

async function withConduct(detectors: Detectors, { policies, account }: RequestContext): Promise<Detectors> {
  const { policy_violation: settings } = detectors;
  if (!settings?.coc_policy_name || settings.policy_text?.trim()) return detectors;
  const place = { projectId: account.project.id, kind: 'code of conduct', name: settings.coc_policy_name } as const;
  const saved = await policies.find(place);
  if (!saved) return detectors;
  return { ...detectors, policy_violation: { ...settings, policy_text: String(saved.content.policy_rules) } };
}
