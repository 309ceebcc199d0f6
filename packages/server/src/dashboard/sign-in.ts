import type { KeyHolder } from '@redoubt/store';
import { hashSecret } from '../accounts/issue-key.ts';
import type { KeyCache } from '../accounts/key-cache.ts';
import type { ServiceContext } from '../context.ts';
import { Failure } from '../errors.ts';
import { holderOf } from '../http/authenticate.ts';
import { homePlace, issueKeySession, issueSessionKey } from './admin-session.ts';
import { FailedSignIns } from './failed-sign-ins.ts';
import type { SignInWay } from './session-cookie.ts';

/** What a browser signs in with. */
export type Credentials = { readonly key: string } | { readonly password: string } | { readonly link: string };

/** Who signed in, and the key of the session. */
export interface SignedIn {
  readonly holder: KeyHolder;
  readonly secret: string;
  readonly by: SignInWay;
  readonly expiresAt: Date;
}

/** Who signs in, as far as failures are counted by it. */
export interface SigningIn {
  /** The address of the network that the request came from. */
  readonly address: string;
  /** The id of a browser in which the password was right once. */
  readonly knownId: string | undefined;
}

/** Passwords that are checked at once, and wait to be. Each check takes 32 MiB and a tenth of a second of a processor. */
const MAX_CHECKS = 8;

interface Parts {
  readonly context: ServiceContext;
  readonly keys: KeyCache;
  /** When a session that begins now ends. */
  readonly endOfSession: () => Date;
}

/**
 * Checks credentials. Wrong passwords, wrong keys and known browsers are counted apart from each other, so that none
 * keeps the others out. Links are not counted: they have 256 random bits, and the operator needs one where all else is
 * full of others' mistakes.
 */
export class SignIns {
  readonly #parts: Parts;
  readonly #failedKeys = new FailedSignIns();
  readonly #failedPasswords = new FailedSignIns();
  readonly #failedInKnown = new FailedSignIns();
  readonly #checks = new PasswordChecks();
  readonly #knownChecks = new PasswordChecks();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws 401 for wrong credentials, and 429 for too many wrong ones of an address. */
  signIn(credentials: Credentials, who: SigningIn): Promise<SignedIn> {
    if ('password' in credentials) return this.#byPassword(credentials.password, who);
    if ('link' in credentials) return this.#byLink(credentials.link);
    return this.#counting(this.#byKey(credentials.key.trim()), who.address);
  }

  /** Throws 429 if the address has to wait. The answer must not tell whether credentials were right, so it comes first. */
  refuseTooMany(credentials: Credentials, who: SigningIn): void {
    if ('link' in credentials) return;
    const [failed, name] = 'password' in credentials ? this.#passwordsOf(who) : [this.#failedKeys, who.address];
    const waitMs = failed.waitMs(name, performance.now());
    if (waitMs === 0) return;
    const seconds = Math.ceil(waitMs / 1_000);
    throw new Failure('rate_limited', `Too many failed sign-ins from this address; try again in ${seconds} s`, {
      headers: { 'retry-after': String(seconds) },
    });
  }

  /** The counter of wrong passwords, and the name that it counts by. */
  #passwordsOf({ address, knownId }: SigningIn): [failed: FailedSignIns, name: string] {
    return knownId === undefined ? [this.#failedPasswords, address] : [this.#failedInKnown, knownId];
  }

  async #counting(proving: Promise<SignedIn>, address: string): Promise<SignedIn> {
    try {
      return await proving;
    } catch (refused) {
      this.#failedKeys.add(address, performance.now());
      throw refused;
    }
  }

  async #byKey(key: string): Promise<SignedIn> {
    const { keys, endOfSession, context } = this.#parts;
    return issueKeySession(await holderOf(key, 'any', keys), endOfSession(), context);
  }

  async #byLink(link: string): Promise<SignedIn> {
    const { context, endOfSession } = this.#parts;
    const place = await context.store.keys.takeLink(hashSecret(link));
    if (!place) {
      throw new Failure(
        'unknown_key',
        `The sign-in link was used, or is older than 15 minutes; "${context.command} admin link" prints another on the machine of the service`,
        { detail: { header: 'apikey' } },
      );
    }
    return issueSessionKey({ place, by: 'link', expiresAt: endOfSession() }, context);
  }

  async #byPassword(password: string, who: SigningIn): Promise<SignedIn> {
    const { context, endOfSession } = this.#parts;
    // Counted before the check, which takes long: of many at once, only the first few are checked.
    const [failed, name] = this.#passwordsOf(who);
    failed.add(name, performance.now());
    const checks = who.knownId === undefined ? this.#checks : this.#knownChecks;
    if (!(await this.#matches(password, checks))) {
      context.log.warn({ address: who.address }, 'a sign-in with a wrong password');
      throw new Failure('unknown_key', 'The password is wrong', { detail: { header: 'apikey' } });
    }
    failed.forget(name);
    const place = await homePlace(context);
    return issueSessionKey({ place, by: 'password', expiresAt: endOfSession() }, context);
  }

  async #matches(password: string, checks: PasswordChecks): Promise<boolean> {
    const set = this.#parts.context.config.adminPassword;
    if (!set) {
      throw new Failure(
        'forbidden',
        'No password is set; sign in with a key, or set REDOUBT_ADMIN_PASSWORD and start the service again',
        { detail: { needed: ['operator'], scopes: [] } },
      );
    }
    return checks.run(() => set.matches(password));
  }
}

/** Checks passwords one after the other, and few of them. */
class PasswordChecks {
  #last: Promise<unknown> = Promise.resolve();
  #count = 0;

  /** Throws 503 if too many checks wait. */
  run(matches: () => Promise<boolean>): Promise<boolean> {
    if (this.#count >= MAX_CHECKS) {
      const headers = { 'retry-after': '2' };
      throw new Failure('not_ready', 'Too many passwords are being checked; try again in 2 s', { headers });
    }
    this.#count++;
    const check = this.#last.then(matches);
    this.#last = check.catch(() => undefined);
    return check.finally(() => {
      this.#count--;
    });
  }
}
