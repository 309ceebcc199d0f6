import { EgressRefused } from './egress-guard.ts';

/** Why a call gave no complete answer. */
export type TransportFailure =
  | 'refused_by_egress'
  | 'unreachable'
  | 'connect_timeout'
  | 'headers_timeout'
  | 'idle_timeout'
  /** The connection was closed during the exchange. */
  | 'cut'
  /** The answer is not HTTP. */
  | 'malformed'
  /** No bridge is connected that leads there. */
  | 'bridge_away'
  /** The maximum number of connections to the origin is in use. */
  | 'busy'
  | 'aborted';

/** The only error type of the transport. `cause` is the underlying connection error. */
export class TransportFailed extends Error {
  override readonly name = 'TransportFailed';
  readonly kind: TransportFailure;
  /**
   * The message without the host. The host's address belongs in logs but must not be shown to users who know a model
   * only by its name.
   */
  readonly says: string;

  constructor(kind: TransportFailure, says: string, { host, cause }: { host?: string; cause?: unknown } = {}) {
    super(host === undefined ? says : `${host}: ${says}`, { cause });
    this.kind = kind;
    this.says = says;
  }
}

/** The phase in which an exchange failed. */
export type Phase = 'connecting' | 'sent' | 'answering';

const timeouts = {
  UND_ERR_CONNECT_TIMEOUT: { kind: 'connect_timeout', says: 'it could not be connected to in time' },
  UND_ERR_HEADERS_TIMEOUT: { kind: 'headers_timeout', says: 'it did not begin to answer in time' },
  UND_ERR_BODY_TIMEOUT: { kind: 'idle_timeout', says: 'it stopped sending in the midst of its answer' },
} as const satisfies Record<string, { kind: TransportFailure; says: string }>;

const isTimeout = (code: string): code is keyof typeof timeouts => Object.hasOwn(timeouts, code);

/** System error codes of failed connections, in words. */
const unreachable: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name could not be looked up just now',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  ETIMEDOUT: 'the connection timed out',
  EPROTO: 'it does not speak TLS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
};

/** Converts an error of undici or the socket to a TransportFailed that names the host. */
export function transportFailure(error: unknown, phase: Phase, host: string): TransportFailed {
  if (error instanceof TransportFailed) return error;
  const { kind, says } = describe(error, phase);
  return new TransportFailed(kind, says, { host, cause: error });
}

function describe(error: unknown, phase: Phase): { kind: TransportFailure; says: string } {
  if (error instanceof EgressRefused) {
    return { kind: 'refused_by_egress', says: 'its address is one that the service may not call' };
  }
  const { code = '', name = '', message = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (isTimeout(code)) return timeouts[code];
  // Checked by name and text, because these errors have no code. An end in the midst of a chunk is a cut connection.
  if ((name === 'HTTPParserError' && !message.includes('Invalid EOF state')) || code === 'UND_ERR_HEADERS_OVERFLOW') {
    return { kind: 'malformed', says: 'it does not speak HTTP' };
  }
  if (phase === 'connecting') {
    return {
      kind: 'unreachable',
      says: `it could not be reached: ${unreachable[code] ?? (code || message || 'no request was made')}`,
    };
  }
  const when = phase === 'sent' ? 'before it answered' : 'in the midst of its answer';
  return { kind: 'cut', says: `it ended the connection ${when}` };
}

/** Whether the error is what a reused connection gives when its server closed it at the same moment. */
export function isCut(error: unknown): boolean {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}
