import type { RequestContext, ServiceContext } from '../context.ts';
import type { GuardrailsServices } from '../guardrails/context.ts';
import type { ModelServices } from '../saved-models/context.ts';

/** What the gateway takes: what judges its stages, and the models that deployments name. */
export type GatewayServices = GuardrailsServices & ModelServices;

/** What the gateway as a whole has. */
export type GatewayServiceContext = ServiceContext & GatewayServices;

/** What a call through the gateway has. */
export type GatewayContext = RequestContext & GatewayServices;
