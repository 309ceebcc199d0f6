import { describe, expect, test } from 'vitest';
import { type AddressClass, classifyAddress } from './classify-address.ts';

const expected: Record<AddressClass, Record<string, readonly string[]>> = {
  public: {
    'IPv4 hosts': ['1.1.1.1', '8.8.8.8', '93.184.215.14', '223.255.255.255'],
    'the neighbours of private networks': [
      '9.255.255.255',
      '11.0.0.0',
      '172.15.255.255',
      '172.32.0.0',
      '192.167.255.255',
    ],
    'the neighbours of further networks': [
      '100.63.255.255',
      '100.128.0.0',
      '126.255.255.255',
      '128.0.0.0',
      '169.253.255.255',
      '169.255.0.0',
      '198.17.255.255',
      '198.20.0.0',
    ],
    'IPv6 hosts': ['2606:4700:4700::1111', '2a00:1450:4001:82a::200e', '2001:4860:4860::8888', '2001:200::1'],
    'public IPv4 hosts written in IPv6': ['::ffff:8.8.8.8', '::ffff:808:808', '64:ff9b::8.8.8.8', '64:ff9b::808:808'],
  },
  private: {
    loopback: ['127.0.0.1', '127.255.255.254', '::1', '0:0:0:0:0:0:0:1'],
    'private IPv4 networks': [
      '10.0.0.0',
      '10.255.255.255',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.0.1',
      '192.168.255.255',
    ],
    'carrier-grade NAT': ['100.64.0.0', '100.100.0.1', '100.127.255.255'],
    'documentation and benchmarks': ['192.0.2.1', '198.51.100.7', '203.0.113.9', '198.18.0.1', '198.19.255.255'],
    'unique local IPv6': ['fc00::1', 'fd00::1', 'fdff:ffff::1', 'FD12:3456::1'],
    'site-local IPv6': ['fec0::1', 'feff::1'],
    'private IPv4 written in IPv6': [
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::FFFF:10.0.0.1',
      '0:0:0:0:0:ffff:c0a8:0101',
      '64:ff9b::10.0.0.1',
      '64:ff9b::7f00:1',
    ],
  },
  never: {
    'cloud metadata': [
      '169.254.169.254',
      '100.100.100.200',
      '168.63.129.16',
      '192.0.0.192',
      'fd00:ec2::254',
      'fd20:ce::254',
      '::ffff:169.254.169.254',
      '::ffff:a9fe:a9fe',
      '64:ff9b::a9fe:a9fe',
    ],
    'link-local': ['169.254.0.0', '169.254.255.255', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
    'this host': ['0.0.0.0', '0.1.2.3', '::', '::ffff:0.0.0.0'],
    'multicast and reserved': ['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', 'ff02::1', 'ff0e::1'],
    'tunnels and translations that hide an IPv4 address': [
      '2002:7f00:1::',
      '2001:0:7f00:1::',
      '::7f00:1',
      '::127.0.0.1',
      '64:ff9b:1::a00:1',
      '::ffff:0:127.0.0.1',
    ],
    'IPv6 that is assigned to nobody': ['2001:db8::1', '3fff::1', '4000::1', '100::1', '5f00::1'],
    'what is no address': [
      '',
      'localhost',
      '1.2.3',
      '127.1',
      '0x7f.0.0.1',
      '2130706433',
      '010.0.0.1',
      '1.2.3.4.5',
      '::1::',
      '[::1]',
      '127.0.0.1 ',
      '::1%lo',
    ],
  },
};

for (const [kind, groups] of Object.entries(expected)) {
  describe(`${kind} are`, () => {
    test.each(Object.entries(groups))('%s', (_, addresses) => {
      expect(addresses.filter((address) => classifyAddress(address) !== kind)).toEqual([]);
    });
  });
}
