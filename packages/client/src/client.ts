import type {
  CallOf,
  Contract,
  DetectionOf,
  DetectorName,
  EnabledDetectors,
  Endpoint,
  ResponseOf,
} from '@redoubt/contract';
import { rememberCredits } from './credits.ts';
import type { ClientOptions } from './options.ts';
import { type AnyCall, type CallOptions, request } from './request.ts';
import { type Route, routes } from './routes.ts';

type Operation<E extends Endpoint> =
  Record<string, never> extends CallOf<E>
    ? (call?: CallOf<E>, options?: CallOptions) => Promise<ResponseOf<E>>
    : (call: CallOf<E>, options?: CallOptions) => Promise<ResponseOf<E>>;

/** Judging a text. The verdict of each detector that is enabled by name is certain to be there. */
type ExactDetect = <N extends DetectorName>(
  call: { readonly body: { readonly text: string; readonly detectors: EnabledDetectors<N> } },
  options?: CallOptions,
) => Promise<DetectionOf<N> & Pick<ResponseOf<Contract['guardrails']['detect']>, 'warnings'>>;

/** One function per operation of the contract, in the contract's groups. */
export type Client = { readonly guardrails: { readonly detect: ExactDetect } } & {
  [G in keyof Contract]: {
    [N in keyof Contract[G]]: Contract[G][N] extends Endpoint ? Operation<Contract[G][N]> : never;
  };
};

/** Makes a client of the service. Its functions reject with ServiceError for every failure that the service answers. */
export function createClient(options: ClientOptions): Client {
  const groups = Object.entries(routes).map(([group, operations]) => [
    group,
    Object.fromEntries(
      Object.entries(operations).map(([name, route]: [string, Route]) => [
        name,
        (call: AnyCall = {}, perCall: CallOptions = {}) => send(options, route, call, perCall),
      ]),
    ),
  ]);
  // The cast: a test holds the table of routes against the contract that makes the type.
  return Object.fromEntries(groups) as Client;
}

async function send(options: ClientOptions, route: Route, call: AnyCall, perCall: CallOptions): Promise<unknown> {
  const response = await request(options, route, call, perCall);
  const answer: unknown = await response.json();
  rememberCredits(answer, response.headers, options);
  return answer;
}
