import { type CallOf, type Contract, contract, type Endpoint, type ResponseOf } from '@redoubt/contract';
import { type AnyCall, type ClientOptions, request } from './request.ts';

type OperationCall<E extends Endpoint> =
  Record<string, never> extends CallOf<E>
    ? (call?: CallOf<E>) => Promise<ResponseOf<E>>
    : (call: CallOf<E>) => Promise<ResponseOf<E>>;

/** One function per operation of the contract, in the contract's groups. */
export type Client = {
  [G in keyof Contract]: {
    [N in keyof Contract[G]]: Contract[G][N] extends Endpoint ? OperationCall<Contract[G][N]> : never;
  };
};

/** Makes a client of the service. Its functions reject with ServiceError for every failure that the service answers. */
export function createClient(options: ClientOptions): Client {
  const groups = Object.entries(contract).map(([group, endpoints]) => [
    group,
    Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [
        name,
        (call: AnyCall = {}) => send(options, endpoint, call),
      ]),
    ),
  ]);
  return clientOf(groups);
}

/** The cast is safe because the functions are made from the same contract as the type. */
const clientOf = (groups: unknown[][]): Client => Object.fromEntries(groups) as Client;

async function send(options: ClientOptions, endpoint: Endpoint, call: AnyCall): Promise<unknown> {
  const response = await request(options, endpoint, call);
  return endpoint.response.parse(await response.json());
}
