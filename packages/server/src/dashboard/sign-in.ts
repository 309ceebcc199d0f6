import type { KeyHolder } from '@redoubt/store';
import { hashSecret } from '../accounts/issue-key.ts';
import type { KeyCache } from '../accounts/key-cache.ts';
import type { ServiceContext } from '../context.ts';
import { Failure } from '../errors.ts';
import { holderOf } from '../http/authenticate.ts';
import { homePlace, issueSessionKey } from './admin-session.ts';
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

/** Passwords that are checked at once, and wait to be. Each check takes 32 MiB and a tenth of a second of a processor. */
const MAX_CHECKS = 8;

interface Parts {
  readonly context: ServiceContext;
  readonly keys: KeyCache;
  /** When a session that begins now ends. */
  readonly endOfSession: () => Date;
}

/** Checks credentials. Passwords count apart from keys and links, so that who tries passwords keeps no key out. */
export class SignIns {
  readonly #parts: Parts;
  readonly #failedKeys = new FailedSignIns();
  readonly #failedPasswords = new FailedSignIns();
  /** Passwords are checked one after the other. */
  #checking: Promise<unknown> = Promise.resolve();
  #checks = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws 401 for wrong credentials, and 429 for too many wrong ones of an address. */
  signIn(credentials: Credentials, address: string): Promise<SignedIn> {
    if ('password' in credentials) return this.#byPassword(credentials.password, address);
    const proving = 'key' in credentials ? this.#byKey(credentials.key.trim()) : this.#byLink(credentials.link);
    return this.#counting(proving, address);
  }

  /** Throws 429 if the address has to wait. The answer must not tell whether credentials were right, so it comes first. */
  refuseTooMany(credentials: Credentials, address: string): void {
    const failed = 'password' in credentials ? this.#failedPasswords : this.#failedKeys;
    const waitMs = failed.waitMs(address, performance.now());
    if (waitMs === 0) return;
    const seconds = Math.ceil(waitMs / 1_000);
    throw new Failure('rate_limited', `Too many failed sign-ins from this address; try again in ${seconds} s`, {
      headers: { 'retry-after': String(seconds) },
    });
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
    const { keys, endOfSession } = this.#parts;
    return { holder: await holderOf(key, 'any', keys), secret: key, by: 'key', expiresAt: endOfSession() };
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

  async #byPassword(password: string, address: string): Promise<SignedIn> {
    const { context, endOfSession } = this.#parts;
    // Counted before the check, which takes long: of many at once, only the first few are checked.
    this.#failedPasswords.add(address, performance.now());
    if (!(await this.#matches(password))) {
      context.log.warn({ address }, 'a sign-in with a wrong password');
      throw new Failure('unknown_key', 'The password is wrong', { detail: { header: 'apikey' } });
    }
    this.#failedPasswords.forget(address);
    const place = await homePlace(context);
    return issueSessionKey({ place, by: 'password', expiresAt: endOfSession() }, context);
  }

  async #matches(password: string): Promise<boolean> {
    const set = this.#parts.context.config.adminPassword;
    if (!set) {
      throw new Failure(
        'forbidden',
        'No password is set; sign in with a key, or set REDOUBT_ADMIN_PASSWORD and start the service again',
        { detail: { needed: ['operator'], scopes: [] } },
      );
    }
    if (this.#checks >= MAX_CHECKS) {
      const headers = { 'retry-after': '2' };
      throw new Failure('not_ready', 'Too many passwords are being checked; try again in 2 s', { headers });
    }
    this.#checks++;
    const check = this.#checking.then(() => set.matches(password));
    this.#checking = check.catch(() => undefined);
    return check.finally(() => {
      this.#checks--;
    });
  }
}
