import { expect, test } from 'vitest';
import { cryptoAddressOf } from './crypto-address.ts';

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
