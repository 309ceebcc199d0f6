import { expect, test } from 'vitest';
import { cryptoAddressOf } from './crypto-address.ts';
import { keccak256 } from './keccak256.ts';
import { sha256 } from './sha256.ts';

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('SHA-256 of "%s" is as FIPS 180-4 has it', (text, digest) => {
  expect(hexOf(sha256(new TextEncoder().encode(text)))).toBe(digest);
});

test('Keccak-256 of nothing is as Ethereum has it', () => {
  expect(hexOf(keccak256(''))).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470');
});

test.each([
  ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'bitcoin_address', true],
  ['1BoatSLRHtKNngkdXEeobR76b53LETtpyU', 'bitcoin_address', false],
  ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'bitcoin_address', true],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bitcoin_address', true],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'bitcoin_address', false],
  ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr', 'bitcoin_address', true],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum_address', true],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'ethereum_address', false],
  ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'crypto_address', true],
] as const)('%s is %s, checked: %s', (token, entity, isChecked) => {
  expect(cryptoAddressOf(token)).toEqual({ entity, isChecked });
});
