import { headerPrefix } from '@redoubt/contract';
import type { KeyCache } from '../../accounts/key-cache.ts';
import type { RequestContext, ServiceContext } from '../../context.ts';
import { holderOf } from '../../http/authenticate.ts';
import type { KeyHolder } from '../../store/keys.ts';
import type { DeploymentShelf } from '../deployments/deployment-shelf.ts';
import { openCallCredits } from './call-credits.ts';
import { type CallState, openState } from './call-state.ts';
import { noDeployment } from './caller-failure.ts';
import { brandedReader, type Exchange, keyOf } from './exchange.ts';

interface Parts {
  readonly context: ServiceContext;
  readonly keys: KeyCache;
  readonly deployments: DeploymentShelf;
}

/** Finds who calls, and through which deployment. Rejects with what the caller is told. */
export function callIdentifier({ context: shared, keys, deployments }: Parts, brands: readonly string[]) {
  const deploymentOf = brandedReader(brands, 'deployment');
  const deploymentHeader = `${headerPrefix(shared.config.brand)}Deployment`;
  return async (exchange: Exchange): Promise<CallState> => {
    const { headers } = exchange.request;
    // Awaited only where it is not in memory: a turn for each would add up.
    const holder = holderOf(keyOf(headers), 'proxy', keys);
    const context = contextOf(exchange, shared, holder instanceof Promise ? await holder : holder);
    const name = deploymentOf(headers);
    if (!name) throw noDeployment(deploymentHeader);
    const found = deployments.find(name, context);
    const deployment = found instanceof Promise ? await found : found;
    return openState(exchange, {
      context,
      deployment,
      credits: openCallCredits(`/ai-proxy/${exchange.path}`, context),
    });
  };
}

/** The process's parts are inherited: a copy of them all would be the largest object of a call. */
function contextOf({ request, requestId }: Exchange, shared: ServiceContext, account: KeyHolder): RequestContext {
  const origin = () => shared.config.publicUrl ?? `http://${request.headers.host ?? 'localhost'}`;
  // The cast: `Object.create` answers `any`.
  return Object.assign(Object.create(shared) as ServiceContext, { account, requestId, origin });
}
