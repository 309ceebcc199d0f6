import { isIPv6 } from 'node:net';
import { RateLimit } from '@redoubt/providers';

/** Five at once, then one every two seconds: enough for a person who mistypes. */
const FAILED_PER_MINUTE = 30;
/** Addresses that are remembered. When there are more, all are forgotten. */
const MAX_ADDRESSES = 10_000;

/** Counts the failed sign-ins of each address, so that nobody can try keys one after the other. */
export class FailedSignIns {
  readonly #limits = new Map<string, RateLimit>();
  readonly #blockedUntil = new Map<string, number>();

  /** Returns the milliseconds until this address may try again. */
  waitMs(address: string, now: number): number {
    return Math.max(0, (this.#blockedUntil.get(networkOf(address)) ?? 0) - now);
  }

  /** Counts a failure, or an attempt that may become one. */
  add(address: string, now: number): void {
    const network = networkOf(address);
    if (this.#limits.size >= MAX_ADDRESSES) this.#forgetAll();
    const limit = this.#limits.get(network) ?? new RateLimit(FAILED_PER_MINUTE, now);
    this.#limits.set(network, limit);
    const waitMs = limit.take(now);
    if (waitMs > 0) this.#blockedUntil.set(network, now + waitMs);
  }

  /** Forgets the failures of an address, because it proved to be who it says. */
  forget(address: string): void {
    this.#limits.delete(networkOf(address));
    this.#blockedUntil.delete(networkOf(address));
  }

  #forgetAll(): void {
    this.#limits.clear();
    this.#blockedUntil.clear();
  }
}

/** Whoever has an address of IPv6 usually has all of the same first 64 bits (RFC 6177), so these count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [before = '', after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - tail.length) }, () => '0');
  return [...groups, ...zeros, ...tail].slice(0, 4).join(':');
}
