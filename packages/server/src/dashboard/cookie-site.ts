import type { IncomingMessage } from 'node:http';
import type { ServiceContext } from '../context.ts';

/** Where a browser reaches the service, as far as a cookie depends on it. */
export interface CookieSite {
  /** True where callers reach the service over https. */
  readonly isSecure: boolean;
  /** The port that the browser asked, by the header `Host`. A load balancer may send a call to any port of a node. */
  readonly port: number;
}

/** Returns the site of a request. Behind a proxy that ends TLS, `REDOUBT_PUBLIC_URL` says that it is https. */
export function siteOf(
  request: Pick<IncomingMessage, 'headers'> | undefined,
  { config }: { readonly config: Pick<ServiceContext['config'], 'publicUrl'> },
): CookieSite {
  return { isSecure: config.publicUrl?.startsWith('https:') ?? false, port: portOf(request?.headers.host) };
}

/** Returns the port of a `Host` header, 80 without one. */
const portOf = (host = ''): number => Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 80);

/**
 * Returns the name of a cookie on a site. With `__Host-` (RFC 6265bis, section 4.1.3.2) no other host of the same
 * domain can set it. Browsers do not tell ports apart, so without TLS the port is part of the name: two services on one
 * machine do not sign each other out.
 */
const cookieName = (name: string, { isSecure, port }: CookieSite): string =>
  isSecure ? `__Host-${name}` : `${name}_${port}`;

/** Returns a `Set-Cookie`. No page of another site makes the browser send the cookie, and no script can read it. */
export function setCookie(name: string, value: string, maxAgeSeconds: number, site: CookieSite): string {
  const secure = site.isSecure ? '; Secure' : '';
  return `${cookieName(name, site)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** Returns the value of a cookie in a `Cookie` header. Undefined if it is not there or empty. */
export function cookieIn(header: string | undefined, name: string, site: CookieSite): string | undefined {
  const begin = `${cookieName(name, site)}=`;
  const found = header?.split(';').find((each) => each.trimStart().startsWith(begin));
  const value = found?.slice(found.indexOf('=') + 1).trim();
  return value === '' ? undefined : value;
}
