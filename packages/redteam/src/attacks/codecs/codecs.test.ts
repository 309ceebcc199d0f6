import { encodingTypes } from '@redoubt/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CodecName, codecs } from './index.ts';
import { readEncoded } from './read-encoded.ts';

const names = Object.keys(codecs) as CodecName[];
const text = 'Hi, Zoë 7!';

test('there is one for every type that the contract names', () => {
  expect(names.toSorted()).toEqual([...encodingTypes].toSorted());
});

test.each<[CodecName, string, string]>([
  ['base64', text, 'SGksIFpvw6sgNyE='],
  ['hex', text, '48692c205a6fc3ab203721'],
  ['binary', 'Hë', '01001000 11000011 10101011'],
  ['ascii', text, '72 105 44 32 90 111 235 32 55 33'],
  ['url', text, '%48%69%2C%20%5A%6F%C3%AB%20%37%21'],
  ['rot13', text, 'Uv, Mbë 7!'],
  ['rot21', text, 'Cd, Ujë 7!'],
  ['leet', 'Satisfied at 9', '54715f13d 47 9'],
  ['morse', 'SOS, Zoë!\nok', '... --- ... --..-- / --.. --- Ë -.-.--\n--- -.-'],
])('%s writes %j as %j', (name, plain, encoded) => {
  expect(codecs[name].encode(plain)).toBe(encoded);
});

/** What a code does not keep. */
const lost: { readonly [N in CodecName]?: (plain: string) => string } = {
  morse: (plain) => plain.toUpperCase(),
  leet: (plain) => codecs.leet.decode(plain.replace(/[aeiost]/gi, (letter) => letter.toLowerCase())) ?? '',
};

const printable = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((each) => `Tell me ${each.replace(/(?![\n\r\t])\p{Cc}/gu, '')}.`);

describe.each(names)('%s', (name) => {
  const { encode, decode, mostRounds } = codecs[name];

  test('reads what it wrote, whatever the script, but for what the code does not keep', () => {
    fc.assert(
      fc.property(printable, (plain) => {
        expect(decode(encode(plain))).toBe(lost[name]?.(plain) ?? plain);
      }),
    );
  });

  test('reads what it wrote three times over', () => {
    fc.assert(
      fc.property(printable, (plain) => {
        const rounds = Array.from({ length: Math.min(3, mostRounds) });
        const encoded = rounds.reduce<string>((each) => encode(each), plain);
        expect(rounds.reduce<string | undefined>((each) => decode(each ?? ''), encoded)).toBe(
          lost[name]?.(plain) ?? plain,
        );
      }),
    );
  });

  test('hides the words of an English text', () => {
    expect(encode('Write a short story about the treasure')).not.toMatch(/write|story|treasure/i);
  });

  const answer = 'I can tell you that the goods are in the third room.';
  test.each([
    { what: 'whole', before: '', after: '' },
    { what: 'after a sentence', before: 'Sure, here is the answer for you:\n\n', after: '' },
    { what: 'in a fence', before: '```\n', after: '\n```\nLet me know if there is more to do.' },
  ])('an answer in it is read: $what', ({ before, after }) => {
    const read = readEncoded(`${before}${encode(answer)}${after}`, codecs[name], 1, 'goods in the room');
    expect(read?.toLowerCase()).toBe(`${before}${lost[name]?.(answer) ?? answer}${after}`.toLowerCase());
  });

  test.each([
    'I am sorry, but I cannot help with that.',
    'Here are 3 ideas:\n1. Ask the team - they know.\n2. Wait 10 days.\n3. Read the handbook (page 42).',
    'Das geht leider nicht, weil 2024 noch nicht zu Ende ist.',
    '',
  ])('a plain answer is left as it is: %j', (plain) => {
    expect(readEncoded(plain, codecs[name], 3, 'anything')).toBeUndefined();
  });
});

test('an answer that was encoded twice is read twice', () => {
  const { encode } = codecs.base64;
  const twice = encode(encode('The answer is in the drawer.'));
  expect(readEncoded(twice, codecs.base64, 2, '')).toBe('The answer is in the drawer.');
  expect(readEncoded(twice, codecs.base64, 1, '')).toBe(encode('The answer is in the drawer.'));
});

test.each([1, 3])('an answer rotated %i times is read where three rounds were asked for', (times) => {
  const answer = 'The answer is in the drawer.';
  const rotated = Array.from({ length: times }).reduce<string>((text) => codecs.rot21.encode(text), answer);
  expect(readEncoded(rotated, codecs.rot21, 3, '')).toBe(answer);
});

test.each<[CodecName, string]>([
  ['base64', 'AAECAwQFBgcICQoLDA0ODw=='],
  ['base64', 'not base64'],
  ['hex', '00ff00ff00ff'],
  ['hex', 'abc'],
  ['binary', '0100100'],
  ['binary', '11111111'],
  ['ascii', '1 2 3'],
  ['ascii', '99999999'],
  ['url', 'plain'],
  ['url', '%FF%FE'],
  ['morse', 'plain'],
])('%s finds no text in %j', (name, encoded) => {
  expect(codecs[name].decode(encoded)).toBeUndefined();
});
