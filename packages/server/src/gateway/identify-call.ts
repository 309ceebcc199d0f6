import { headerPrefix } from '@redoubt/contract';
import type { KeyCache } from '../accounts/key-cache.ts';
import { holderOf } from '../http/authenticate.ts';
import { type CallState, openState } from './call/call-state.ts';
import { noDeployment } from './call/caller-failure.ts';
import { brandedReader, type Exchange, keyOf } from './call/exchange.ts';
import type { GatewayContext, GatewayServiceContext } from './context.ts';
import type { DeploymentCache, ReadyDeployment } from './deployments/deployment-cache.ts';

interface Parts {
  readonly context: GatewayServiceContext;
  readonly keys: KeyCache;
  readonly deployments: DeploymentCache;
}

/**
 * Returns a function that finds the caller and the deployment of a call. It returns no promise if both are in memory.
 * It fails with the failure for the caller.
 */
export function callIdentifier({ context: shared, keys, deployments }: Parts, brands: readonly string[]) {
  const deploymentOf = brandedReader(brands, 'deployment');
  const deploymentHeader = `${headerPrefix(shared.config.brand)}Deployment`;
  function throughDeployment(exchange: Exchange, account: GatewayContext['account']): CallState | Promise<CallState> {
    const context = contextOf(exchange, shared, account);
    const name = deploymentOf(exchange.request.headers);
    if (!name) throw noDeployment(deploymentHeader);
    const open = (deployment: ReadyDeployment) => openState(exchange, { context, deployment });
    const found = deployments.find(name, context);
    return found instanceof Promise ? found.then(open) : open(found);
  }

  return (exchange: Exchange): CallState | Promise<CallState> => {
    const holder = holderOf(keyOf(exchange.request.headers), 'proxy', keys);
    if (!(holder instanceof Promise)) return throughDeployment(exchange, holder);
    return holder.then((account) => throughDeployment(exchange, account));
  };
}

/** Inherits from the shared context. A copy of all its members would be the largest object of a call. */
function contextOf(
  { request, requestId }: Exchange,
  shared: GatewayServiceContext,
  account: GatewayContext['account'],
): GatewayContext {
  const origin = () => shared.config.publicUrl ?? `http://${request.headers.host ?? 'localhost'}`;
  // The cast: `Object.create` returns `any`.
  const detectors = shared.detectors.of(account.organisation.id);
  const callerKey = () => keyOf(request.headers) ?? '';
  const own = { account, requestId, origin, callerKey, detectors };
  return Object.assign(Object.create(shared) as GatewayServiceContext, own);
}
