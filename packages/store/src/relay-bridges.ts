import type { Timestamp } from './timestamps.ts';

/** One row of the bridges of the relay. */
export interface RelayBridgeRow {
  project_id: string;
  bridge_id: string;
  node_id: string;
  organisation_id: string;
  node_url: string | null;
  name: string | null;
  connections: number;
  connected_at: Timestamp | null;
  seen_at: Timestamp;
  in_flight: number;
  requests: number;
  errors: number;
  /** Microseconds. */
  latency_us: number | null;
}

/** A bridge as one node last saw it. */
export interface SeenBridge {
  readonly projectId: string;
  readonly bridgeId: string;
  /** The process that holds the connections. */
  readonly nodeId: string;
  readonly organisationId: string;
  /** Where other nodes reach that process. Undefined if they do not. */
  readonly nodeUrl: string | undefined;
  readonly name: string | undefined;
  readonly connections: number;
  readonly connectedAt: Date | undefined;
  readonly seenAt: Date;
  readonly inFlight: number;
  readonly requests: number;
  readonly errors: number;
  readonly latencyMs: number | undefined;
}

/** Bridges of the relay, as the nodes of a service last saw them. */
export interface RelayBridges {
  /** Writes what one node sees. It replaces what that node wrote before. */
  report(bridges: readonly SeenBridge[]): Promise<void>;
  /** What all nodes saw of a bridge, newest first. */
  find(projectId: string, bridgeId: string): Promise<SeenBridge[]>;
  /** What all nodes saw of a project's bridges, newest first, at most `most` rows. */
  list(projectId: string, most: number): Promise<SeenBridge[]>;
  /** Keeps only the newest rows of an organisation. Returns how many were deleted. */
  trim(organisationId: string, most: number): Promise<number>;
  /** Deletes rows that were last written before this moment. Returns how many. */
  sweep(before: Date): Promise<number>;
}
