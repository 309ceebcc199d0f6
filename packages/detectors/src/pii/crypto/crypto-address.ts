import { isHexDigit } from '../characters.ts';
import type { PiiEntity } from '../entities.ts';
import { keccak256 } from './keccak256.ts';
import { sha256 } from './sha256.ts';

/** What an address of a ledger is taken for; `isChecked` says that its check bits hold. */
export interface CryptoAddress {
  readonly entity: PiiEntity;
  readonly isChecked: boolean;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** First characters of base58 addresses by ledger; only those whose check is SHA-256 twice. */
const base58Kinds: Readonly<Record<string, PiiEntity>> = {
  1: 'bitcoin_address',
  3: 'bitcoin_address',
  L: 'crypto_address',
  M: 'crypto_address',
  D: 'crypto_address',
  T: 'crypto_address',
};

/** An address of Bitcoin (base58check, BIP 173, BIP 350), Ethereum (EIP-55), Litecoin, Dogecoin or Tron, without what stands round it. */
export function cryptoAddressOf(token: string): CryptoAddress | undefined {
  if (/^0x/i.test(token)) return token.length === 42 ? ethereum(token.slice(2)) : undefined;
  const segwit = /^(bc|ltc)1[02-9ac-hj-np-z]{38,59}$/i.exec(token);
  if (segwit)
    return {
      entity: segwit[1]?.toLowerCase() === 'bc' ? 'bitcoin_address' : 'crypto_address',
      isChecked: hasBech32Check(token),
    };
  const entity = token.length >= 26 && token.length <= 35 ? base58Kinds[token.charAt(0)] : undefined;
  if (!entity || !isBase58(token)) return undefined;
  return { entity, isChecked: hasBase58Check(token) };
}

/** All in one case carries no check; mixed case is the check itself. */
function ethereum(hex: string): CryptoAddress | undefined {
  for (let at = 0; at < hex.length; at++) if (!isHexDigit(hex.charCodeAt(at))) return undefined;
  const lower = hex.toLowerCase();
  if (hex === lower || hex === hex.toUpperCase()) return { entity: 'ethereum_address', isChecked: isUnordered(lower) };
  const digest = keccak256(lower);
  const isChecked = [...hex].every((character, at) => {
    const nibble = ((digest[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 15;
    return /\d/.test(character) || nibble >= 8 === character < 'a';
  });
  return { entity: 'ethereum_address', isChecked };
}

/** Not a filler such as all zeros. */
const isUnordered = (hex: string): boolean => new Set(hex).size >= 8;

function isBase58(token: string): boolean {
  for (const character of token) if (!BASE58.includes(character)) return false;
  return /\d/.test(token) && /[a-z]/.test(token) && /[A-Z]/.test(token);
}

/** 25 bytes, the last four of them the start of the twofold digest of the others. */
function hasBase58Check(token: string): boolean {
  const bytes = new Uint8Array(25);
  for (const character of token) {
    let carry = BASE58.indexOf(character);
    for (let at = 24; at >= 0; at--) {
      carry += (bytes[at] ?? 0) * 58;
      bytes[at] = carry & 255;
      carry >>= 8;
    }
    if (carry > 0) return false;
  }
  const digest = sha256(sha256(bytes.subarray(0, 21)));
  return [0, 1, 2, 3].every((at) => digest[at] === bytes[21 + at]);
}

const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** The checksum of BIP 173, or of BIP 350. */
function hasBech32Check(token: string): boolean {
  const lower = token.toLowerCase();
  if (token !== lower && token !== token.toUpperCase()) return false;
  const split = lower.lastIndexOf('1');
  const prefix = [...lower.slice(0, split)].map((character) => character.charCodeAt(0));
  const values = [...lower.slice(split + 1)].map((character) => BECH32.indexOf(character));
  let check = 1;
  for (const value of [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...values]) {
    const top = check >>> 25;
    check = ((check & 0x1ffffff) << 5) ^ value;
    for (const [bit, constant] of generator.entries()) if ((top >> bit) & 1) check ^= constant;
  }
  return check === 1 || check === 0x2bc830a3;
}
