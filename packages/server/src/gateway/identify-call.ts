import { headerPrefix } from '@redoubt/contract';
import type { KeyCache } from '../accounts/key-cache.ts';
import { Failure } from '../errors.ts';
import { holderOf } from '../http/authenticate.ts';
import { type CallState, openState } from './call/call-state.ts';
import { noDeployment } from './call/caller-failure.ts';
import { brandedReader, type Exchange, keyOf } from './call/exchange.ts';
import { wholeModelName } from './call/model-named.ts';
import { readBody } from './call/read-body.ts';
import type { GatewayContext, GatewayServiceContext } from './context.ts';
import type { DeploymentCache, ReadyDeployment } from './deployments/deployment-cache.ts';

interface Parts {
  readonly context: GatewayServiceContext;
  readonly keys: KeyCache;
  readonly deployments: DeploymentCache;
}

/**
 * Returns a function that finds the caller and the deployment of a call: by a header, else by the model that the body
 * names. It returns no promise if both are in memory. It fails with the failure for the caller.
 */
export function callIdentifier({ context: shared, keys, deployments }: Parts, brands: readonly string[]) {
  const deploymentOf = brandedReader(brands, 'deployment');
  const deploymentHeader = `${headerPrefix(shared.config.brand)}Deployment`;
  function throughDeployment(exchange: Exchange, account: GatewayContext['account']): CallState | Promise<CallState> {
    const context = contextOf(exchange, shared, account);
    const name = deploymentOf(exchange.request.headers);
    const open = (deployment: ReadyDeployment) => openState(exchange, { context, deployment });
    if (!name) return namedByModel(exchange, context).then(open);
    const found = deployments.find(name, context);
    return found instanceof Promise ? found.then(open) : open(found);
  }

  /** Clients that know only an address and a key name the deployment as their model. */
  async function namedByModel(exchange: Exchange, context: GatewayContext): Promise<ReadyDeployment> {
    // A list of models has no body.
    if (exchange.path === 'models') throw noDeployment(deploymentHeader);
    const body = await readBody(exchange, shared.config, context.account.organisation.id);
    exchange.body = body;
    const name = wholeModelName(body);
    if (!name) throw noDeployment(deploymentHeader);
    try {
      return await deployments.find(name, context);
    } catch (error) {
      throw isUnknownDeployment(error) ? noDeployment(deploymentHeader, name) : error;
    }
  }

  return (exchange: Exchange): CallState | Promise<CallState> => {
    const holder = holderOf(keyOf(exchange.request.headers), 'proxy', keys);
    if (!(holder instanceof Promise)) return throughDeployment(exchange, holder);
    return holder.then((account) => throughDeployment(exchange, account));
  };
}

/** A policy or a model that is gone is another failure. */
const isUnknownDeployment = (error: unknown): boolean =>
  error instanceof Failure && (error.detail as { kind?: unknown } | undefined)?.kind === 'deployment';

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
