import { type DetailedCode, type DetailOf, type FailureCode, failures } from '@redoubt/contract';
import { isSecretName, NOT_SHOWN, withoutPasswords } from '@redoubt/secrets';

/** The optional parts of a failure, beside its message. */
interface More {
  readonly detail?: unknown;
  readonly headers?: Record<string, string>;
  readonly cause?: unknown;
  readonly isCharged?: boolean;
}

/** The contract defines the shape of `detail` for some failure codes. Those codes require a `detail`. */
type FailureArguments =
  | { [C in DetailedCode]: [code: C, message: string, more: More & { readonly detail: DetailOf[C] }] }[DetailedCode]
  | [code: Exclude<FailureCode, DetailedCode>, message: string, more?: More];

/**
 * An error that is reported to the caller. Any other thrown value becomes a 500. Passwords in addresses and values of
 * fields with secret names are hidden in what it quotes.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly status: number;
  readonly detail: unknown;
  /** Response headers that belong to this failure, such as `Allow` or the credit headers of a 402. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * True if the caller's own input made the work fail after it was done. The work then stays charged. Every other
   * failure costs nothing.
   */
  readonly isCharged: boolean;

  constructor(...[code, message, { detail, headers = {}, cause, isCharged = false } = {}]: FailureArguments) {
    super(withoutPasswords(message), { cause });
    this.code = code;
    this.status = failures[code].status;
    this.detail = Array.isArray(detail) ? detail.map(withoutSecretInput) : detail;
    this.headers = headers;
    this.isCharged = isCharged;
  }
}

/** What callers of a stopping service are told. */
export const SERVICE_STOPS = 'The service is stopping; try again shortly';

/** The 503 for work that the service cannot end any more, because it stops. */
export class ServiceStops extends Failure {
  constructor() {
    super('not_ready', SERVICE_STOPS, { headers: { 'retry-after': '1' } });
  }
}

/** Hides secrets in one entry of a validation error's `detail` (contract §1). Other values are returned unchanged. */
function withoutSecretInput(place: unknown): unknown {
  if (typeof place !== 'object' || place === null || !('input' in place && 'loc' in place)) return place;
  const { input, loc, ...rest } = place;
  if (typeof input !== 'string' || !Array.isArray(loc)) return place;
  const shown = loc.slice(1).some(isSecretName) ? NOT_SHOWN : withoutPasswords(input);
  const msg = 'msg' in rest && typeof rest.msg === 'string' ? withoutPasswords(rest.msg) : undefined;
  return { ...rest, loc, ...(msg !== undefined && { msg }), input: shown };
}
