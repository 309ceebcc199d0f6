import type { WireRequest } from '../../http/exchange.ts';
import type { ProviderCall, UpstreamModel } from '../upstream-model.ts';

/** How one kind of provider is spoken to. */
export interface Adapter {
  /** Throws RequestRefused for what this provider cannot express. */
  request(call: ProviderCall, model: UpstreamModel, apiKey: string | undefined): WireRequest;
  /** A whole answer in OpenAI's form. Absent where it is that already. Throws SyntaxError for one that cannot be read. */
  answer?(answer: { readonly status: number; readonly body: Buffer }, call: ProviderCall): Buffer;
  /** Absent where streams are OpenAI's already. */
  stream?(call: ProviderCall): StreamTranslator;
}

/** A stream of a provider's into one of OpenAI's, however its bytes are cut. */
export interface StreamTranslator {
  /** What can be sent on now; may be empty. Throws SyntaxError for what cannot be read, ErrorInPlace for an error in the place of an answer. */
  push(chunk: Buffer): Buffer;
  /** The provider's last word has come: a stream that ends before is cut. */
  readonly isComplete: boolean;
}
