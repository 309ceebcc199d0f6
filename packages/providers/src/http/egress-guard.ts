import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { type AddressClass, classifyAddress, isLoopback } from './classify-address.ts';

/** An address that the service does not call. The message names it and the way out, and can be shown to who named it. */
export class EgressRefused extends Error {
  override readonly name = 'EgressRefused';
}

/** Decides what the service may connect to, whoever named it: webhooks, targets, pages to scan. */
export interface EgressGuard {
  /** The parsed address. Throws EgressRefused for another scheme, credentials inside, or an IP address that is not allowed. */
  checkUrl(url: string): URL;
  /** Resolves a name as a socket does when it connects, and fails where any of its addresses is not allowed. */
  readonly lookup: LookupFunction;
}

type Resolve = typeof systemLookup;

/** `resolve` is the system's resolver; tests give their own names. */
export function createEgressGuard({
  allowPrivate,
  allowLoopback = allowPrivate,
  resolve = systemLookup,
}: {
  allowPrivate: boolean;
  /** This machine alone, where other private addresses are not allowed. */
  allowLoopback?: boolean;
  resolve?: Resolve;
}): EgressGuard {
  const isAllowed = (kind: AddressClass, address: string): boolean =>
    kind === 'public' || (kind === 'private' && allowPrivate) || (allowLoopback && isLoopback(address));
  const refusal = (host: string, address: string): EgressRefused | undefined => {
    const kind = classifyAddress(address);
    if (isAllowed(kind, address)) return undefined;
    // What a name of this network stands for is not told to who only guessed the name.
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
      // Sockets connect to a bare address without looking it up; the URL parser has already undone 0x7f.1 and the like.
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

/** One bad address refuses the name: which of them a socket takes is not for this check to guess. */
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
