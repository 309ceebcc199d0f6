import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { type AddressClass, classifyAddress, isLoopback } from './classify-address.ts';

/**
 * Thrown for an address that the service must not call. The message names the address and says how to allow it. It may
 * be shown to the user who entered the address.
 */
export class EgressRefused extends Error {
  override readonly name = 'EgressRefused';
}

/** Decides which addresses the service may connect to, whether for webhooks, targets or pages to scan. */
export interface EgressGuard {
  /**
   * Returns the parsed address. Throws EgressRefused if the scheme is not HTTP or HTTPS, if it contains credentials, or
   * if it is an IP address that is not allowed.
   */
  checkUrl(url: string): URL;
  /** The lookup function for sockets. It fails if any address of the name is not allowed. */
  readonly lookup: LookupFunction;
}

type Resolve = typeof systemLookup;

/** Creates a guard. `resolve` is the system's resolver by default. Tests replace it. */
export function createEgressGuard({
  allowPrivate,
  allowLoopback = allowPrivate,
  resolve = systemLookup,
}: {
  allowPrivate: boolean;
  /** Allows loopback addresses even if other private addresses are not allowed. */
  allowLoopback?: boolean;
  resolve?: Resolve;
}): EgressGuard {
  const isAllowed = (kind: AddressClass, address: string): boolean =>
    kind === 'public' || (kind === 'private' && allowPrivate) || (allowLoopback && isLoopback(address));
  const refusal = (host: string, address: string): EgressRefused | undefined => {
    const kind = classifyAddress(address);
    if (isAllowed(kind, address)) return undefined;
    // The message does not reveal which address an internal name resolves to, because the caller may only have guessed
    // the name.
    if (host !== address) return new EgressRefused(`${host} does not lead to an address that may be called${wayOut}`);
    return new EgressRefused(
      kind === 'private'
        ? `${host} is a private address${wayOut}`
        : `${host} is an address that is never called (link-local, metadata, multicast or reserved)`,
    );
  };
  return {
    checkUrl(text) {
      const url = parse(text);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      // Sockets connect to a literal IP address without a lookup, so it is checked here. The URL parser has already
      // normalised notations such as 0x7f.1.
      const refused = isIP(host) === 0 ? undefined : refusal(host, host);
      if (refused) throw refused;
      return url;
    },
    lookup(host, options, answer) {
      resolve(host, { ...options, all: true }, (error, addresses) => {
        const failure = error ?? noAddress(host, addresses) ?? firstRefusal(host, addresses, refusal);
        if (failure) return answer(failure, '', 0);
        if (options.all) return answer(null, addresses);
        answer(null, addresses[0]?.address ?? '', addresses[0]?.family);
      });
    },
  };
}

const wayOut = '; the operator can allow private ones with REDOUBT_ALLOW_PRIVATE_TARGETS=true';

function parse(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hostname === '') {
    throw new EgressRefused('Not an http:// or https:// address');
  }
  if (url.username !== '' || url.password !== '') {
    throw new EgressRefused('The address carries a user name or password; leave them out');
  }
  return url;
}

type Addresses = readonly { address: string }[];

const noAddress = (host: string, addresses: Addresses): Error | undefined =>
  addresses.length === 0 ? new Error(`${host} has no address`) : undefined;

/** One forbidden address refuses the whole name, because it is unknown which address a socket will use. */
function firstRefusal(
  host: string,
  addresses: Addresses,
  refusal: (host: string, address: string) => EgressRefused | undefined,
): EgressRefused | undefined {
  for (const { address } of addresses) {
    const refused = refusal(host, address);
    if (refused) return refused;
  }
  return undefined;
}
