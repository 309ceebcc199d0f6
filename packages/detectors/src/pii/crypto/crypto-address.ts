import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, bech32, bech32m } from '@scure/base';
import { isHexDigit } from '../characters.ts';
import type { PiiEntity } from '../entities.ts';

/** The ledger entity of an address. `isChecked` says whether its checksum is valid. */
export interface CryptoAddress {
  readonly entity: PiiEntity;
  readonly isChecked: boolean;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const encoder = new TextEncoder();

/** First character of base58 addresses by ledger. Only ledgers with a double SHA-256 checksum. */
const base58Kinds: Readonly<Record<string, PiiEntity>> = {
  1: 'bitcoin_address',
  3: 'bitcoin_address',
  L: 'crypto_address',
  M: 'crypto_address',
  D: 'crypto_address',
  T: 'crypto_address',
};

/**
 * Recognises an address of Bitcoin (base58check, BIP 173, BIP 350), Ethereum (EIP-55), Litecoin, Dogecoin or Tron. The
 * token must be the address alone.
 */
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

/** An address in one case has no checksum. In mixed case, the case is the checksum (EIP-55). */
function ethereum(hex: string): CryptoAddress | undefined {
  for (let at = 0; at < hex.length; at++) if (!isHexDigit(hex.charCodeAt(at))) return undefined;
  const lower = hex.toLowerCase();
  if (hex === lower || hex === hex.toUpperCase()) return { entity: 'ethereum_address', isChecked: isUnordered(lower) };
  const digest = keccak_256(encoder.encode(lower));
  const isChecked = [...hex].every((character, at) => {
    const nibble = ((digest[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 15;
    return /\d/.test(character) || nibble >= 8 === character < 'a';
  });
  return { entity: 'ethereum_address', isChecked };
}

/** Whether it is not a filler such as all zeros. */
const isUnordered = (hex: string): boolean => new Set(hex).size >= 8;

function isBase58(token: string): boolean {
  for (const character of token) if (!BASE58.includes(character)) return false;
  return /\d/.test(token) && /[a-z]/.test(token) && /[A-Z]/.test(token);
}

/** The address has 25 bytes. The last four are the first bytes of the double SHA-256 of the rest. */
function hasBase58Check(token: string): boolean {
  const bytes = base58.decode(token);
  if (bytes.length !== 25) return false;
  const digest = sha256(sha256(bytes.subarray(0, 21)));
  return [0, 1, 2, 3].every((at) => digest[at] === bytes[21 + at]);
}

/** Whether the checksum of BIP 173 or BIP 350 is valid. */
const hasBech32Check = (token: string): boolean =>
  bech32.decodeUnsafe(token) !== undefined || bech32m.decodeUnsafe(token) !== undefined;
