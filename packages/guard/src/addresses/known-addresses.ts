import { endOfBrackets } from '../tokens/token-map.ts';
import { hostsOf, isOwnAddress } from './address-text.ts';
import { AddressTracker, type KnownAddresses } from './address-tracker.ts';
import { JsonAddressTracker } from './json-address-tracker.ts';

/** A text of a request after its personal data was replaced. */
export interface RedactedText {
  readonly text: string;
  readonly isJson: boolean;
}

/** Nothing is restored in addresses. */
export const noAddresses: KnownAddresses = new Map();

/** Returns the addresses of a request in which originals stood, by their hosts. */
export function knownAddresses(texts: Iterable<RedactedText>, values: ReadonlyMap<string, string>): KnownAddresses {
  const known = new Map<string, Set<string>>();
  const originals = [...values.values()];
  const addresses = originals.filter(isOwnAddress);
  // A whole address may be an original itself, with others in it.
  if (addresses.length * originals.length <= MAX_COMPARED) addTogether(addresses, originals, known);
  for (const each of texts) {
    if (each.text.includes('<') && (addresses.length > 0 || each.text.includes('//'))) addKnown(each, values, known);
  }
  return known;
}

/** Pairs of an address and an original that are compared at most. */
const MAX_COMPARED = 65_536;

function addTogether(
  addresses: readonly string[],
  originals: readonly string[],
  known: Map<string, Set<string>>,
): void {
  for (const address of addresses) {
    for (const original of originals) {
      if (original !== address && address.includes(original)) add(hostsOf(address), original, known);
    }
  }
}

function add(hosts: readonly string[], value: string, known: Map<string, Set<string>>): void {
  for (const host of hosts) {
    const together = known.get(host);
    if (together) together.add(value);
    else known.set(host, new Set([value]));
  }
}

/** Returns the known addresses of two parts of a conversation. */
export function joinKnown(some: KnownAddresses, more: KnownAddresses): KnownAddresses {
  if (more.size === 0) return some;
  const joined = new Map([...some].map(([host, values]) => [host, new Set(values)]));
  for (const [host, values] of more) joined.set(host, new Set([...(joined.get(host) ?? []), ...values]));
  return joined;
}

function addKnown(
  { text, isJson }: RedactedText,
  values: ReadonlyMap<string, string>,
  known: Map<string, Set<string>>,
): void {
  const tracker = isJson ? new JsonAddressTracker() : new AddressTracker();
  let done = 0;
  for (let start = text.indexOf('<'); start !== -1; start = text.indexOf('<', start + 1)) {
    const end = endOfBrackets(text, start);
    const value = end === undefined ? undefined : values.get(text.slice(start, end));
    if (end === undefined || value === undefined) continue;
    tracker.pass(text.slice(done, start));
    add(tracker.hosts, value, known);
    tracker.put(value);
    done = end;
  }
}
