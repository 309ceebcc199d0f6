import { contract } from '@redoubt/contract';
import { givenFields, policyResource } from '../../guardrails/saved/saved-policy.ts';
import type { GatewayContext } from '../context.ts';
import { checkDeployment, goneFallbacks } from '../deployments/check-deployment.ts';
import { healthOf } from '../deployments/health-of-model.ts';
import { changedFields, fieldsOf, recordOf } from '../deployments/saved-deployment.ts';
import { implement } from '../implement.ts';

const said = (warnings: string[]) => (warnings.length > 0 ? { warnings } : {});

const deployments = policyResource('deployment', {
  noun: 'Deployment',
  nameIn: ({ deployment }: { deployment?: string | undefined }) => deployment,
  show: recordOf,
  showWhole: async (deployment, context: GatewayContext) => ({
    ...recordOf(deployment, context),
    ...said(await goneFallbacks(fieldsOf(deployment).fallbacks, context)),
  }),
  deleted: ({ id }) => ({ deployment_id: id }),
  listed: (shown) => ({ deployments: shown }),
});

export const addDeployment = implement(contract.proxy.addDeployment, {
  run: async (request, context) => {
    const { name: _, ...content } = request.body;
    const warnings = await checkDeployment(content, context);
    const { message, data } = await deployments.add(request, () => ({ content }), context);
    return { message, data: { ...data, ...said(warnings) } };
  },
});

export const modifyDeployment = implement(contract.proxy.modifyDeployment, {
  run: async (request, context) => {
    const { body } = request;
    const before = fieldsOf(await deployments.find(deployments.placeOf(request, context), context));
    const fields = changedFields(before, body);
    // Fallbacks that the change does not name may have been deleted. The caller gets a warning.
    const gone = body.fallbacks == null ? await goneFallbacks(before.fallbacks, context) : [];
    const checked = { ...before, ...fields, fallbacks: body.fallbacks ?? [] };
    const warnings = [...(await checkDeployment(checked, context)), ...gone];
    const { message, data } = await deployments.modify(request, givenFields(fields), context);
    return { message, data: { ...data, ...said(warnings) } };
  },
});

export const getDeployment = implement(contract.proxy.getDeployment, { run: deployments.get });
export const deleteDeployment = implement(contract.proxy.deleteDeployment, { run: deployments.remove });
export const listDeployments = implement(contract.proxy.listDeployments, { run: deployments.list });

export const getDeploymentHealth = implement(contract.proxy.getDeploymentHealth, {
  run: async ({ headers: { deployment: name } }, context) => {
    const place = { projectId: context.account.project.id, kind: 'deployment', name } as const;
    const saved = await deployments.find(place, context);
    const { model_saved_name, model_version, fallbacks } = fieldsOf(saved);
    const named = [{ model_saved_name, model_version }, ...fallbacks];
    return { models: await Promise.all(named.map((each) => healthOf(each, saved.name, context))) };
  },
});
