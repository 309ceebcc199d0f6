/** How a client reaches a service. */
export interface ClientOptions {
  /** Where the service answers, such as `http://127.0.0.1:8787`. Default: the origin of the page, in a browser. */
  readonly baseUrl?: string;
  /** Absent where something else names the caller, such as the session of a page that the service serves. */
  readonly apiKey?: string;
  /** The brand of the service, which names its headers. Default `service`. */
  readonly brand?: string;
  /** Replaces the global fetch, for tests and proxies. */
  readonly fetch?: typeof globalThis.fetch;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with each response, also with those of failures. */
  readonly onResponse?: (response: Response) => void;
  /** How often a call is sent again where that is safe. Default 2. */
  readonly retries?: number;
}
