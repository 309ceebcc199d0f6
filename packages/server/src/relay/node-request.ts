import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { TransportFailed, type TransportFailure, type WireRequest } from '@redoubt/providers';
import type { SecretBox } from '@redoubt/secrets';
import { z } from 'zod';

/** Where nodes of one store send each other requests for bridges. */
export const NODE_PATH = '/redteam/relay/v1/relay/forward';
/** Proves that the sender has the master key that all nodes share. */
export const TOKEN_HEADER = 'x-relay-token';
/** The head of the bridge's answer, or why there is none. */
export const HEAD_HEADER = 'x-relay-head';
/** How far the clocks of two nodes may differ. */
const MAX_AGE_MS = 60_000;
const PURPOSE = 'relay request';

const Head = z.object({
  projectId: z.string(),
  bridgeId: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH']),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  timeouts: z.object({ headersMs: z.number().optional(), idleMs: z.number().optional() }).optional(),
});
type Head = z.output<typeof Head>;

/** A request for a bridge of another node: whose bridge, and what it is asked. */
export interface NodeRequest extends Head {
  readonly body: Buffer;
}

/** Puts a request into one body: the length of its head in four bytes, the head, and the body. */
export function packRequest(
  { projectId, bridgeId }: Pick<Head, 'projectId' | 'bridgeId'>,
  request: WireRequest,
): Buffer {
  const { method, path, headers, timeouts, body = '' } = request;
  const head = Buffer.from(JSON.stringify({ projectId, bridgeId, method, path, headers, timeouts }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, Buffer.from(body)]);
}

/** Reads what `packRequest` wrote. Throws if it is something else. */
export function unpackRequest(packed: Buffer): NodeRequest {
  const end = 4 + packed.readUInt32BE(0);
  return { ...Head.parse(JSON.parse(packed.toString('utf8', 4, end))), body: packed.subarray(end) };
}

/** Makes the token of a packed request for one node. It fits no other request, and no other node. */
export function tokenFor(packed: Buffer, nodeId: string, { secrets, now }: Sealing): string {
  return secrets.seal(JSON.stringify({ at: now.getTime(), digest: digestOf(packed) }), {
    purpose: PURPOSE,
    ownerId: nodeId,
  });
}

interface Sealing {
  readonly secrets: SecretBox;
  readonly now: Date;
}

/** Opens a token. Returns the digest of its request. Undefined for a token that is none, or too old. */
export function digestOfToken(token: string, nodeId: string, { secrets, now }: Sealing): string | undefined {
  try {
    const { at, digest } = JSON.parse(secrets.open(token, { purpose: PURPOSE, ownerId: nodeId }));
    return Math.abs(now.getTime() - at) < MAX_AGE_MS ? digest : undefined;
  } catch {
    return undefined;
  }
}

export const digestOf = (packed: Buffer): string => createHash('sha256').update(packed).digest('base64url');

const AnswerHead = z.union([
  z.object({ status: z.int(), headers: z.record(z.string(), z.string()) }),
  z.object({ kind: z.string(), says: z.string() }),
]);

export const writeHead = (head: z.input<typeof AnswerHead>): string =>
  Buffer.from(JSON.stringify(head)).toString('base64url');

/** Reads the head of an answer. Returns a failure if the other node has none. */
export function readHead(status: number, headers: IncomingHttpHeaders): z.output<typeof AnswerHead> {
  const sent = headers[HEAD_HEADER];
  const unread = { kind: 'cut', says: `the node of its bridge refused the request (${status})` };
  if (status !== 200 || typeof sent !== 'string') return unread;
  const { data } = AnswerHead.safeParse(JSON.parse(Buffer.from(sent, 'base64url').toString()));
  return data ?? unread;
}

/** The kinds of failures that a bridge or its node has. */
const kinds: readonly string[] = [
  'refused_by_egress',
  'bridge_away',
  'busy',
  'cut',
  'malformed',
  'unreachable',
  'connect_timeout',
  'headers_timeout',
  'idle_timeout',
] satisfies TransportFailure[];

/** Makes a failure of another node one of this node. */
export const failureFromNode = ({ kind, says }: { kind: string; says: string }): TransportFailed =>
  // The cast: it is one of the kinds.
  new TransportFailed(kinds.includes(kind) ? (kind as TransportFailure) : 'cut', says);
