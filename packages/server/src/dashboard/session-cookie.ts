import { CannotOpen, type SecretBox } from '@redoubt/secrets';
import type { ServiceContext } from '../context.ts';
import { type CookieSite, cookieIn, setCookie } from './cookie-site.ts';

/** The cookie of a signed-in browser. It holds the sealed key of its session. */
const NAME = 'redoubt_session';
const FORM = 2;
const HOURS = 12;
const MAX_AGE_S = HOURS * 60 * 60;
const place = { purpose: 'dashboard session', ownerId: 'browser' } as const;

/** What a cookie holds while it is sealed. */
interface Sealed {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly by: SignInWay;
  /** Absent in cookies of versions that sealed the caller's own key, which nothing could end. */
  readonly form?: typeof FORM;
  /** The mark of the password that opened the session. */
  readonly mark?: string | undefined;
}

/**
 * How a browser signed in. By a key, the key of the session stands for it. By a password or a link it is the
 * operator's.
 */
export type SignInWay = 'key' | 'password' | 'link';

/** A session to begin. */
interface NewSession {
  readonly key: string;
  readonly by: SignInWay;
  readonly expiresAt: Date;
}

/** Seals and opens the cookies of sessions. Every node can open those of the others. */
export interface SessionCookies {
  /** Returns when a session that begins now ends. */
  endOfSession(): Date;
  /** Returns the value of `Set-Cookie` that signs a browser in. */
  issue(session: NewSession, site: CookieSite): string;
  /** Returns the value of `Set-Cookie` that signs a browser out. */
  clear(site: CookieSite): string;
  /** Returns the session of a `Cookie` header. Undefined if it has none, or one that is over or was not made here. */
  read(header: string | undefined, site: CookieSite): Sealed | undefined;
}

type Parts = Pick<ServiceContext, 'clock'> & {
  readonly secrets: SecretBox;
  readonly config: Pick<ServiceContext['config'], 'adminPassword'>;
};

/** Sessions that an earlier password opened are no longer sessions. */
export function createSessionCookies({ secrets, clock, config }: Parts): SessionCookies {
  const mark = config.adminPassword?.mark;
  const isOver = (session: Sealed) =>
    session.form !== FORM ||
    session.expiresAt <= clock().getTime() ||
    (session.by === 'password' && session.mark !== mark);
  return {
    endOfSession: () => new Date(clock().getTime() + MAX_AGE_S * 1_000),
    issue({ key, by, expiresAt }, site) {
      const session: Sealed = {
        key,
        expiresAt: expiresAt.getTime(),
        by,
        form: FORM,
        ...(by === 'password' && { mark }),
      };
      const maxAge = Math.max(0, Math.ceil((expiresAt.getTime() - clock().getTime()) / 1_000));
      return setCookie(NAME, secrets.seal(JSON.stringify(session), place), maxAge, site);
    },
    clear: (site) => setCookie(NAME, '', 0, site),
    read(header, site) {
      const value = cookieIn(header, NAME, site);
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
