import { EgressRefused } from '../egress/egress-guard.ts';
import { AnswerTooLarge, ExchangeTimeout } from '../egress/pooled-client.ts';
import { TargetFailed } from './target.ts';

/** What the system says of connections that did not come about, in words. */
const unreachable: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name could not be looked up just now',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  ETIMEDOUT: 'the connection timed out',
  EPROTO: 'it does not speak TLS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** Why a call brought no answer at all, by what its connection failed with. */
export function connectionFailure(error: unknown, host: string): TargetFailed {
  if (error instanceof TargetFailed) return error;
  if (error instanceof EgressRefused) return new TargetFailed('refused_by_egress', error.message);
  if (error instanceof ExchangeTimeout) {
    return new TargetFailed('timeout', `The target did not answer in time: ${error.message.toLowerCase()}`);
  }
  if (error instanceof AnswerTooLarge) {
    return new TargetFailed('malformed', `The answer of the target could not be read: ${error.message.toLowerCase()}`);
  }
  const { code = '', message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
  if (code.startsWith('HPE_')) return new TargetFailed('malformed', `${host} does not speak HTTP`);
  return new TargetFailed('unreachable', `${host} could not be reached: ${unreachable[code] ?? (code || message)}`);
}
