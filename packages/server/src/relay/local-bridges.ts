import type { BridgeConnection } from '@redoubt/relay';

/** Whose a connected bridge is. */
export interface BridgeOwner {
  readonly organisationId: string;
  readonly projectId: string;
  readonly bridgeId: string;
  readonly name: string | undefined;
}

/** A bridge that is connected to this process. */
export interface LocalBridge extends BridgeOwner {
  readonly connection: BridgeConnection;
  /** Whether the key that the bridge connected with still opens the relay. */
  readonly isAllowed: () => Promise<boolean>;
}

/** The bridges that are connected to this process, by project and id. */
export class LocalBridges {
  readonly #byPlace = new Map<string, Set<LocalBridge>>();
  readonly #counts = new Map<string, number>();

  add(bridge: LocalBridge): void {
    const place = bridgeKey(bridge);
    const known = this.#byPlace.get(place) ?? new Set();
    this.#byPlace.set(place, known.add(bridge));
    this.#counts.set(bridge.organisationId, this.countOf(bridge.organisationId) + 1);
  }

  remove(bridge: LocalBridge): void {
    const place = bridgeKey(bridge);
    const known = this.#byPlace.get(place);
    if (!known?.delete(bridge)) return;
    if (known.size === 0) this.#byPlace.delete(place);
    const left = this.countOf(bridge.organisationId) - 1;
    if (left === 0) this.#counts.delete(bridge.organisationId);
    else this.#counts.set(bridge.organisationId, left);
  }

  /** The connections of an organisation. */
  countOf(organisationId: string): number {
    return this.#counts.get(organisationId) ?? 0;
  }

  of(projectId: string, bridgeId: string): readonly LocalBridge[] {
    return [...(this.#byPlace.get(bridgeKey({ projectId, bridgeId })) ?? [])];
  }

  /** The open connection with the fewest requests. */
  idlest(projectId: string, bridgeId: string): BridgeConnection | undefined {
    let found: BridgeConnection | undefined;
    for (const { connection } of this.#byPlace.get(bridgeKey({ projectId, bridgeId })) ?? []) {
      if (connection.isOpen && connection.inFlight < (found?.inFlight ?? Number.POSITIVE_INFINITY)) found = connection;
    }
    return found;
  }

  /** All connections, grouped by project and id. */
  groups(): LocalBridge[][] {
    return [...this.#byPlace.values()].map((bridges) => [...bridges]);
  }
}

/** Neither part can contain a space. */
const bridgeKey = ({ projectId, bridgeId }: Pick<BridgeOwner, 'projectId' | 'bridgeId'>): string =>
  `${projectId} ${bridgeId}`;
