import { headerPrefix } from '@redoubt/contract';
import type { KeyCache } from '../accounts/key-cache.ts';
import { Failure } from '../errors.ts';
import { holderOf } from '../http/authenticate.ts';
import { clientKey } from '../http/sent-key.ts';
import { type CallState, openState } from './call/call-state.ts';
import { noDeployment } from './call/caller-failure.ts';
import { brandedReader, type Exchange, isAnsweredInText, type ProxyPath } from './call/exchange.ts';
import { wholeModelName } from './call/model-named.ts';
import { readBody } from './call/read-body.ts';
import type { GatewayContext, GatewayServiceContext } from './context.ts';
import {
  type DeploymentCache,
  type ReadyDeployment,
  redactionAlone,
  withoutAnswerChecks,
  withoutAnswerStages,
} from './deployments/deployment-cache.ts';

interface Parts {
  readonly context: GatewayServiceContext;
  readonly keys: KeyCache;
  readonly deployments: DeploymentCache;
}

/** Finds who calls, and where the call goes. Both fail with the failure for the caller. */
export interface CallIdentifier {
  /**
   * Finds the caller and the deployment of a call: by a header or the address, else by the model that the body names.
   * Returns no promise if both are in memory.
   */
  call(exchange: Exchange): CallState | Promise<CallState>;
  /** Finds the caller, and the deployment if a header names one. */
  listing(exchange: Exchange): Promise<{ context: GatewayContext; deployment: ReadyDeployment | undefined }>;
}

/** Creates what finds callers and deployments. */
export function callIdentifier(
  { context: shared, keys, deployments }: Parts,
  brands: readonly string[],
): CallIdentifier {
  const deploymentOf = brandedReader(brands, 'deployment');
  const deploymentHeader = `${headerPrefix(shared.config.brand)}Deployment`;
  function throughDeployment(exchange: Exchange, account: GatewayContext['account']): CallState | Promise<CallState> {
    const context = contextOf(exchange, shared, account);
    const name = deploymentOf(exchange.request.headers) ?? exchange.address?.deployment;
    const open = (found: ReadyDeployment) => {
      return openState(exchange, { context, deployment: stagesFor(exchange.path, found) });
    };
    if (!name) return namedByModel(exchange, context).then(open);
    const found = deployments.find(name, context);
    return found instanceof Promise ? found.then(open) : open(found);
  }

  /** Clients that know only an address and a key name the deployment as their model. */
  async function namedByModel(exchange: Exchange, context: GatewayContext): Promise<ReadyDeployment> {
    const body = await readBody(exchange, shared.config, context.account.organisation.id);
    exchange.body = body;
    const name = exchange.address?.model ?? wholeModelName(body);
    if (!name) throw noDeployment(deploymentHeader);
    return (await found(name, context)) ?? (await oneModelOf(name, context)) ?? refuse(name, exchange);
  }

  /** What an address names is not found; a body may name any model beside a header. */
  function refuse(name: string, { address }: Exchange): never {
    if (address?.model === undefined) throw noDeployment(deploymentHeader, name);
    const message = `There is no deployment "${name}" here; GET /ai-proxy/models lists those that there are`;
    throw new Failure('not_found', message, { detail: { kind: 'deployment', name } });
  }

  /** Finds the deployment of a name, or undefined if there is none. */
  async function found(name: string, context: GatewayContext): Promise<ReadyDeployment | undefined> {
    try {
      return await deployments.find(name, context);
    } catch (error) {
      if (isUnknownDeployment(error)) return undefined;
      throw error;
    }
  }

  /** Reads a name as `deployment/model`: one of the models of a deployment, and no other in its place. */
  async function oneModelOf(name: string, context: GatewayContext): Promise<ReadyDeployment | undefined> {
    const slash = name.indexOf('/');
    const deployment = slash > 0 ? await found(name.slice(0, slash), context) : undefined;
    const wanted = name.slice(slash + 1);
    const models = deployment?.models.filter(({ model, name: saved }) => model === wanted || saved === wanted) ?? [];
    return deployment && models.length > 0 ? { ...deployment, models } : undefined;
  }

  return {
    call(exchange) {
      const holder = holderOf(keySentWith(exchange), 'proxy', keys);
      if (!(holder instanceof Promise)) return throughDeployment(exchange, holder);
      return holder.then((account) => throughDeployment(exchange, account));
    },
    async listing(exchange) {
      const context = contextOf(exchange, shared, await holderOf(keySentWith(exchange), 'proxy', keys));
      const name = deploymentOf(exchange.request.headers) ?? exchange.address?.deployment;
      return { context, deployment: name ? await deployments.find(name, context) : undefined };
    },
  };
}

/** Returns the deployment with the stages that a path has. */
function stagesFor(path: ProxyPath, found: ReadyDeployment): ReadyDeployment {
  if (path === 'messages/count_tokens') return redactionAlone(found);
  if (path === 'audio/transcriptions') return withoutAnswerChecks(found);
  return isAnsweredInText(path) ? found : withoutAnswerStages(found);
}

/** A policy or a model that is gone is another failure. */
const isUnknownDeployment = (error: unknown): boolean =>
  error instanceof Failure && (error.detail as { kind?: unknown } | undefined)?.kind === 'deployment';

const keySentWith = ({ request, address }: Exchange): string | undefined => clientKey(request.headers, address?.key);

/** Inherits from the shared context. A copy of all its members would be the largest object of a call. */
function contextOf(
  exchange: Exchange,
  shared: GatewayServiceContext,
  account: GatewayContext['account'],
): GatewayContext {
  const { request, requestId } = exchange;
  const origin = () => shared.config.publicUrl ?? `http://${request.headers.host ?? 'localhost'}`;
  // The cast: `Object.create` returns `any`.
  const detectors = shared.detectors.of(account.organisation.id);
  const callerKey = () => keySentWith(exchange) ?? '';
  const own = { account, requestId, origin, callerKey, detectors };
  return Object.assign(Object.create(shared) as GatewayServiceContext, own);
}
