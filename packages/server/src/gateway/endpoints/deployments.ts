import { contract, type ResponseOf } from '@redoubt/contract';
import { policyResource } from '../../guardrails/saved/saved-policy.ts';
import type { GatewayContext } from '../context.ts';
import { checkDeployment, goneFallbacks } from '../deployments/check-deployment.ts';
import { changedFields, fieldsOf, recordOf } from '../deployments/saved-deployment.ts';
import { type Named, upstreamModelIfSaved } from '../deployments/upstream-model-of.ts';
import { implement } from '../implement.ts';

type ModelHealth = ResponseOf<typeof contract.proxy.getDeploymentHealth>['models'][number];

const states = { closed: 'closed', open: 'open', 'half-open': 'half_open' } as const;

/** How a model of a deployment stands on this node, as its own calls have shown. */
async function healthOf(named: Named, deployment: string, context: GatewayContext): Promise<ModelHealth> {
  const { model_saved_name, model_version } = named;
  const model = await upstreamModelIfSaved(named, deployment, context);
  if (!model) return { model_saved_name, model_version, is_saved: false, circuit: null, keys: [] };
  // The clock of calls is that of the process, whatever the service's own says.
  const { circuit, keys } = context.upstreams.health(model, Date.now());
  return {
    model_saved_name,
    model_version,
    is_saved: true,
    circuit: {
      state: states[circuit.kind],
      failures_in_a_row: circuit.failuresInARow,
      retry_in_ms: circuit.waitMs === undefined ? null : Math.ceil(circuit.waitMs),
    },
    keys: keys.map(({ state, waitMs }, index) => ({ position: index + 1, state, ready_in_ms: Math.ceil(waitMs) })),
  };
}

const said = (warnings: string[]) => (warnings.length > 0 ? { warnings } : {});

/** The saved deployments, as endpoints read and change them. */
export const deployments = policyResource('deployment', {
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
    const { message, data } = await deployments.modify(request, { content: fields }, context);
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
