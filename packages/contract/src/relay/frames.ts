import { z } from 'zod';

/**
 * The version of the frames. The service names it in `hello`. A bridge of another version closes the connection and says
 * so.
 */
export const RELAY_PROTOCOL = 1;

/** Most bytes of a body that one frame carries, before base64. */
export const RELAY_CHUNK_BYTES = 65_536;
/** Most bytes of one frame as it is sent. A longer one closes the connection with 1009. */
export const RELAY_MAX_FRAME_BYTES = 262_144;
/** Bytes of an answer that a bridge may send ahead of the service's credit. */
export const RELAY_WINDOW_BYTES = 262_144;

/** A request's number on its connection. The service counts them. */
const Id = z.int().min(1);
/**
 * Bytes of a body. They travel as base64, so that any bytes arrive as they were sent. Whether it is base64 is seen when
 * it is decoded: a pattern would read a long text three times as slowly.
 */
const Bytes = z.string().max(Math.ceil(RELAY_CHUNK_BYTES / 3) * 4);
const Header = z
  .string()
  .max(16_384)
  // A header value (RFC 9110, section 5.5). Node throws if others are sent.
  .regex(/^[\t\x20-\x7e\x80-\xff]*$/, 'A header is one line of visible characters');
const HeaderName = z.string().regex(/^[!#$%&'*+.^_`|~0-9a-z-]{1,128}$/, 'The name of a header is in lower case');
const Headers = z
  .record(HeaderName, Header)
  .refine((headers) => Object.keys(headers).length <= 100, 'A frame has at most 100 headers');

const frame = <const Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), ...shape });

/** A part of a body: of the request on the way to the bridge, of the answer on the way back. */
const chunk = frame('chunk', { id: Id, data: Bytes.min(1) });
/** The receiver of a body allows so many more bytes of it. */
const credit = frame('credit', { id: Id, bytes: z.int().min(1) });
/** Asks for a `pong`. Both sides send it when nothing else comes. */
const ping = frame('ping', {});
const pong = frame('pong', {});

/** Why a bridge gave no whole answer. The same words name the failures of a direct call. */
export const relayFailures = [
  'unreachable',
  'connect_timeout',
  'headers_timeout',
  'idle_timeout',
  'cut',
  'malformed',
  'busy',
  'not_allowed',
] as const;

/** What the service sends to a bridge (contract §6). */
export const FrameToBridge = z.discriminatedUnion('type', [
  /** The first frame. `bridge_id` is the id that was asked for, or one that the service chose. */
  frame('hello', { bridge_id: z.string(), protocol: z.int(), window: z.int().min(1) }),
  /** `path` has its query. `body` is the beginning of a body of `body_bytes`. Chunks follow as the bridge gives credit. */
  frame('request', {
    id: Id,
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH']),
    path: z.string().max(16_384).startsWith('/'),
    headers: Headers,
    body: Bytes,
    body_bytes: z.int().min(0),
  }),
  chunk,
  credit,
  /** Nobody waits for the answer any more. */
  frame('cancel', { id: Id }),
  ping,
  pong,
]);
export type FrameToBridge = z.output<typeof FrameToBridge>;

/** What a bridge sends to the service (contract §6). */
export const FrameToService = z.discriminatedUnion('type', [
  frame('response', { id: Id, status: z.int().min(200).max(599), headers: Headers }),
  chunk,
  credit,
  frame('end', { id: Id }),
  /**
   * The request failed. After `response` it means that the answer is not whole. Contract §6 has no `code`, so a bridge
   * that is not ours may send none, or one of its own.
   */
  frame('error', {
    id: Id,
    code: z.enum(relayFailures).optional().catch(undefined),
    message: z.string().max(1_000).default('the bridge gave no reason'),
  }),
  /** The bridge stops: it ends what is in flight and takes no more. */
  frame('drain', {}),
  ping,
  pong,
]);
export type FrameToService = z.output<typeof FrameToService>;

/** Why one side closed a connection: codes of RFC 6455, and of our own from 4000 on. */
export const relayCloseCodes = {
  done: 1000,
  serviceStops: 1001,
  malformed: 1002,
  notText: 1003,
  noAnswer: 4000,
  keyRevoked: 4001,
  tooSlow: 4002,
} as const;
