import { randomUUID } from 'node:crypto';
import { relayCloseCodes } from '@redoubt/contract';
import {
  type AnswerHandler,
  failedRequest,
  type PendingRequest,
  type RelayTransport,
  TransportFailed,
  type WireRequest,
} from '@redoubt/providers';
import type { BridgeConnection } from '@redoubt/relay';
import type { SeenBridge } from '@redoubt/store';
import type { ServiceContext } from '../context.ts';
import { DeferredRequest } from './deferred-request.ts';
import { type BridgeOwner, type LocalBridge, LocalBridges } from './local-bridges.ts';
import { OtherNodes, outOfReach } from './other-nodes.ts';
import { isLive, seenBridge } from './seen-bridge.ts';

/** How often the store learns of connected bridges, and their keys are looked at again. */
const HEARTBEAT_MS = 10_000;
/** Most bridges of an organisation whose state is kept after they left. */
const MAX_KNOWN = 1_000;

type RelayDependencies = Pick<ServiceContext, 'config' | 'store' | 'secrets' | 'log' | 'clock'>;

/** The bridges that are connected to this process. It loads and starts nothing before the first one connects. */
export class Relay {
  readonly #store: RelayDependencies['store'];
  readonly #log: RelayDependencies['log'];
  readonly #clock: RelayDependencies['clock'];
  readonly #bridges = new LocalBridges();
  readonly #nodeUrl: string | undefined;
  readonly #others: OtherNodes;
  /** Names this process to other nodes. */
  readonly nodeId = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ config, store, secrets, log, clock }: RelayDependencies) {
    this.#store = store;
    this.#log = log;
    this.#clock = clock;
    this.#nodeUrl = config.nodeUrl;
    this.#others = new OtherNodes({ secrets, clock });
  }

  /** Returns the bridges of a project, on all nodes. They carry requests to `relay://<bridge_id>`. */
  of(projectId: string): RelayTransport {
    const own = this.ofNode(projectId);
    return {
      send: (request, handler) => {
        const bridgeId = bridgeIdOf(request);
        const isHere = this.#store.kind === 'sqlite' || this.#bridges.idlest(projectId, bridgeId) !== undefined;
        if (isHere) return own.send(request, handler);
        return new DeferredRequest(handler, () => this.#sendElsewhere(projectId, request, handler));
      },
    };
  }

  /** Returns the bridges of a project that are connected to this process. */
  ofNode(projectId: string): RelayTransport {
    return {
      send: (request, handler) => {
        const bridgeId = bridgeIdOf(request);
        const connection = this.#bridges.idlest(projectId, bridgeId);
        return connection ? connection.send(request, handler) : failedRequest(away(bridgeId), handler);
      },
    };
  }

  async #sendElsewhere(projectId: string, request: WireRequest, handler: AnswerHandler): Promise<PendingRequest> {
    const bridgeId = bridgeIdOf(request);
    const known = await this.#store.relayBridges.find(projectId, bridgeId);
    const live = known.filter((each) => each.nodeId !== this.nodeId && isLive(each, this.#clock()));
    const reached = live.flatMap((each) => (each.nodeUrl === undefined ? [] : { ...each, nodeUrl: each.nodeUrl }));
    const chosen = reached[Math.floor(Math.random() * reached.length)];
    if (chosen) return this.#others.send(chosen, request, handler);
    return live.length > 0 ? outOfReach(bridgeId, handler) : failedRequest(away(bridgeId), handler);
  }

  /** Keeps a connection until it ends. `open` makes it, and calls what it gets when it ends. */
  add(
    owner: BridgeOwner,
    isAllowed: LocalBridge['isAllowed'],
    open: (onClose: (code: number, reason: string) => void) => BridgeConnection,
  ): void {
    let bridge: LocalBridge | undefined;
    const connection = open((code, reason) => bridge && this.#left(bridge, code, reason));
    bridge = { ...owner, isAllowed, connection };
    this.#bridges.add(bridge);
    this.#timer ??= setInterval(() => void this.#beat(), HEARTBEAT_MS).unref();
    void this.#arrived(bridge);
  }

  /** The connections of an organisation to this process. */
  countOf(organisationId: string): number {
    return this.#bridges.countOf(organisationId);
  }

  /** What is known of a bridge: by this process as of now, by others as of their last heartbeat. Newest first. */
  async seen(projectId: string, bridgeId: string): Promise<SeenBridge[]> {
    const local = this.#bridges.of(projectId, bridgeId);
    const known = await this.#store.relayBridges.find(projectId, bridgeId);
    if (local.length === 0) return known;
    return [this.#viewOf(local), ...known.filter(({ nodeId }) => nodeId !== this.nodeId)];
  }

  /** What is known of all bridges of a project, by bridge. */
  async seenIn(projectId: string): Promise<SeenBridge[][]> {
    const local = this.#bridges.groups().filter(([first]) => first?.projectId === projectId);
    const views = local.map((group) => this.#viewOf(group));
    const here = new Set(views.map(({ bridgeId }) => bridgeId));
    const known = await this.#store.relayBridges.list(projectId, MAX_KNOWN);
    const others = known.filter(({ nodeId, bridgeId }) => nodeId !== this.nodeId || !here.has(bridgeId));
    return [...Map.groupBy([...views, ...others], ({ bridgeId }) => bridgeId).values()];
  }

  /** Closes all connections. Requests in flight have `withinMs` to end before. */
  async close(withinMs: number): Promise<void> {
    clearInterval(this.#timer);
    const open = this.#bridges.groups();
    await Promise.all(open.flat().map(({ connection }) => connection.idle(withinMs)));
    this.#isClosed = true;
    for (const { connection } of open.flat()) connection.close();
    await this.#note(open.map((group) => gone(this.#viewOf(group))));
    this.#others.close();
  }

  #viewOf(group: readonly LocalBridge[]): SeenBridge {
    return seenBridge(group, { nodeId: this.nodeId, nodeUrl: this.#nodeUrl }, this.#clock());
  }

  async #note(bridges: readonly SeenBridge[]): Promise<void> {
    try {
      await this.#store.relayBridges.report(bridges);
    } catch (error) {
      this.#log.warn({ err: error }, 'the state of bridges could not be written');
    }
  }

  async #beat(): Promise<void> {
    const groups = this.#bridges.groups();
    await this.#note(groups.map((group) => this.#viewOf(group)));
    for (const { connection, isAllowed, projectId, bridgeId } of groups.flat()) {
      const isStillAllowed = await isAllowed().catch(() => true);
      if (isStillAllowed) continue;
      this.#log.info({ project_id: projectId, bridge_id: bridgeId }, 'the key of a bridge was revoked');
      connection.close(relayCloseCodes.keyRevoked, 'The key of the bridge was revoked');
    }
  }

  async #arrived({ organisationId, projectId, bridgeId, name }: LocalBridge): Promise<void> {
    this.#log.info({ project_id: projectId, bridge_id: bridgeId, name }, 'a bridge connected');
    const group = this.#bridges.of(projectId, bridgeId);
    if (group.length > 0) await this.#note([this.#viewOf(group)]);
    await this.#store.relayBridges.trim(organisationId, MAX_KNOWN).catch(() => 0);
  }

  #left(bridge: LocalBridge, code: number, reason: string): void {
    const { projectId, bridgeId } = bridge;
    this.#bridges.remove(bridge);
    this.#log.info({ project_id: projectId, bridge_id: bridgeId, code, reason }, 'a bridge left');
    if (this.#isClosed) return;
    const others = this.#bridges.of(projectId, bridgeId);
    void this.#note([others.length > 0 ? this.#viewOf(others) : gone(this.#viewOf([bridge]))]);
  }
}

const bridgeIdOf = ({ origin }: WireRequest): string => origin.slice('relay://'.length);

const gone = (bridge: SeenBridge): SeenBridge => ({ ...bridge, connections: 0, inFlight: 0 });

const away = (bridgeId: string): TransportFailed =>
  new TransportFailed(
    'bridge_away',
    `its bridge "${bridgeId}" is not connected; start it with redoubt relay --bridge-id ${bridgeId}`,
  );
