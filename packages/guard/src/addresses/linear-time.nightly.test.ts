import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { expect, test } from 'vitest';
import { createRestorer } from '../restore/restore-placeholders.ts';
import { knownAddresses } from './known-addresses.ts';

const values = new Map([['<EMAIL_ADDRESS_0>', 'ana@example.com']]);
const known = knownAddresses([{ text: 'https://crm.example/?m=<EMAIL_ADDRESS_0>', isJson: false }], values);

const units = [
  ...['![x](', 'src="', "href='", '<', '>', '<a b>', '<a ', '="', '[a]: ', '\n[a', '"url":', 'url(', '= ', 'a.', '://'],
  ...[
    '<EMAIL_ADDRESS_0>',
    'https://crm.example/?m=<EMAIL_ADDRESS_0>',
    '&#58;',
    'tel:',
    '\\(',
    '](',
    '//a<EMAIL_ADDRESS_0>',
  ],
];

test.each(units)('a text of %j takes linear time', (unit) => {
  for (const form of ['text', 'json'] as const) {
    const make = (length: number) => unit.repeat(length / unit.length);
    const restore = (text: string) => {
      const restorer = createRestorer(values, { escape: form, addresses: known });
      return restorer.push(text) + restorer.end();
    };
    const collect = (text: string) => knownAddresses([{ text, isJson: form === 'json' }], values);
    expect(measureGrowth(make, restore, 50_000)).toMatchObject({ isLinear: true });
    expect(measureGrowth(make, collect, 50_000)).toMatchObject({ isLinear: true });
  }
});
