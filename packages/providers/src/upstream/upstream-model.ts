import type { ProviderDialect } from '@redoubt/contract';
import type { CallTimeouts } from '../http/exchange.ts';
import type { RelayTransport } from '../http/transport.ts';
import type { JsonObject } from '../json/exact-json.ts';
import type { AnswerRoom } from './answer-room.ts';

/** A saved model in the form that the proxy uses. */
export interface UpstreamModel {
  /** Different for every revision. The circuit and the rotation of keys are stored under it. */
  readonly id: string;
  /** The saved name, for logs and messages. */
  readonly name: string;
  readonly dialect: ProviderDialect;
  /** The provider, such as `azure_openai`, for logs and spans. */
  readonly provider: string;
  /** The provider's name of the model. If absent, the name that the client sent is used. */
  readonly model?: string | undefined;
  /** Base URL of the API (`https://api.openai.com/v1`). It may end in the path of a call and may have a query. */
  readonly baseUrl: string;
  /** Paths after the base URL. If absent, the dialect's paths are used. */
  readonly paths?: { readonly chat?: string | undefined; readonly completions?: string | undefined } | undefined;
  /** Header and prefix of the key. If absent, the dialect's are used. */
  readonly auth?: { readonly header: string; readonly prefix: string } | undefined;
  /** Keys, used in rotation. Empty if the provider needs none. */
  readonly apiKeys: readonly string[];
  /** Headers of every call. They override other headers of the same name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Default members of the body, used if the client did not send them. */
  readonly defaults?: JsonObject | undefined;
  readonly ratePerMinute?: number | undefined;
  /** Azure's `api-version`. */
  readonly apiVersion?: string | undefined;
}

/** The calls that the proxy makes, by their paths in OpenAI's API. */
export type CallPath =
  | 'chat/completions'
  | 'completions'
  | 'models'
  | 'embeddings'
  | 'rerank'
  | 'images/generations'
  | 'audio/speech'
  | 'audio/transcriptions'
  | 'messages/count_tokens';

/** A recording that goes with a call. Its bytes travel beside the body, so that nobody has to read them as JSON. */
export interface SentRecording {
  readonly bytes: Uint8Array;
  /** The ending of its name, such as `mp3`. Providers go by it. Empty if the client did not say it. */
  readonly format: string;
  readonly mediaType: string;
}

/** A client's request. */
export interface ProviderCall {
  readonly path: CallPath;
  /** The JSON body to send, in which only the model's name may change. Empty for `models`. */
  readonly body: Buffer;
  readonly isStream: boolean;
  /** Names of members that are meant for this service and not for the provider. */
  readonly ownMembers?: ReadonlySet<string> | undefined;
  /** The client's headers that are passed on to the provider, with names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly timeouts?: CallTimeouts | undefined;
  /** What `audio/transcriptions` writes down. */
  readonly recording?: SentRecording | undefined;
}

/** How often a call is tried at most. What is undefined is as for every call. */
export interface CallTries {
  readonly perModel: number | undefined;
  /** Over all models. */
  readonly inAll: number | undefined;
}

/** A request and the models to try. */
export interface AskedModels {
  /** The first model, followed by its fallbacks. */
  readonly models: readonly UpstreamModel[];
  readonly call: ProviderCall;
  /** The bridges that the call may use. */
  readonly relay?: RelayTransport | undefined;
  /** How often the call is tried, where it is less than every call may be. */
  readonly tries?: CallTries | undefined;
  /** The room for an answer that is kept whole. Without it, only the caller's own limit holds. */
  readonly room?: AnswerRoom | undefined;
}
