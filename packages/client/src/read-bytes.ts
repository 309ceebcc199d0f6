import type { ClientOptions } from './options.ts';
import { type AnyCall, request } from './request.ts';
import type { Route } from './routes.ts';

/** Reads an answer that is bytes, such as a picture of a run. Rejects with ServiceError. */
export async function readBytes(
  options: ClientOptions,
  route: Route,
  { accept, ...call }: AnyCall & { readonly accept: string },
): Promise<Uint8Array> {
  const response = await request(options, route, call, { headers: { accept } });
  return new Uint8Array(await response.arrayBuffer());
}
