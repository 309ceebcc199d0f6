import type { Endpoint } from '@redoubt/contract';
import type { Implementation } from './implement.ts';

/** An endpoint whose steps are loaded with its first call. */
interface LateImplementation {
  readonly endpoint: Endpoint;
  /** Loads the steps. All calls get the same ones. */
  readonly load: () => Promise<Implementation>;
}

/** An endpoint that can be mounted. */
export type Mountable = Implementation | LateImplementation;

/**
 * Describes a group of the contract whose room is loaded with the first call of one of its endpoints. A room that many
 * services never use then costs an idle service neither time nor memory.
 */
export function onFirstCall(
  group: Readonly<Record<string, Endpoint>>,
  loadRoom: () => Promise<{ readonly implementations: readonly Implementation[] }>,
): LateImplementation[] {
  return Object.values(group).map((endpoint) => ({
    endpoint,
    load: async () => {
      const { implementations } = await loadRoom();
      const found = implementations.find((each) => each.endpoint === endpoint);
      if (!found) throw new Error(`${endpoint.method} ${endpoint.path} is not in its room's list`);
      return found;
    },
  }));
}

/** Returns the steps of an endpoint, loaded if they are not yet. */
export const stepsOf = (endpoint: Mountable): Implementation | Promise<Implementation> =>
  'load' in endpoint ? endpoint.load() : endpoint;
