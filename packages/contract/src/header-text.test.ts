import { expect, test } from 'vitest';
import { decodeHeaderText, encodeHeaderText } from './header-text.ts';

test.each([
  { text: 'support', wire: 'support' },
  { text: 'support 2, new', wire: 'support 2, new' },
  { text: 'für 漢 😀', wire: "UTF-8''f%C3%BCr%20%E6%BC%A2%20%F0%9F%98%80" },
  { text: "utf-8''x", wire: "UTF-8''utf-8''x" },
  { text: '100%', wire: '100%' },
])('"$text" travels as "$wire" and back', ({ text, wire }) => {
  expect(encodeHeaderText(text)).toBe(wire);
  expect(decodeHeaderText(wire)).toBe(text);
});

test.each([
  { what: 'bytes of UTF-8', wire: Buffer.from('für 漢').toString('latin1'), text: 'für 漢' },
  { what: 'Latin-1 that is no UTF-8', wire: 'f\u00fcr', text: 'für' },
  { what: 'a broken extended value', wire: "UTF-8''%zz", text: "UTF-8''%zz" },
])('$what are read', ({ wire, text }) => expect(decodeHeaderText(wire)).toBe(text));
