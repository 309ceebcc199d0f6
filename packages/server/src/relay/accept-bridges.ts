import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { BridgeQuery, contract, RELAY_BRIDGE_PATH } from '@redoubt/contract';
import { acceptSocket, BridgeConnection } from '@redoubt/relay';
import type { KeyHolder } from '@redoubt/store';
import type { KeyCache } from '../accounts/key-cache.ts';
import { Failure } from '../errors.ts';
import { errorBody, failureOf, logFailure } from '../http/answer-failure.ts';
import { holderOf } from '../http/authenticate.ts';
import { parseRequest } from '../http/parse-request.ts';
import { keyIn } from '../http/sent-key.ts';
import type { RelayServiceContext } from './context.ts';

const { connectBridge } = contract.relay;

/** Takes the handshakes of bridges. */
export interface BridgeAcceptor {
  /** Whether a request is for a bridge, so that Node hands its socket over. */
  takes(request: Pick<IncomingMessage, 'url'>): boolean;
  /** Answers a handshake: by a connection, or by a failure as all endpoints give it. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** Creates the acceptor of a service. */
export function createBridgeAcceptor(context: RelayServiceContext, keys: KeyCache): BridgeAcceptor {
  const takes = ({ url = '' }: Pick<IncomingMessage, 'url'>) => url.split('?', 1)[0] === RELAY_BRIDGE_PATH;

  async function connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const secret = keyIn(request.headers) ?? '';
    const holder = await admit(secret);
    const { organisation, project } = holder;
    refuseMalformed(request);
    const { bridge_id: asked, name } = queryOf(request, context.config.brand);
    const bridgeId = asked ?? `bridge-${randomUUID().slice(0, 8)}`;
    refuseMore(holder);
    if (context.stopping.aborted) throw new Failure('not_ready', 'The service is stopping; try again shortly');
    const webSocket = await acceptSocket(request, socket, head);
    const owner = { organisationId: organisation.id, projectId: project.id, bridgeId, name };
    const isAllowed = async () =>
      admit(secret).then(
        () => true,
        (error: unknown) => !(error instanceof Failure),
      );
    context.relay.add(owner, isAllowed, (onClose) => new BridgeConnection(webSocket, { bridgeId, onClose }));
  }

  const admit = async (secret: string): Promise<KeyHolder> => holderOf(secret, connectBridge.scope, keys);

  function refuseMore({ organisation }: KeyHolder): void {
    const most = context.config.relayConnections;
    if (context.relay.countOf(organisation.id) < most) return;
    const message = `The organisation has ${most} bridges connected, which is as many as may be; stop one, or raise REDOUBT_RELAY_CONNECTIONS`;
    throw new Failure('rate_limited', message, { headers: { 'retry-after': '30' } });
  }

  return {
    takes,
    accept(request, socket, head) {
      // A socket whose caller is gone reports errors that concern nobody.
      socket.on('error', () => socket.destroy());
      // Versions of Node before 22.21 hand over every socket that asks for another protocol.
      const taken = takes(request) ? connect(request, socket, head) : Promise.reject(noUpgrade());
      taken.catch((error: unknown) => refuseUpgrade(socket, error, context));
    },
  };
}

const noUpgrade = (): Failure =>
  new Failure('invalid_header', `upgrade: only ${RELAY_BRIDGE_PATH} takes WebSockets; leave the header out`);

/** The library would refuse these, too, but in words of its own. */
function refuseMalformed({ method, headers }: IncomingMessage): void {
  const { upgrade = '', 'sec-websocket-key': key = '', 'sec-websocket-version': version } = headers;
  const isHandshake =
    method === 'GET' && upgrade.toLowerCase() === 'websocket' && /^[+/0-9A-Za-z]{22}==$/.test(key) && version === '13';
  if (isHandshake) return;
  const message = 'The request is no WebSocket handshake of version 13 (RFC 6455); start a bridge with redoubt relay';
  throw new Failure('invalid_header', message, {
    detail: { headers: ['upgrade', 'sec-websocket-key', 'sec-websocket-version'] },
  });
}

/** Reads the query of a handshake. Throws 400 for one that does not fit. */
function queryOf({ url = '' }: IncomingMessage, brand: string) {
  const { searchParams } = new URL(url, 'http://service');
  const raw = { params: {}, query: Object.fromEntries(searchParams), headers: {}, body: undefined };
  return BridgeQuery.parse(parseRequest(connectBridge, raw, brand).query);
}

/** Writes a failure onto the bare socket, and closes it. */
function refuseUpgrade(socket: Duplex, thrown: unknown, { log }: RelayServiceContext): void {
  const requestId = randomUUID();
  const failure = failureOf(thrown);
  logFailure(log.child({ request_id: requestId }), failure);
  const body = JSON.stringify(errorBody(failure, requestId));
  const headers: Record<string, string | number> = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    connection: 'close',
    ...failure.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`;
  socket.end(`${[status, ...lines].join('\r\n')}\r\n\r\n${body}`);
}
