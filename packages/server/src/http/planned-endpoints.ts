import { planned } from '@redoubt/contract';
import type { Hono, Context as HonoContext } from 'hono';
import { Failure } from '../errors.ts';
import { errorBody } from './answer-failure.ts';
import { openExchange } from './mount.ts';

/** Answer 501 on every path that is specified and not built. */
export function mountPlanned(app: Hono): void {
  for (const { methods, path } of planned) app.on([...methods], path, (c) => answer(c));
}

function answer(c: HonoContext): Response {
  const message = `${c.req.method} ${c.req.path} is specified and not built yet; /openapi.json lists what is`;
  const { requestId, headers } = openExchange();
  const failure = new Failure('not_implemented', message);
  return Response.json(errorBody(failure, requestId), { status: failure.status, headers });
}
