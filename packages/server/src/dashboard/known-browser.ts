import { randomUUID } from 'node:crypto';
import { CannotOpen, type SecretBox } from '@redoubt/secrets';
import type { ServiceContext } from '../context.ts';
import { type CookieSite, cookieIn, setCookie } from './cookie-site.ts';

/** The cookie of a browser in which the operator's password was right once. */
const NAME = 'redoubt_known_browser';
const MAX_AGE_S = 180 * 24 * 60 * 60;
const place = { purpose: 'known browser', ownerId: 'browser' } as const;

/** What the cookie holds while it is sealed. */
interface Sealed {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Recognises browsers in which the operator's password was right once ("device cookies", OWASP). Their wrong passwords
 * are counted apart from those of everybody else, who may come from the same address behind a proxy.
 */
export interface KnownBrowsers {
  /** Returns the value of `Set-Cookie` that makes a browser known. */
  issue(site: CookieSite): string;
  /** Returns the id of the browser, or undefined if it is not known. */
  idOf(header: string | undefined, site: CookieSite): string | undefined;
}

type Parts = Pick<ServiceContext, 'clock'> & { readonly secrets: SecretBox };

export function createKnownBrowsers({ secrets, clock }: Parts): KnownBrowsers {
  return {
    issue(site) {
      const sealed: Sealed = { id: randomUUID(), expiresAt: clock().getTime() + MAX_AGE_S * 1_000 };
      return setCookie(NAME, secrets.seal(JSON.stringify(sealed), place), MAX_AGE_S, site);
    },
    idOf(header, site) {
      const value = cookieIn(header, NAME, site);
      if (value === undefined) return undefined;
      try {
        const { id, expiresAt }: Sealed = JSON.parse(secrets.open(value, place));
        return expiresAt > clock().getTime() ? id : undefined;
      } catch (error) {
        // A cookie of another installation, or one that somebody changed.
        if (error instanceof CannotOpen) return undefined;
        throw error;
      }
    },
  };
}
