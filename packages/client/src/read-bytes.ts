import type { Contract } from '@redoubt/contract';
import { type AnyCall, type ClientOptions, request } from './request.ts';

/** Reads an answer that is bytes, such as a picture of a run. Rejects with ServiceError. */
export async function readBytes(
  options: ClientOptions,
  endpoint: Contract['rt']['getMedium'],
  { accept, ...call }: AnyCall & { readonly accept: string },
): Promise<Uint8Array> {
  const response = await request(options, endpoint, call, { headers: { accept } });
  return new Uint8Array(await response.arrayBuffer());
}
