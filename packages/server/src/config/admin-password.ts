import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const MIN_LENGTH = 12;
const MAX_LENGTH = 256;

/** The work of one hash (OWASP, Password Storage Cheat Sheet): 32 MiB of memory, read three times. */
const costs = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1_024 * 1_024 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** A stored hash. It has no `$`, which shells and container files would replace. */
const STORED = /^scrypt:([A-Za-z0-9_-]{22}):([A-Za-z0-9_-]{43})$/;
const PREFIX = 'scrypt:';

interface Hashed {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** The operator's password. */
export interface AdminPassword {
  /** Whether a text is the password. It takes as long for any text. */
  matches(text: string): Promise<boolean>;
  /** Differs for each setting. It tells nothing of the password to whom it is shown, and ends sessions that an earlier one opened. */
  readonly mark: string;
}

/** Accepts a password of 12 to 256 characters, or what `hashPassword` returned. */
export const adminPassword = z
  .string()
  .min(MIN_LENGTH, `a password has at least ${MIN_LENGTH} characters`)
  .max(MAX_LENGTH, `a password has at most ${MAX_LENGTH} characters`)
  .refine(
    (text) => !text.startsWith(PREFIX) || STORED.test(text),
    'it begins like a hash and is none; copy the whole line that `redoubt admin password` prints',
  )
  .transform(passwordOf);

function passwordOf(setting: string): AdminPassword {
  let stored: Promise<Hashed> | undefined;
  return {
    async matches(text) {
      stored ??= storedIn(setting);
      const { salt, hash } = await stored;
      return timingSafeEqual(await derive(text, salt), hash);
    },
    mark: createHash('sha256').update(`admin password ${setting}`).digest('base64url').slice(0, 16),
  };
}

async function storedIn(setting: string): Promise<Hashed> {
  const [, salt, hash] = STORED.exec(setting) ?? [];
  if (salt !== undefined && hash !== undefined) {
    return { salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
  }
  const ownSalt = randomBytes(SALT_BYTES);
  return { salt: ownSalt, hash: await derive(setting, ownSalt) };
}

/** Returns a password in the form that settings may hold in its place. Throws RangeError if it is too short or too long. */
export async function hashPassword(password: string): Promise<string> {
  if (password.length < MIN_LENGTH || password.length > MAX_LENGTH) {
    throw new RangeError(`A password has ${MIN_LENGTH} to ${MAX_LENGTH} characters; this one has ${password.length}`);
  }
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt);
  return `${PREFIX}${salt.toString('base64url')}:${hash.toString('base64url')}`;
}

/** Keyboards write the same letter in several ways, so the text is normalised. */
function derive(text: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(text.normalize('NFKC'), salt, HASH_BYTES, costs, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
