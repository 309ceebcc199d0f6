import { expect, test } from 'vitest';
import { maskQuery, unmaskQuery } from './masked-query.ts';

const mask = 'xxxxx';
const missing = (): never => {
  throw new Error('stands for nothing');
};

test.each([
  { address: '/v1', shown: '/v1' },
  { address: '/v1?', shown: '/v1?' },
  { address: '/v1?key=abc', shown: '/v1?key=xxxxx' },
  { address: '/v1?api-version=2024-10-21&code=abc==', shown: '/v1?api-version=2024-10-21&code=xxxxx' },
  { address: '/v1?alone&empty=&=nameless', shown: '/v1?xxxxx&empty=&=xxxxx' },
  { address: '/v1?a=1&a=2?b=3#c', shown: '/v1?a=xxxxx&a=xxxxx' },
])('$address is shown as $shown, which stands for it', ({ address, shown }) => {
  expect(maskQuery(address, mask)).toBe(shown);
  expect(unmaskQuery(shown, address, { mask, missing })).toBe(address);
});

test('a mask keeps the value of its own name, and one that has none is refused', () => {
  expect(unmaskQuery('/v2?b=xxxxx&c=3&a=xxxxx', '/v1?a=1&b=2', { mask, missing })).toBe('/v2?b=2&c=3&a=1');
  for (const sent of ['/v1?c=xxxxx', '/v1?a=xxxxx&a=xxxxx', '/v1?xxxxx', '/v1?toString=xxxxx']) {
    expect(() => unmaskQuery(sent, '/v1?a=1&b=2', { mask, missing })).toThrow('stands for nothing');
  }
});
