import { type DetailedCode, type DetailOf, type FailureCode, failures } from '@redoubt/contract';
import { isSecretName, NOT_SHOWN, withoutPasswords } from '@redoubt/secrets';

/** What a failure says beside its sentence. */
interface More {
  readonly detail?: unknown;
  readonly headers?: Record<string, string>;
  readonly cause?: unknown;
  readonly isCharged?: boolean;
}

/** The contract gives the `detail` of some failures a shape: these are never told without it. */
type FailureArguments =
  | { [C in DetailedCode]: [code: C, message: string, more: More & { readonly detail: DetailOf[C] }] }[DetailedCode]
  | [code: Exclude<FailureCode, DetailedCode>, message: string, more?: More];

/**
 * A failure that the caller is told about. Anything else that is thrown is a 500. Whatever it quotes, it shows no password of
 * an address, and nothing that stands under the name of a secret.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly status: number;
  readonly detail: unknown;
  /** Response headers that belong to this failure, such as `Allow` or the credit headers of a 402. */
  readonly headers: Readonly<Record<string, string>>;
  /** The caller's own input made the work fail, after it was done: it stays charged. Every other failure costs nothing. */
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

/** A place of a body that does not fit (contract §1). */
function withoutSecretInput(place: unknown): unknown {
  if (typeof place !== 'object' || place === null || !('input' in place && 'loc' in place)) return place;
  const { input, loc, ...rest } = place;
  if (typeof input !== 'string' || !Array.isArray(loc)) return place;
  const shown = loc.slice(1).some(isSecretName) ? NOT_SHOWN : withoutPasswords(input);
  const msg = 'msg' in rest && typeof rest.msg === 'string' ? withoutPasswords(rest.msg) : undefined;
  return { ...rest, loc, ...(msg !== undefined && { msg }), input: shown };
}
