import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PageQuery, Pagination } from '../names.ts';
import { BridgeId } from './bridge-id.ts';

export const RELAY_BRIDGE_PATH = '/redteam/relay/v1/relay/bridge';

/** The query of a bridge that connects. */
export const BridgeQuery = z.strictObject({
  bridge_id: BridgeId.optional().describe(
    'The host of `relay://<bridge_id>/…`. Several bridges of a project with one id share its requests. Default: a new id, which `hello` tells',
  ),
  name: z
    .string()
    .max(200)
    .regex(/^[^\p{Cc}]*$/u, 'A name has no control characters')
    .optional()
    .describe('For people, in the status'),
});

export const connectBridge = endpoint({
  method: 'GET',
  path: RELAY_BRIDGE_PATH,
  summary: 'Connect a bridge: a WebSocket over which the service reaches a model in a private network',
  description:
    'For `redoubt relay`, which docs/redteam/relay.md describes with the frames. The request is a WebSocket handshake and is answered with 101; failures come before it. Any other request is 426.',
  scope: 'redteam',
  status: 101,
  query: BridgeQuery,
  failures: ['upgrade_required', 'rate_limited'],
  response: z.unknown().describe('Frames as JSON texts'),
});

export const BridgeStatus = z.object({
  bridge_id: z.string(),
  name: z.string().nullable(),
  status: z.enum(['connected', 'disconnected']),
  connections: z.int().describe('Bridges that are connected under this id'),
  connected_at: z.string().nullable().describe('Since when the oldest of them is connected; null where none is'),
  last_seen_at: z.string().describe('When something of it last arrived'),
  in_flight: z.int().describe('Requests under way'),
  requests: z.int().describe('Requests since the oldest connection began'),
  errors: z.int().describe('Of these, those without a whole answer'),
  latency_ms: z
    .number()
    .nullable()
    .describe('The last round trip to the bridge, without its target; null before the first'),
});
export type BridgeStatus = z.output<typeof BridgeStatus>;

export const bridgeStatus = endpoint({
  method: 'GET',
  path: '/redteam/relay/v1/relay/bridges/:bridge_id/status',
  summary: 'Whether a bridge of this project is connected, and what it does',
  scope: 'redteam',
  params: z.object({ bridge_id: BridgeId }),
  response: BridgeStatus,
});

export const listBridges = endpoint({
  method: 'GET',
  path: '/redteam/relay/v1/relay/bridges',
  summary: 'The bridges of this project, on all nodes: those that are connected, and those that left within 30 days',
  description:
    'Connected ones first, then by when something of them last arrived. Of one organisation, 1,000 are known.',
  scope: 'redteam',
  query: PageQuery,
  response: z.object({ bridges: z.array(BridgeStatus), pagination: Pagination }),
});
