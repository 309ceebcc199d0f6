import { headerPrefix } from '@redoubt/contract';
import type { KeyCache } from '../../accounts/key-cache.ts';
import type { RequestContext, ServiceContext } from '../../context.ts';
import { holderOf } from '../../http/authenticate.ts';
import type { KeyHolder } from '../../store/keys.ts';
import type { DeploymentShelf } from '../deployments/deployment-shelf.ts';
import { settle } from '../stream/in-order.ts';
import { openCallCredits } from './call-credits.ts';
import { type CallState, openState } from './call-state.ts';
import { noDeployment } from './caller-failure.ts';
import { brandedReader, type Exchange, keyOf } from './exchange.ts';

interface Parts {
  readonly context: ServiceContext;
  readonly keys: KeyCache;
  readonly deployments: DeploymentShelf;
}

/** Finds who calls, and through which deployment; no promise where both are in memory. Fails with what the caller is told. */
export function callIdentifier({ context: shared, keys, deployments }: Parts, brands: readonly string[]) {
  const deploymentOf = brandedReader(brands, 'deployment');
  const deploymentHeader = `${headerPrefix(shared.config.brand)}Deployment`;
  return (exchange: Exchange): CallState | Promise<CallState> => {
    const { headers } = exchange.request;
    return settle(holderOf(keyOf(headers), 'proxy', keys), (account) => {
      const context = contextOf(exchange, shared, account);
      const name = deploymentOf(headers);
      if (!name) throw noDeployment(deploymentHeader);
      return settle(deployments.find(name, context), (deployment) => {
        const credits = openCallCredits(`/ai-proxy/${exchange.path}`, context);
        return openState(exchange, { context, deployment, credits });
      });
    });
  };
}

/** The process's parts are inherited: a copy of them all would be the largest object of a call. */
function contextOf({ request, requestId }: Exchange, shared: ServiceContext, account: KeyHolder): RequestContext {
  const origin = () => shared.config.publicUrl ?? `http://${request.headers.host ?? 'localhost'}`;
  // The cast: `Object.create` answers `any`.
  return Object.assign(Object.create(shared) as ServiceContext, { account, requestId, origin });
}
