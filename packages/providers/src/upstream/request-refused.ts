/** A request that cannot be put to this provider, by no fault of the provider's: status 400 in OpenAI's form, 422 for what is no JSON. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly code: string;
  /** The field at fault, as OpenAI names it. */
  readonly param: string | null;

  constructor(message: string, { code, param, cause }: { code: string; param: string | null; cause?: unknown }) {
    super(message, { cause });
    this.code = code;
    this.param = param;
  }
}
