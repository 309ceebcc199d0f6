import type { HttpBindings } from '@hono/node-server';
import type { KeyHolder } from '@redoubt/store';
import type { Hono, Context as HonoContext } from 'hono';
import { z } from 'zod';
import type { KeyCache } from '../accounts/key-cache.ts';
import type { ServiceContext } from '../context.ts';
import { Failure } from '../errors.ts';
import { holderOf, sentKey } from '../http/authenticate.ts';
import { holdBody } from '../http/held-bodies.ts';
import { readJsonText } from '../http/read-body.ts';
import { PAGE_HEADER } from './admit-session.ts';
import { FailedSignIns } from './failed-sign-ins.ts';
import type { SessionCookies } from './session-cookie.ts';

/** Where a browser signs in and out. Part of the dashboard, not of the public API. */
const PATH = '/dashboard/session';
const MAX_BODY_BYTES = 4_096;
const SignIn = z.strictObject({ key: z.string().min(1).max(512) });

type Context = HonoContext<{ Bindings: Partial<HttpBindings> }>;

interface Sessions {
  readonly context: ServiceContext;
  readonly keys: KeyCache;
  readonly cookies: SessionCookies;
}

/** Mounts the sessions of browsers: `POST` signs in with a key, `GET` says who is signed in, `DELETE` signs out. */
export function mountSessions(app: Hono, { context, keys, cookies }: Sessions): void {
  const failed = new FailedSignIns();
  app.post(PATH, async (c: Context) => {
    refuseOtherSites(c);
    const address = c.env.incoming?.socket.remoteAddress ?? '';
    refuseTooMany(failed.waitMs(address, performance.now()));
    const key = await readKey(c, context);
    const holder = await Promise.resolve(holderOf(key, 'any', keys)).catch((refused: unknown) => {
      failed.add(address, performance.now());
      throw refused;
    });
    const { cookie, expiresAt } = cookies.issue(key, isSecure(c, context));
    return answer({ ...shown(holder, context), expires_at: expiresAt.toISOString() }, cookie);
  });
  app.get(PATH, async (c: Context) => {
    const holder = await holderOf(sentKey(c.req.raw), 'any', keys);
    const session = cookies.read(c.req.header('cookie'));
    return answer({
      ...shown(holder, context),
      expires_at: session ? new Date(session.expiresAt).toISOString() : null,
    });
  });
  app.delete(PATH, (c: Context) => {
    refuseOtherSites(c);
    return answer({ signed_out: true }, cookies.clear(isSecure(c, context)));
  });
}

function answer(body: object, cookie?: string): Response {
  const headers = { 'cache-control': 'no-store', ...(cookie !== undefined && { 'set-cookie': cookie }) };
  return Response.json(body, { headers });
}

function refuseOtherSites(c: Context): void {
  if (c.req.header(PAGE_HEADER) !== undefined) return;
  throw new Failure('invalid_header', `The header "${PAGE_HEADER}" is missing; only the pages of the service sign in`, {
    detail: { header: PAGE_HEADER },
  });
}

function refuseTooMany(waitMs: number): void {
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1_000);
  throw new Failure('rate_limited', `Too many failed sign-ins from this address; try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
  });
}

async function readKey(c: Context, { config }: ServiceContext): Promise<string> {
  const held = holdBody(config);
  try {
    const text = await readJsonText(c.req.raw, { maxBytes: MAX_BODY_BYTES, setting: 'a sign-in', held });
    return SignIn.parse(JSON.parse(text)).key.trim();
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure('invalid_request', 'A sign-in is {"key": "sk_…"}', { cause });
  } finally {
    held.release();
  }
}

/** A cookie of an encrypted connection is not sent over another. */
function isSecure(c: Context, { config }: ServiceContext): boolean {
  return (config.publicUrl ?? c.req.url).startsWith('https:');
}

function shown({ key, project, organisation }: KeyHolder, { config, version }: ServiceContext) {
  return {
    key: { key_id: key.id, name: key.name, prefix: key.prefix, scopes: key.scopes },
    project: { project_id: project.id, name: project.name },
    organisation: { organisation_id: organisation.id, name: organisation.name, is_operator: organisation.isOperator },
    brand: config.brand,
    version,
  };
}
