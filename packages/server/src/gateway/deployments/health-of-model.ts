import type { contract, ResponseOf } from '@redoubt/contract';
import type { GatewayContext } from '../context.ts';
import { type Named, upstreamModelIfSaved } from './upstream-model-of.ts';

type ModelHealth = ResponseOf<typeof contract.proxy.getDeploymentHealth>['models'][number];

const states = { closed: 'closed', open: 'open', 'half-open': 'half_open' } as const;

/** How a model of a deployment stands on this node, as its own calls have shown. */
export async function healthOf(named: Named, deployment: string, context: GatewayContext): Promise<ModelHealth> {
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
