import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CannotOpen, createSecretBox, keyIdOf } from './secret-box.ts';

const [first, second, third] = [1, 2, 3].map((fill) => Buffer.alloc(32, fill)) as [Buffer, Buffer, Buffer];
const boxOf = (...keys: Uint8Array[]) => createSecretBox(() => keys);
const place = { purpose: 'webhook secret', ownerId: 'org_1' };

test('any text opens to itself, and its sealed form does not show it', () => {
  const box = boxOf(randomBytes(32));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const sealed = box.seal(text, place);
      expect(box.open(sealed, place)).toBe(text);
      expect(sealed).toMatch(/^v1\.[0-9a-f]{16}\.[\w-]+$/);
    }),
  );
  expect(box.seal('hunter2-hunter2', place)).not.toContain('hunter2');
});

test('the same text is never sealed to the same twice', () => {
  const sealed = Array.from({ length: 1_000 }, () => boxOf(first).seal('text', place));
  expect(new Set(sealed).size).toBe(1_000);
});

describe('what was changed does not open', () => {
  const sealed = boxOf(first).seal('whsec_a secret', place);
  const opening = (text: string) => () => boxOf(first).open(text, place);

  test('at any one character, whatever it becomes', () => {
    expect(opening(sealed)()).toBe('whsec_a secret');
    for (let index = 0; index < sealed.length; index++) {
      for (const other of ['A', 'B', 'x', '0', '_', '.', '=', ' ']) {
        if (sealed[index] === other) continue;
        const changed = sealed.slice(0, index) + other + sealed.slice(index + 1);
        expect(opening(changed), `${other} at ${index}`).toThrow(CannotOpen);
      }
    }
  });

  test('at any one bit of nonce, ciphertext or tag', () => {
    const [version, keyId, body = ''] = sealed.split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(opening(`${version}.${keyId}.${changed.toString('base64url')}`), `bit ${bit}`).toThrow(CannotOpen);
    }
  });

  test('when it is shortened or lengthened anywhere', () => {
    for (let length = 0; length < sealed.length; length++) {
      expect(opening(sealed.slice(0, length))).toThrow(CannotOpen);
    }
    for (const changed of [`${sealed}A`, `${sealed}=`, `${sealed}\n`, `${sealed}.`, ` ${sealed}`, '', 'plain text']) {
      expect(opening(changed), JSON.stringify(changed)).toThrow(CannotOpen);
    }
  });
});

test.each([
  { what: 'another purpose', elsewhere: { purpose: 'target key', ownerId: 'org_1' } },
  { what: 'another owner', elsewhere: { purpose: 'webhook secret', ownerId: 'org_2' } },
  { what: 'a purpose and owner that only read the same', elsewhere: { purpose: 'webhook secretorg', ownerId: '_1' } },
])('under $what it does not open', ({ elsewhere }) => {
  const box = boxOf(first);
  expect(() => box.open(box.seal('text', place), elsewhere)).toThrow(CannotOpen);
});

describe('rotation', () => {
  const old = boxOf(first).seal('old', place);

  test('the first key seals and every listed one opens', () => {
    const both = boxOf(second, first);
    expect(both.open(old, place)).toBe('old');
    const renewed = both.seal('new', place);
    expect(boxOf(second).open(renewed, place)).toBe('new');
    expect(() => boxOf(first).open(renewed, place)).toThrow(CannotOpen);
  });

  test('a key that is gone is named by its id, with the way out', () => {
    expect(() => boxOf(second, third).open(old, place)).toThrow(keyIdOf(first));
    expect(() => boxOf().open(old, place)).toThrow('REDOUBT_SECRET_KEY');
  });

  test('a sealed text that claims another key does not open with that key', () => {
    const claimed = old.replace(keyIdOf(first), keyIdOf(second));
    expect(() => boxOf(second, first).open(claimed, place)).toThrow(CannotOpen);
  });
});
