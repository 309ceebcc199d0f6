import type { Context as HonoContext } from 'hono';
import { Failure } from '../errors.ts';
import type { Mountable } from './late-endpoints.ts';
import { openExchange } from './mount.ts';
import { successorHeaders } from './successor-headers.ts';

/** Returns the error body in the form that callers of the path expect. */
type BodyOf = (failure: Failure, requestId: string, path: string) => object;

/**
 * Handles requests that no route matched. The answer is 405 if the path exists for other methods, and 404 otherwise.
 */
export function unmatchedHandler(implementations: readonly Mountable[], bodyOf: BodyOf) {
  const routes = implementations.flatMap(({ endpoint }) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({ ...endpoint, pattern: patternOf(path) })),
  );
  return function unmatched(c: HonoContext): Response {
    const path = c.req.path.slice(0, 200);
    const known = routes.filter(({ pattern }) => pattern.test(path));
    const allowed = known.map(({ method }) => method);
    const successor = known[0]?.successor;
    const failure =
      allowed.length > 0
        ? new Failure('method_not_allowed', `${path} takes ${allowed.join(', ')}, not ${c.req.method}`, {
            headers: { allow: allowed.join(', ') },
          })
        : new Failure('not_found', `There is no ${path}; /openapi.json lists what there is`, {
            detail: { kind: 'path', name: path },
          });
    const { requestId, headers } = openExchange(successorHeaders(successor));
    const body = bodyOf(failure, requestId, path);
    return Response.json(body, { status: failure.status, headers: { ...headers, ...failure.headers } });
  };
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
