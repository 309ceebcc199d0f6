import { describe, expect, test } from 'vitest';
import { values, whole } from '../testing/damaged-placeholders.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { createRestorer } from './restore-placeholders.ts';

describe('a placeholder that the model damaged is restored', () => {
  test.each([
    ['not at all', '<EMAIL_ADDRESS_0>.', 'ana@example.com.'],
    ['in other letters', '<email_Address_0>', 'ana@example.com'],
    ['with spaces', '< EMAIL_ADDRESS _ 0 >', 'ana@example.com'],
    ['with spaces for underscores', '<Email Address 0>', 'ana@example.com'],
    ['with hyphens', '<email-address-0>', 'ana@example.com'],
    ['without separators', '<EmailAddress0>', 'ana@example.com'],
    ['in quotes', '"<EMAIL_ADDRESS_0>" `<PERSON_1>`', '"ana@example.com" `Kim`'],
    ['with quotes inside', '<`EMAIL_ADDRESS_0`>', 'ana@example.com'],
    ['escaped for HTML', '&lt;EMAIL_ADDRESS_0&gt; &LT;PERSON_1&#62;', 'ana@example.com Kim'],
    ['escaped for JSON', '\\u003cEMAIL_ADDRESS_0\\u003E', 'ana@example.com'],
    ['escaped for Markdown', '\\<EMAIL\\_ADDRESS\\_0\\> EMAIL\\_ADDRESS\\_0', 'ana@example.com ana@example.com'],
    ['without brackets', 'EMAIL_ADDRESS_0, [person_1]', 'ana@example.com, [Kim]'],
    ['in wide brackets', '＜PERSON_1＞', 'Kim'],
    ['beside Chinese', '联系PERSON_1吧', '联系Kim吧'],
    ['in two pairs of brackets', '<<PERSON_1>>', '<Kim>'],
    ['with a long number', '<EMAIL_ADDRESS_12><EMAIL_ADDRESS_0>', 'bo@example.comana@example.com'],
  ])('%s', (_, text, restored) => expect(whole(text)).toBe(restored));
});

test.each([
  '<EMAIL_ADDRESS_1> <EMAIL_ADDRESS_00> <URL_0> <A_10> <A_2>',
  'MY_EMAIL_ADDRESS_0 EMAIL_ADDRESS_01 EMAIL_ADDRESS_0_x email address 0 person',
  'a < b & c \\ d <<<< &lt; <PERSON <> < >',
  `<${' '.repeat(9)}PERSON 1>`,
  'héPERSON_1',
])('what is no placeholder of the map stays: %s', (text) => {
  expect(whole(text)).toBe(text);
});

test('an original is not looked into', () => expect(whole('<PERSON_0>')).toBe(values.get('<PERSON_0>')));

describe('inside JSON', () => {
  test.each([
    ['an original is escaped', '{"to":"<PERSON_0>"}', { to: values.get('<PERSON_0>') }],
    ['a line end before a word is no letter of it', '{"a":"x\\nPERSON_1"}', { a: 'x\nKim' }],
    [
      'a backslash at the end of a string does not hide its end',
      '{"a":"\\\\","b":<PERSON_0>}',
      { a: '\\', b: values.get('<PERSON_0>') },
    ],
    ['a number may stand bare', '{"n":<PHONE_NUMBER_0>}', { n: 5_551_234 }],
    ['escaped brackets are brackets', '{"a":"\\u003cperson_1\\u003e"}', { a: 'Kim' }],
    ['a unicode escape before a word parts it', '{"a":"\\u0020PERSON_1"}', { a: ' Kim' }],
    ['an escaped letter before a word is of it', '{"a":"\\u0061PERSON_1"}', { a: 'aPERSON_1' }],
    ['Markdown in it', '{"a":"PERSON\\\\_1"}', { a: 'Kim' }],
    ['escaped underscores', '{"a":"<EMAIL\\u005fADDRESS\\u005F0> PERSON\\u005f1"}', { a: 'ana@example.com Kim' }],
    ['an escaped line break', '{"a":"<EMAIL_\\nADDRESS_0>","b":1}', { a: 'ana@example.com', b: 1 }],
    ['escaped letters', '{"a":"\\u003c\\u0050ERSON_1\\u003e"}', { a: 'Kim' }],
    ['escaped quotes', '{"a":"<\\"EMAIL_ADDRESS_0\\">"}', { a: 'ana@example.com' }],
    ['no quotes that end the string', '{"a":"<","PERSON_1":">"}', { a: '<', Kim: '>' }],
    ['an escaped ampersand', '{"a":"\\u0026lt;PERSON_1\\u0026gt;"}', { a: 'Kim' }],
    [
      'JSON in it',
      JSON.stringify({ a: '{"to":"\\u003cPERSON_0\\u003e"}' }),
      { a: JSON.stringify({ to: values.get('<PERSON_0>') }) },
    ],
    [
      'JSON in it, with an escaped underscore',
      JSON.stringify({ a: '{"to":"<PERSON\\u005f1>"}' }),
      { a: '{"to":"Kim"}' },
    ],
  ])('%s', (_, text, parsed) => expect(JSON.parse(whole(text, 'json'))).toEqual(parsed));
});

const pieces = [
  ...[
    '<',
    '>',
    '_',
    ' ',
    '\\',
    '&',
    'lt;',
    '&lt;',
    '&gt;',
    '\\u003c',
    '\\u00',
    '3c',
    '\\_',
    '"',
    '`',
    '-',
    '0',
    '1',
    '\n',
    'é',
    '漢',
    '😀',
  ],
  ...[
    '<EMAIL_ADDRESS_0>',
    '<email address 0>',
    'EMAIL_ADDRESS_0',
    'EMAIL',
    '<EMAIL_',
    'ADDRESS_1',
    '2>',
    'person_1',
    '<PERSON_0>',
    '<A_1_0>',
  ],
  ...[
    'The ',
    'person',
    ' a',
    '<PHONE_NUMBER_0',
    '<person-1>',
    '\\<PERSON\\_1\\>',
    '< PHONE NUMBER 0 >',
    '\\u0041',
    '\\u005f',
    '\\n',
    '\\\\u003c',
    '\\\\u003e',
    '<\\"PERSON',
    '<EMAIL\\u005fADDRESS\\n0',
    '\\\\',
    '\\"',
  ],
];

test.each(['text', 'json'] as const)('any cut of a text (%s) gives what the whole gives, within the bound', (mode) => {
  const random = seededRandom(20_261_122);
  for (let round = 0; round < 10_000; round += 1) {
    const text = Array.from({ length: 1 + random(14) }, () => pieces[random(pieces.length)]).join('');
    const restorer = createRestorer(values, { escape: mode });
    const most = 1 + (round % 40);
    let out = '';
    for (let at = 0; at < text.length; ) {
      const size = 1 + random(most);
      out += restorer.push(text.slice(at, at + size));
      if (restorer.held > restorer.bound) expect.fail(`${restorer.held} units are held of ${JSON.stringify(text)}`);
      at += size;
    }
    out += restorer.end();
    if (out !== whole(text, mode)) expect.fail(JSON.stringify({ text, out, wanted: whole(text, mode) }));
  }
});

test.each([
  ['Dear all, the meeting of 12 March is in room <b>4</b>.', 0],
  ['Dear per', 3],
  ['Dear perm', 0],
  ['see x', 0],
  ['see <', 1],
  ['see <b', 0],
  ['see <PHONE_NUMBER_1', 0],
  ['see <EMAIL_ADDRESS_1', 16],
])('of %j only what may become a placeholder of the map is held', (text, held) => {
  const restorer = createRestorer(values, { escape: 'text' });
  expect(restorer.push(text)).toBe(text.slice(0, text.length - held));
  expect(restorer.held).toBe(held);
});

test('text without anything open passes as it is', () => {
  const restorer = createRestorer(values, { escape: 'text' });
  const delta = ' quick';
  expect(restorer.push(delta)).toBe(delta);
  expect(restorer.end()).toBe('');
});
