import { contract } from '@redoubt/contract';
import * as saved from '../../guardrails/saved/saved-record.ts';
import type { GatewayContext } from '../context.ts';
import { changedFields } from '../deployments/change-deployment.ts';
import { checkDeployment, goneFallbacks } from '../deployments/check-deployment.ts';
import { fieldsOf, recordOf } from '../deployments/saved-deployment.ts';
import { implement } from '../implement.ts';

const placeOf = (header: string | undefined, body: string | null | undefined, context: GatewayContext) =>
  saved.placeNamed('deployment', { header, body }, context);

/** A call that names a deployment by its header. */
const named = ({ deployment }: { deployment: string }, context: GatewayContext) =>
  placeOf(deployment, undefined, context);

const said = (warnings: string[]) => (warnings.length > 0 ? { warnings } : {});

export const addDeployment = implement(contract.proxy.addDeployment, {
  run: async ({ headers, body }, context) => {
    const { name, ...fields } = body;
    const warnings = await checkDeployment(fields, context);
    const place = placeOf(name ?? headers.deployment, undefined, context);
    const deployment = await saved.addSaved(place, fields, context);
    const data = { ...recordOf(deployment, context), ...said(warnings) };
    return { message: 'Deployment details added successfully' as const, data };
  },
});

export const getDeployment = implement(contract.proxy.getDeployment, {
  run: async ({ headers }, context) => {
    const deployment = await saved.getSaved(named(headers, context), context);
    const warnings = await goneFallbacks(fieldsOf(deployment).fallbacks, context);
    return { ...recordOf(deployment, context), ...said(warnings) };
  },
});

export const modifyDeployment = implement(contract.proxy.modifyDeployment, {
  run: async ({ headers, body }, context) => {
    const place = placeOf(headers.deployment, body.name, context);
    const before = fieldsOf(await saved.getSaved(place, context));
    const fields = changedFields(before, body);
    // Fallbacks that are not sent may have gone meanwhile; whoever changes something else is told.
    const gone = body.fallbacks == null ? await goneFallbacks(before.fallbacks, context) : [];
    const checked = { ...before, ...fields, fallbacks: body.fallbacks ?? [] };
    const warnings = [...(await checkDeployment(checked, context)), ...gone];
    const deployment = await saved.changeSaved(place, { name: body.name, ...fields }, context);
    const data = { ...recordOf(deployment, context), ...said(warnings) };
    return { message: 'Deployment details updated successfully' as const, data };
  },
});

export const deleteDeployment = implement(contract.proxy.deleteDeployment, {
  run: async ({ headers }, context) => {
    const { id } = await saved.removeSaved(named(headers, context), context);
    return { message: 'Deployment details deleted successfully' as const, data: { deployment_id: id } };
  },
});

export const listDeployments = implement(contract.proxy.listDeployments, {
  run: async ({ query }, context) => {
    const { found, pagination } = await saved.listSaved('deployment', query, context);
    return { deployments: found.map((deployment) => recordOf(deployment, context)), pagination };
  },
});
