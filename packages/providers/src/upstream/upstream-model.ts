import type { ProviderDialect } from '@redoubt/contract';
import type { CallTimeouts } from '../http/exchange.ts';
import type { JsonObject } from '../json/exact-json.ts';

/** A saved model as the proxy calls it. */
export interface UpstreamModel {
  /** Other for every revision: the circuit and the rotation of keys are kept by it. */
  readonly id: string;
  /** As it was saved, for logs and messages. */
  readonly name: string;
  readonly dialect: ProviderDialect;
  /** Whose model it is, such as `azure_openai`: for logs and spans. */
  readonly provider: string;
  /** The provider's name of the model; absent: the one that the client sent. */
  readonly model?: string | undefined;
  /** Base of the API (`https://api.openai.com/v1`), which may end in the path of a call and may carry a query. */
  readonly baseUrl: string;
  /** Paths after the base; absent: the dialect's. */
  readonly paths?: { readonly chat?: string | undefined; readonly completions?: string | undefined } | undefined;
  /** How the key travels; absent: the dialect's way. */
  readonly auth?: { readonly header: string; readonly prefix: string } | undefined;
  /** Used in turn; none where the provider asks for none. */
  readonly apiKeys: readonly string[];
  /** Sent with every call, over headers of the same name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Members of the body where the client sent none of that name. */
  readonly defaults?: JsonObject | undefined;
  readonly ratePerMinute?: number | undefined;
  /** Azure's `api-version`. */
  readonly apiVersion?: string | undefined;
}

/** The calls that the proxy makes, named as their paths in OpenAI's API. */
export type CallPath = 'chat/completions' | 'completions' | 'models';

/** What a client asked for. */
export interface ProviderCall {
  readonly path: CallPath;
  /** The JSON object as it is to be sent, but for the model's name; empty for `models`. */
  readonly body: Buffer;
  readonly isStream: boolean;
  /** Members of the body that are the service's own and not the provider's. */
  readonly ownMembers?: ReadonlySet<string> | undefined;
  /** Headers of the client that the provider is to see, names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly timeouts?: CallTimeouts | undefined;
}

/** What is asked, and of which models. */
export interface AskedModels {
  /** The first, and those to fall back on. */
  readonly models: readonly UpstreamModel[];
  readonly call: ProviderCall;
}
