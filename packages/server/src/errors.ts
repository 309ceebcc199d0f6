import { type FailureCode, failures } from '@redoubt/contract';

/** A failure that the caller is told about. Anything else that is thrown is a 500. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly status: number;
  readonly detail: unknown;
  /** Response headers that belong to this failure, such as `Allow` or the credit headers of a 402. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: FailureCode,
    message: string,
    { detail, headers = {}, cause }: { detail?: unknown; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.status = failures[code].status;
    this.detail = detail;
    this.headers = headers;
  }
}
