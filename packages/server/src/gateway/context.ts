import type { UpstreamStates } from '@redoubt/providers';
import type { RequestContext, ServiceContext } from '../context.ts';
import type { GuardrailsServices } from '../guardrails/context.ts';
import type { RelayServices } from '../relay/context.ts';
import type { ModelServices } from '../saved-models/context.ts';
import type { PriceTable } from './costs/price-table.ts';

/** What the gateway remembers of the models that it calls. */
export interface UpstreamServices {
  /** The circuits and the keys of models, of this node. */
  readonly upstreams: UpstreamStates;
  /** What providers take for their models. */
  readonly prices: PriceTable;
}

/** The services that the gateway needs: the detectors for its stages, and the models that deployments name. */
export type GatewayServices = GuardrailsServices & ModelServices & RelayServices & UpstreamServices;

/** The context of the gateway as a whole. */
export type GatewayServiceContext = ServiceContext & GatewayServices;

/** The context of one call through the gateway. */
export type GatewayContext = RequestContext & GatewayServices;
