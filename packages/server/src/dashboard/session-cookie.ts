import { CannotOpen, type SecretBox } from '@redoubt/secrets';
import type { ServiceContext } from '../context.ts';

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
  readonly by: SignInWay;
  /** The mark of the password that opened the session. */
  readonly mark?: string | undefined;
}

/** How a browser signed in. The key of a session by a password or a link was made for it, and is the operator's. */
export type SignInWay = 'key' | 'password' | 'link';

/** A session to begin. */
interface NewSession {
  readonly key: string;
  readonly by: SignInWay;
  readonly expiresAt: Date;
}

/** Seals and opens the sessions of browsers. Nothing is stored, so every node can open the sessions of the others. */
export interface SessionCookies {
  /** Returns when a session that begins now ends. */
  endOfSession(): Date;
  /** Returns the value of `Set-Cookie` that signs a browser in. */
  issue(session: NewSession, isSecure: boolean): string;
  /** Returns the value of `Set-Cookie` that signs a browser out. */
  clear(isSecure: boolean): string;
  /** Returns the session of a `Cookie` header. Undefined if it has none, or one that is over or was not made here. */
  read(header: string | undefined): Sealed | undefined;
}

type Parts = Pick<ServiceContext, 'clock'> & {
  readonly secrets: SecretBox;
  readonly config: Pick<ServiceContext['config'], 'adminPassword'>;
};

/** Sessions that an earlier password opened are no longer sessions. */
export function createSessionCookies({ secrets, clock, config }: Parts): SessionCookies {
  const mark = config.adminPassword?.mark;
  const isOver = (session: Sealed) =>
    session.expiresAt <= clock().getTime() || (session.by === 'password' && session.mark !== mark);
  return {
    endOfSession: () => new Date(clock().getTime() + MAX_AGE_S * 1_000),
    issue({ key, by, expiresAt }, isSecure) {
      const session: Sealed = { key, expiresAt: expiresAt.getTime(), by, ...(by === 'password' && { mark }) };
      const maxAge = Math.max(0, Math.ceil((expiresAt.getTime() - clock().getTime()) / 1_000));
      return cookieOf(secrets.seal(JSON.stringify(session), place), maxAge, isSecure);
    },
    clear: (isSecure) => cookieOf('', 0, isSecure),
    read(header) {
      const value = cookieIn(header);
      if (value === undefined) return undefined;
      try {
        const session: Sealed = JSON.parse(secrets.open(value, place));
        return isOver(session) ? undefined : session;
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
