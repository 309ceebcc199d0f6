import { type DetailedCode, type DetailOf, type FailureCode, failures } from '@redoubt/contract';

/** What a failure says beside its sentence. */
interface More {
  readonly detail?: unknown;
  readonly headers?: Record<string, string>;
  readonly cause?: unknown;
  readonly isCharged?: boolean;
}

/** The contract gives the `detail` of some failures a shape: these are never told without it. */
type Told =
  | { [C in DetailedCode]: [code: C, message: string, more: More & { readonly detail: DetailOf[C] }] }[DetailedCode]
  | [code: Exclude<FailureCode, DetailedCode>, message: string, more?: More];

/** A failure that the caller is told about. Anything else that is thrown is a 500. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly status: number;
  readonly detail: unknown;
  /** Response headers that belong to this failure, such as `Allow` or the credit headers of a 402. */
  readonly headers: Readonly<Record<string, string>>;
  /** The caller's own input made the work fail, after it was done: it stays charged. Every other failure costs nothing. */
  readonly isCharged: boolean;

  constructor(...[code, message, { detail, headers = {}, cause, isCharged = false } = {}]: Told) {
    super(message, { cause });
    this.code = code;
    this.status = failures[code].status;
    this.detail = detail;
    this.headers = headers;
    this.isCharged = isCharged;
  }
}
