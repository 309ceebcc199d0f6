import type { DeploymentFields } from '@redoubt/contract';
import type { RequestContext } from '../../context.ts';
import { unknownSaved } from '../../guardrails/saved/saved-record.ts';
import { unknownModel } from '../../saved-models/unknown-model.ts';

/** Throw 404 for a model or a policy that a deployment names and the project does not have. */
export async function refuseUnknownNames(fields: DeploymentFields, context: RequestContext): Promise<void> {
  const { models, policies, account } = context;
  const projectId = account.project.id;
  for (const { model_saved_name: name, model_version: version } of [fields, ...fields.fallbacks]) {
    const place = { projectId, name, version };
    if (!(await models.read(place))) throw await unknownModel(place, context);
  }
  for (const { policy_name: name } of [fields.input_guardrails_policy, fields.output_guardrails_policy]) {
    if (name == null) continue;
    const place = { projectId, kind: 'policy', name } as const;
    if (!(await policies.find(place))) throw unknownSaved(place);
  }
}
