import type { WireRequest } from '../../http/exchange.ts';
import type { ProviderCall, UpstreamModel } from '../upstream-model.ts';

/** Translates requests and answers for one API dialect of providers. */
export interface Adapter {
  /** Writes the request. Throws RequestRefused if this dialect cannot express the call. */
  request(call: ProviderCall, model: UpstreamModel, apiKey: string | undefined): WireRequest;
  /**
   * Converts a whole answer to OpenAI's form. Absent if answers already have that form. Throws SyntaxError if the
   * answer cannot be read.
   */
  answer?(answer: { readonly status: number; readonly body: Buffer }, call: ProviderCall): Buffer;
  /** Creates a translator for one stream. Absent if streams already have OpenAI's form. */
  stream?(call: ProviderCall): StreamTranslator;
}

/** Translates a provider's stream to OpenAI's form. Chunks may be cut at any byte. */
export interface StreamTranslator {
  /**
   * Returns the translated bytes that can be sent now, which may be empty. Throws SyntaxError if the stream cannot be
   * read, and ErrorInPlace if it is an error instead of an answer.
   */
  push(chunk: Buffer): Buffer;
  /** True once the provider's last event has arrived. A stream that ends earlier was cut off. */
  readonly isComplete: boolean;
}
