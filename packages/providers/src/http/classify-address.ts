import { BlockList, isIP } from 'node:net';

/**
 * Class of an IP address. `never` is refused even if private targets are allowed: cloud metadata, link-local,
 * multicast, and addresses that no host has.
 */
export type AddressClass = 'public' | 'private' | 'never';

/** Networks of the IANA special-purpose registries (RFC 6890 and its updates), and the metadata addresses of clouds. */
const networks = {
  never: [
    '0.0.0.0/8', // "this host": a connection to 0.0.0.0 reaches this machine
    '169.254.0.0/16', // link-local; 169.254.169.254 serves the credentials of cloud machines
    '100.100.100.200/32', // metadata of Alibaba Cloud, inside the range of carrier-grade NAT
    '168.63.129.16/32', // Azure's platform address, reachable only from Azure machines
    '192.0.0.0/24', // protocol assignments; 192.0.0.192 is metadata of Oracle Cloud
    '192.88.99.0/24', // 6to4 relays, deprecated
    '224.0.0.0/4', // multicast
    '240.0.0.0/4', // reserved, and broadcast
    '::/128', // unspecified
    'fd00:ec2::/32', // metadata of AWS
    'fd20:ce::/32', // metadata of Google Cloud
    'fe80::/10', // link-local
    'ff00::/8', // multicast
  ],
  private: [
    '10.0.0.0/8',
    '100.64.0.0/10', // carrier-grade NAT
    '127.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '192.0.2.0/24', // documentation, like 198.51.100.0/24 and 203.0.113.0/24
    '198.18.0.0/15', // benchmark tests
    '198.51.100.0/24',
    '203.0.113.0/24',
    '::1/128',
    'fc00::/7', // unique local
    'fec0::/10', // site-local, deprecated
  ],
  own: ['127.0.0.0/8', '::1/128'],
  /** Networks inside 2000::/3 that have no public hosts. Their addresses embed or stand for another address. */
  strange: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
  global: ['2000::/3'],
} as const;

const lists = Object.fromEntries(
  Object.entries(networks).map(([name, subnets]) => [name, listOf(subnets)]),
) as Readonly<Record<keyof typeof networks, BlockList>>;

/** Classifies an IP address as a socket would use it. Text that is not an IP address is `never`. */
export function classifyAddress(address: string): AddressClass {
  const version = isIP(address);
  // A zone index (as in `fe80::1%eth0`) names an interface of this machine.
  if (version === 0 || address.includes('%')) return 'never';
  if (version === 4) return classify4(address);
  const groups = groupsOf(address);
  const embedded = embedded4(groups);
  return embedded === undefined ? classify6(address) : classify4(embedded);
}

/** Whether an address is a loopback address (127.0.0.0/8 or ::1), in any notation. */
export function isLoopback(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || address.includes('%')) return false;
  const own = version === 4 ? address : embedded4(groupsOf(address));
  return own === undefined ? lists.own.check(address, 'ipv6') : lists.own.check(own, 'ipv4');
}

function classify4(address: string): AddressClass {
  if (lists.never.check(address, 'ipv4')) return 'never';
  return lists.private.check(address, 'ipv4') ? 'private' : 'public';
}

/** Classifies an IPv6 address. Networks that are not known to be public are refused. */
function classify6(address: string): AddressClass {
  if (lists.never.check(address, 'ipv6')) return 'never';
  if (lists.private.check(address, 'ipv6')) return 'private';
  return lists.global.check(address, 'ipv6') && !lists.strange.check(address, 'ipv6') ? 'public' : 'never';
}

/**
 * Returns the IPv4 address that an IPv6 address leads to: IPv4-mapped ::ffff:0:0/96 (RFC 4291) or NAT64 64:ff9b::/96
 * (RFC 6052).
 */
function embedded4(groups: readonly number[]): string | undefined {
  const prefix = groups.slice(0, 6).join(':');
  const isMapped = prefix === '0:0:0:0:0:65535';
  const isTranslated = prefix === `${0x64}:${0xff9b}:0:0:0:0`;
  if (!isMapped && !isTranslated) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** Returns the eight 16-bit groups of a valid IPv6 address, in any notation. */
function groupsOf(address: string): number[] {
  // The URL parser converts every notation, also with a dotted IPv4 tail, to the form of RFC 5952.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part = '') => part.split(':').flatMap((group) => (group === '' ? [] : Number.parseInt(group, 16)));
  const [before, after] = [numbers(head), numbers(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function listOf(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/');
    list.addSubnet(network, Number(bits), network.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}
