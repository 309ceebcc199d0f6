import type { ServiceContext } from '../context.ts';
import type { Relay } from './relay.ts';

/** The services that calls through bridges need. */
export interface RelayServices {
  readonly relay: Relay;
}

/** The context of the relay as a whole. */
export type RelayServiceContext = ServiceContext & RelayServices;
