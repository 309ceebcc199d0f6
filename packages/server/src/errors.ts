import { type FailureCode, failures } from '@redoubt/contract';

interface FailureParts {
  readonly detail?: unknown;
  readonly headers?: Record<string, string>;
  readonly cause?: unknown;
  readonly isCharged?: boolean;
}

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

  constructor(
    code: FailureCode,
    message: string,
    { detail, headers = {}, cause, isCharged = false }: FailureParts = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.status = failures[code].status;
    this.detail = detail;
    this.headers = headers;
    this.isCharged = isCharged;
  }
}
