import { CannotOpen, type SecretBox } from '@redoubt/secrets';

/** The cookie of a signed-in browser. It holds the sealed key. */
const NAME = 'redoubt_session';
const HOURS = 12;
const MAX_AGE_S = HOURS * 60 * 60;
const place = { purpose: 'dashboard session', ownerId: 'browser' } as const;

/** What a cookie holds while it is sealed. */
interface Sealed {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Seals and opens the sessions of browsers. Nothing is stored, so every node can open the sessions of the others. */
export interface SessionCookies {
  /** Returns the value of `Set-Cookie` that signs a browser in with a key, and when the session ends. */
  issue(key: string, isSecure: boolean): { cookie: string; expiresAt: Date };
  /** Returns the value of `Set-Cookie` that signs a browser out. */
  clear(isSecure: boolean): string;
  /** Returns the session of a `Cookie` header. Undefined if it has none, or one that is over or was not made here. */
  read(header: string | undefined): Sealed | undefined;
}

export function createSessionCookies({ secrets, clock }: { secrets: SecretBox; clock: () => Date }): SessionCookies {
  return {
    issue(key, isSecure) {
      const expiresAt = clock().getTime() + MAX_AGE_S * 1_000;
      const sealed = secrets.seal(JSON.stringify({ key, expiresAt } satisfies Sealed), place);
      return { cookie: cookieOf(sealed, MAX_AGE_S, isSecure), expiresAt: new Date(expiresAt) };
    },
    clear: (isSecure) => cookieOf('', 0, isSecure),
    read(header) {
      const value = cookieIn(header);
      if (value === undefined) return undefined;
      try {
        const session: Sealed = JSON.parse(secrets.open(value, place));
        return session.expiresAt > clock().getTime() ? session : undefined;
      } catch (error) {
        // A cookie of another installation, or one that somebody changed.
        if (error instanceof CannotOpen) return undefined;
        throw error;
      }
    },
  };
}

/** No page of another site makes the browser send the cookie, and no script can read it. */
function cookieOf(value: string, maxAge: number, isSecure: boolean): string {
  return `${NAME}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

function cookieIn(header = ''): string | undefined {
  const found = header.split(';').find((each) => each.trimStart().startsWith(`${NAME}=`));
  const value = found?.slice(found.indexOf('=') + 1).trim();
  return value === '' ? undefined : value;
}
