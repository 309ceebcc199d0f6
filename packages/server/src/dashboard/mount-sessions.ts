import type { HttpBindings } from '@hono/node-server';
import type { KeyHolder, Organisation } from '@redoubt/store';
import type { Hono, Context as HonoContext } from 'hono';
import { z } from 'zod';
import { hashSecret } from '../accounts/issue-key.ts';
import type { KeyCache } from '../accounts/key-cache.ts';
import type { ServiceContext } from '../context.ts';
import { Failure } from '../errors.ts';
import { holderOf } from '../http/authenticate.ts';
import { holdBody } from '../http/held-bodies.ts';
import { readJsonText } from '../http/read-body.ts';
import { sentKey } from '../http/sent-key.ts';
import { issueSessionKey, placeNamed } from './admin-session.ts';
import { PAGE_HEADER } from './admit-session.ts';
import { siteOf } from './cookie-site.ts';
import { createKnownBrowsers } from './known-browser.ts';
import type { SessionCookies, SignInWay } from './session-cookie.ts';
import { type SignedIn, SignIns } from './sign-in.ts';

/** Where a browser signs in and out. Part of the dashboard, not of the public API. */
const PATH = '/dashboard/session';
const MAX_BODY_BYTES = 4_096;
const secret = z.string().min(1).max(512);
const SignIn = z.union([
  z.strictObject({ key: secret }),
  z.strictObject({ password: secret }),
  z.strictObject({ link: secret }),
]);
const Move = z.strictObject({ organisation_id: z.string().max(100), project_id: z.string().max(100).optional() });

type Context = HonoContext<{ Bindings: Partial<HttpBindings> }>;

interface Sessions {
  readonly context: ServiceContext;
  readonly keys: KeyCache;
  readonly cookies: SessionCookies;
  /** What seals the cookies of known browsers. */
  readonly knownBy: Parameters<typeof createKnownBrowsers>[0];
}

/**
 * Mounts the sessions of browsers: `POST` signs in, `GET` says who is signed in, `DELETE` signs out. `POST …/project`
 * moves an operator's session to another project.
 */
export function mountSessions(app: Hono, parts: Sessions): void {
  const { context, keys, cookies } = parts;
  const browsers = createKnownBrowsers(parts.knownBy);
  const signIns = new SignIns({ context, keys, endOfSession: cookies.endOfSession });
  app.post(PATH, async (c: Context) => {
    refuseOtherSites(c);
    const site = siteOf(c.env.incoming, context);
    const browser = {
      address: c.env.incoming?.socket.remoteAddress ?? '',
      knownId: browsers.idOf(c.req.header('cookie'), site),
    };
    const credentials = await readBody(c, SignIn, context, 'A sign-in is {"key": "sk_…"} or {"password": "…"}');
    signIns.refuseTooMany(credentials, browser);
    const signedIn = await signIns.signIn(credentials, browser);
    if (signedIn.by !== 'key') await note('session.start', signedIn.holder, c, context);
    const response = await answerSession(signedIn, c, parts);
    if (signedIn.by === 'password' && browser.knownId === undefined) {
      response.headers.append('set-cookie', browsers.issue(site));
    }
    return response;
  });
  app.get(PATH, async (c: Context) => {
    const holder = await holderOf(sentKey(c.req.raw), 'any', keys);
    const session = cookies.read(c.req.header('cookie'), siteOf(c.env.incoming, context));
    const expires_at = session ? new Date(session.expiresAt).toISOString() : null;
    return answer({ ...(await shown(holder, session?.by ?? 'key', context)), expires_at });
  });
  app.delete(PATH, async (c: Context) => {
    refuseOtherSites(c);
    await endOwnKey(c, parts);
    return answer({ signed_out: true }, cookies.clear(siteOf(c.env.incoming, context)));
  });
  app.post(`${PATH}/project`, async (c: Context) => {
    refuseOtherSites(c);
    const { organisation_id, project_id } = await readBody(c, Move, context, 'A move is {"organisation_id": "org_…"}');
    const session = cookies.read(c.req.header('cookie'), siteOf(c.env.incoming, context));
    const holder = await holderOf(session?.key, 'any', keys);
    if (!session || session.by === 'key') throw onlyOperators(holder);
    const place = await placeNamed({ organisationId: organisation_id, projectId: project_id }, context);
    const expiresAt = new Date(session.expiresAt);
    const moved = await issueSessionKey({ place, by: session.by, expiresAt }, context);
    await context.store.keys.revoke(holder.key.id, holder.organisation.id);
    await note('session.move', moved.holder, c, context);
    return answerSession(moved, c, parts);
  });
}

/** Answers who is signed in, with the cookie of the session. */
async function answerSession(
  { holder, secret: key, by, expiresAt }: SignedIn,
  c: Context,
  { context, cookies }: Sessions,
): Promise<Response> {
  const cookie = cookies.issue({ key, by, expiresAt }, siteOf(c.env.incoming, context));
  return answer({ ...(await shown(holder, by, context)), expires_at: expiresAt.toISOString() }, cookie);
}

/** Revokes the key of the session, so that a copy of the cookie is worth nothing. */
async function endOwnKey(c: Context, { context, keys, cookies }: Sessions): Promise<void> {
  const session = cookies.read(c.req.header('cookie'), siteOf(c.env.incoming, context));
  if (!session) return;
  if (session.by === 'key') {
    await context.store.keys.endSession(hashSecret(session.key));
    return;
  }
  const holder = await keys.find(session.key);
  if (!holder) return;
  await context.store.keys.revoke(holder.key.id, holder.organisation.id);
  await note('session.end', holder, c, context);
}

/** Writes into the audit of the organisation that a session began, moved there, or ended. */
async function note(action: string, holder: KeyHolder, c: Context, { store }: ServiceContext): Promise<void> {
  const operator = await store.accounts.findOperator();
  await store.audit.add({
    organisationId: holder.organisation.id,
    projectName: holder.project.name,
    action,
    subject: `from ${c.env.incoming?.socket.remoteAddress ?? 'an unknown address'}`,
    actor: { keyId: holder.key.id, name: holder.key.name, organisation: operator?.name ?? '' },
    requestId: null,
    changes: [],
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

const onlyOperators = ({ key }: KeyHolder) =>
  new Failure('forbidden', 'This session has the project of its key; sign in with a key of the other project', {
    detail: { needed: ['operator'], scopes: [...key.scopes] },
  });

async function readBody<T>(c: Context, schema: z.ZodType<T>, { config }: ServiceContext, form: string): Promise<T> {
  const held = holdBody(config, '');
  try {
    const text = await readJsonText(c.req.raw, { maxBytes: MAX_BODY_BYTES, setting: 'a sign-in', held });
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    // The cause quotes the body, and with it perhaps a secret.
    throw new Failure('invalid_request', form);
  } finally {
    held.release();
  }
}

async function shown({ key, project, organisation }: KeyHolder, by: SignInWay, context: ServiceContext) {
  const operator = by === 'key' ? undefined : await context.store.accounts.findOperator();
  return {
    signed_in_by: by,
    key: { key_id: key.id, name: key.name, prefix: key.prefix, scopes: key.scopes },
    project: { project_id: project.id, name: project.name },
    organisation: organisationOf(organisation),
    // An operator's session may work in any organisation, and comes back to this one.
    operator: operator ? organisationOf(operator) : null,
    brand: context.config.brand,
    version: context.version,
  };
}

const organisationOf = ({ id, name, isOperator }: Organisation) => ({
  organisation_id: id,
  name,
  is_operator: isOperator,
});
