import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/**
 * What a sealed text is used for. It opens only with the same purpose and owner, so that the secret of one row cannot
 * be used in another.
 */
export interface SecretPlace {
  /** For example `webhook secret`. */
  readonly purpose: string;
  /** Id of the organisation, run or row that it belongs to. */
  readonly ownerId: string;
}

/**
 * Encrypts secrets for the store. A sealed text can be read only with a master key, and any change to it is detected.
 */
export interface SecretBox {
  /**
   * Encrypts a text. Throws BadKeyFile. Safe for 2^32 texts per master key (NIST SP 800-38D, 8.3: random 96-bit
   * nonces).
   */
  seal(text: string, place: SecretPlace): string;
  /** Decrypts a sealed text. Throws CannotOpen and BadKeyFile. */
  open(sealed: string, place: SecretPlace): string;
  /**
   * Seals the text again with the first key. Never creates a key. Returns undefined if the first key has sealed it
   * already. Throws CannotOpen and BadKeyFile.
   */
  renew(sealed: string, place: SecretPlace): string | undefined;
}

/**
 * Returns the master keys. The first key seals, all keys open. For `seal` the source may create a first key; for `open`
 * it must not.
 */
export type KeySource = (use: 'seal' | 'open') => readonly Uint8Array[];

const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Creates a box. Its sealed texts have the form `v1.<key id>.<base64url of nonce, ciphertext and tag>`. */
export function createSecretBox(keysFor: KeySource): SecretBox {
  const open = (sealed: string, place: SecretPlace): string => {
    const { keyId, body } = partsOf(sealed, place);
    const key = keysFor('open').find((each) => keyIdOf(each) === keyId);
    if (key) return openWith(key, body, place);
    throw new CannotOpen(
      `The ${place.purpose} of ${place.ownerId} was sealed with the key ${keyId}, which is not here; add that key to REDOUBT_SECRET_KEY (every node needs the same keys), or set the secret anew`,
    );
  };
  return {
    open,
    seal(text, place) {
      const [key] = keysFor('seal');
      if (!key) throw new Error('There is no key to seal with');
      return sealWith(key, text, place);
    },
    renew(sealed, place) {
      const [key] = keysFor('open');
      if (key && partsOf(sealed, place).keyId === keyIdOf(key)) return undefined;
      const text = open(sealed, place);
      return key && sealWith(key, text, place);
    },
  };
}

function partsOf(sealed: string, place: SecretPlace): { keyId: string; body: string } {
  const [version, keyId, body, ...rest] = sealed.split('.');
  if (version === VERSION && keyId && body && rest.length === 0) return { keyId, body };
  throw new CannotOpen(`The ${place.purpose} of ${place.ownerId} is not in a form that this version can open`);
}

/** Returns an id for a key that reveals nothing about it: the first 16 hex digits of an HMAC made with it. */
export function keyIdOf(key: Uint8Array): string {
  return createHmac('sha256', key).update('redoubt secret box key id').digest('hex').slice(0, 16);
}

function sealWith(key: Uint8Array, text: string, place: SecretPlace): string {
  const keyId = keyIdOf(key);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(associatedData(keyId, place));
  const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${keyId}.${body.toString('base64url')}`;
}

function openWith(key: Uint8Array, body: string, place: SecretPlace): string {
  const bytes = Buffer.from(body, 'base64url');
  // Base64 decoding ignores invalid characters and unused bits. A changed text must not be accepted as the original.
  const isWhole = bytes.length >= NONCE_BYTES + TAG_BYTES && bytes.toString('base64url') === body;
  if (!isWhole) throw wasChanged(place);
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(associatedData(keyIdOf(key), place));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch (error) {
    throw wasChanged(place, error);
  }
}

/** JSON separates the parts, so that no two pairs of purpose and owner give the same data. */
const associatedData = (keyId: string, { purpose, ownerId }: SecretPlace): Buffer =>
  Buffer.from(JSON.stringify([VERSION, keyId, purpose, ownerId]));

const wasChanged = ({ purpose, ownerId }: SecretPlace, cause?: unknown): CannotOpen =>
  new CannotOpen(
    `The ${purpose} of ${ownerId} is not what was sealed: it was changed, or belongs elsewhere; set the secret anew`,
    { cause },
  );

/** No available key opens the sealed text, or it was changed. Nothing of its content was used. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

/** The key file cannot be used. The message names the file and says what to do. */
export class BadKeyFile extends Error {
  override readonly name = 'BadKeyFile';
}
