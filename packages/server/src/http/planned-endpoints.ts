import { type Planned, planned } from '@redoubt/contract';
import type { Hono, Context as HonoContext } from 'hono';
import { Failure } from '../errors.ts';
import { errorBody } from './answer-failure.ts';
import { openExchange } from './mount.ts';
import { successorHeaders } from './successor-headers.ts';

/** Answer 501 on every path that is specified and not built. */
export function mountPlanned(app: Hono): void {
  for (const row of planned) app.on([...row.methods], row.path, (c) => answer(c, row));
}

function answer(c: HonoContext, { successor }: Planned): Response {
  const because = successor ? `: its successor ${successor} is not either` : '';
  const message = `${c.req.method} ${c.req.path} is specified and not built yet${because}; /openapi.json lists what is`;
  const { requestId, headers } = openExchange(successorHeaders(successor));
  const failure = new Failure('not_implemented', message);
  return Response.json(errorBody(failure, requestId), { status: failure.status, headers });
}
