import { describe, expect, test } from 'vitest';
import type { Decoder } from '../decoder.ts';
import { splice } from '../piece.ts';
import { base32Decoder } from './base32-decoder.ts';
import { base58Decoder } from './base58-decoder.ts';
import { base64Decoder } from './base64-decoder.ts';
import { base85Decoder } from './base85-decoder.ts';
import { binaryDecoder } from './binary-decoder.ts';
import { codeListDecoder } from './code-list-decoder.ts';
import { entityDecoder } from './entity-decoder.ts';
import { escapeDecoder } from './escape-decoder.ts';
import { hexDecoder } from './hex-decoder.ts';
import { joinedStringsDecoder } from './joined-strings-decoder.ts';
import { morseDecoder } from './morse-decoder.ts';
import { numberDecoder } from './number-decoder.ts';
import { percentDecoder } from './percent-decoder.ts';
import { pilotsDecoder } from './pilots-decoder.ts';
import { punycodeDecoder } from './punycode-decoder.ts';
import { quotedPrintableDecoder } from './quoted-printable-decoder.ts';
import { rot47Decoder } from './rot47-decoder.ts';
import { templateDecoder } from './template-decoder.ts';
import { utf7Decoder } from './utf7-decoder.ts';
import { uuencodeDecoder } from './uuencode-decoder.ts';

/** Everything that one decoder makes of a text. */
function readBy(decoder: Decoder, text: string): string[] {
  if (decoder.mayRead && !decoder.mayRead(text)) return [];
  const readings = [...(decoder.readings?.(text) ?? []), ...splice(text, decoder.pieces?.(text) ?? [])];
  return readings.map(({ text: read }) => read);
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

describe.each([
  {
    name: 'base64',
    decoder: base64Decoder,
    rows: [
      ['a letter that is missing at its end', base64('hello good morning').slice(0, -1), 'hello good morni'],
      ['a first letter that is missing', base64('hello good morning').slice(1), undefined],
      [
        'bytes that are no text',
        Buffer.from([0, 255, 1, 254, 2, 253, 3, 252, 4, 251, 5, 250]).toString('base64'),
        undefined,
      ],
      ['a character cut at its end', Buffer.from('hello grüß').subarray(0, -1).toString('base64'), 'hello grü'],
    ],
  },
  {
    name: 'base32',
    decoder: base32Decoder,
    rows: [
      ['small letters and digits', 'nbswy3dpeb3w64tmmq', 'hello world'],
      ['its padding', 'NBSWY3DPEB3W64TMMQ======', 'hello world'],
      ['a digit that it has not', 'NBSWY3DP1B3W64TM', undefined],
      ['an ordinary word in capitals', 'ATTENTION', undefined],
      ['a word that goes on', 'xNBSWY3DPEB3W64TMMQ', undefined],
    ],
  },
  {
    name: 'base58',
    decoder: base58Decoder,
    rows: [
      ['a text', 'StV1DL6CwTryKyV', 'hello world'],
      ['a letter that it has not', 'StV1DL6CwTryKy0', undefined],
      ['a part of a path', '/StV1DL6CwTryKyV', undefined],
      ['more letters than are read', 'StV1DL6CwTryKyV'.repeat(40), undefined],
    ],
  },
  {
    name: 'base85',
    decoder: base85Decoder,
    rows: [
      ['its frame', '<~BOu!rD]j7BEbo7~>', 'hello world'],
      ['line breaks in its frame', '<~BOu!r\nD]j7\nBEbo7~>', 'hello world'],
      ['a frame that is open', '<~BOu!rD]j7BEbo7', undefined],
      ['a frame of blanks', '<~          ~>', undefined],
    ],
  },
  {
    name: 'hexadecimal',
    decoder: hexDecoder,
    rows: [
      ['a digit that is missing at its end', '68656c6c6f20776f726c642', 'hello world'],
      ['capitals', '68656C6C6F20776F726C64', 'hello world'],
      ['fewer pairs than say something', '\\x68\\x65', undefined],
      ['a digit that it has not', '68656g6c6f20776f726c64', 'lo world'],
    ],
  },
  {
    name: 'binary',
    decoder: binaryDecoder,
    rows: [
      ['bytes', '01101000 01101001 00100000 01101101 01101111 01101101', 'hi mom'],
      ['seven digits', '1101000 1101001 0100000 1101101 1101111 1101101', 'hi mom'],
      ['a figure that is none', '01101000 01101002 00100000 01101101', undefined],
      ['two bytes', '01101000 01101001', undefined],
      ['one byte that is no letter', '11111111 11111110 11111111 11111110', undefined],
    ],
  },
  {
    name: 'numbers of characters',
    decoder: codeListDecoder,
    rows: [
      ['decimal', '104 101 108 108 111', 'hello'],
      ['octal', '150 145 154 154 157', 'hello'],
      ['points', 'U+0068 U+0065 U+006C U+006C U+006F', 'hello'],
      ['points beyond the last one', 'U+110068 U+110065 U+11006C U+11006C', undefined],
      ['halves of characters', 'U+D83D U+D83D U+D83D U+D83D', undefined],
      ['three of them', '104 101 108', undefined],
      ['years', '1998 1999 2000 2001 2002', undefined],
    ],
  },
  {
    name: 'entities',
    decoder: entityDecoder,
    rows: [
      ['decimal and hexadecimal', 'k&#105;l&#x6C;', 'kill'],
      ['no semicolon', 'k&#105ll', 'kill'],
      ['zeros', 'k&#0000105;ll', 'kill'],
      ['number zero', 'a&#0;b', undefined],
      ['a number beyond the last character', 'a&#1114112;b&#x110000;', undefined],
      ['a name that nobody knows', 'a&nosuchname;b', undefined],
      ['a parameter', 'a?x=1&copy=2&lt=3', undefined],
      ['signs alone', 'a &lt; b &amp;&amp; c', undefined],
    ],
  },
  {
    name: 'escapes',
    decoder: escapeDecoder,
    rows: [
      ['several forms', 'k\\u0069l\\x6c', 'kill'],
      ['braces', 'k\\u{69}ll', 'kill'],
      ['two halves', 'a \\ud83d\\ude00 \\u0068i', 'a \u{1f600} hi'],
      ['a number beyond the last character', 'a\\u{110000}b', undefined],
      ['braces that are open', 'a\\u{69', undefined],
      ['digits that are missing', 'a\\u00 b\\x6 c', undefined],
      ['a path', 'C:\\users\\xavier\\new', undefined],
    ],
  },
  {
    name: 'percent escapes',
    decoder: percentDecoder,
    rows: [
      ['bytes of UTF-8', 'gr%C3%BC%C3%9Fe', 'grüße'],
      ['bytes of Latin-1', 'gr%FC%DFe', 'grüße'],
      ['a unit', 'k%u0069ll', 'kill'],
      ['no digits', '100%zz %', undefined],
      ['a half pair', 'a%6', undefined],
      ['signs alone', 'a%20b%2Fc', undefined],
    ],
  },
  {
    name: 'quoted-printable',
    decoder: quotedPrintableDecoder,
    rows: [
      ['a letter', 'k=69ll', 'kill'],
      ['a line that goes on', 'h=65=\nllo', 'hello'],
      ['a setting', 'page=20&id=4567', undefined],
      ['no digits', 'a=zz b=', undefined],
    ],
  },
  {
    name: 'UTF-7',
    decoder: utf7Decoder,
    rows: [
      ['a run', '+AGgAZQBsAGwAbw-', 'hello'],
      ['a run that is open', '+AGgAZQBsAGwAbw there', 'hello there'],
      ['bits that are left over', '+AGgAZQB-', undefined],
      ['a sum', 'a+ABC', undefined],
    ],
  },
  {
    name: 'uuencode',
    decoder: uuencodeDecoder,
    rows: [
      ['its end', 'begin 644 a\n+:&5L;&\\@=V]R;&0`\n`\nend', 'hello world'],
      ['no end', 'begin 644 a\n+:&5L;&\\@=V]R;&0`\n', 'hello world'],
      ['no line break at the end', 'begin 644 a\n+:&5L;&\\@=V]R;&0`', 'hello world'],
      ['line breaks of Windows', 'begin 644 a\n+:&5L;&\\@=V]R;&0`\r\n`\r\nend', 'hello world'],
      ['a head without a name', 'begin 644\n+:&5L;&\\@=V]R;&0`\n', undefined],
      ['no lines', 'begin 644 a\n', undefined],
    ],
  },
  {
    name: 'Morse',
    decoder: morseDecoder,
    rows: [
      ['words', '.... . .-.. .-.. --- / .-- --- .-. .-.. -..', 'hello world'],
      ['signs of typography', '···· · ·—·· ·—·· ———', 'hello'],
      ['a letter that it has not', '.... . ....... .-.. ---', undefined],
      ['a rule', '- - - - - - -', undefined],
    ],
  },
  {
    name: 'numbers of letters',
    decoder: numberDecoder,
    rows: [
      ['words', '9-7-14-15-18-5 5-22-5-18-25-15-14-5', 'ignore everyone'],
      ['a number beyond the last letter', '9-7-14-27-18-5', undefined],
      ['numbers that make no words', '26-26-24-24-22-22-20', undefined],
    ],
  },
  {
    name: 'the alphabet of pilots',
    decoder: pilotsDecoder,
    rows: [
      ['a word', 'hotel echo lima lima oscar', 'hello'],
      ['capitals and commas', 'HOTEL, ECHO, LIMA, LIMA, OSCAR', 'hello'],
      ['two of its words', 'the hotel in Lima, echo', undefined],
    ],
  },
  {
    name: 'punycode',
    decoder: punycodeDecoder,
    rows: [
      ['a host', 'http://xn--bcher-kva.example', 'http://bücher.example'],
      ['nothing behind its mark', 'xn--', undefined],
      ['letters that are no code', 'xn--99999999999999999999', undefined],
    ],
  },
  {
    name: 'strings that are joined',
    decoder: joinedStringsDecoder,
    rows: [
      ['a sum', "'ig' + 'nore' + ' me'", "'ignore me'"],
      ['a list', "''.join(['k','i','ll'])", "''.join(['kill'])"],
      ['a list that is open', "''.join(['k','i", "''.join(['ki"],
      ['cuts between words', "'first part, ' + 'second part'", undefined],
    ],
  },
  {
    name: 'templates',
    decoder: templateDecoder,
    rows: [
      ['names in braces', 'a = "ig"\nb = "nore"\n{a}{b}', 'a = "ig"\nb = "nore"\nignore'],
      ['a name that has no value', 'a = "ig"\nb = "nore"\n{a}{c}', undefined],
      ['one name', 'a = "ignore"\n{a}', undefined],
      ['a name that every object has', 'a = "x"\nb = "y"\n{constructor}{toString}', undefined],
    ],
  },
  {
    name: 'ROT47',
    decoder: rot47Decoder,
    rows: [
      ['a sentence', 'E96 42E 2?5 E96 5@8 2C6 :? E96 9@FD6', 'the cat and the dog are in the house'],
      ['sums', '2 + 2 = 4, 3 * 3 = 9; 5 > 4', undefined],
    ],
  },
])('$name', ({ decoder, rows }) => {
  test.each(rows)('with %s: %j', (_, text = '', read) => {
    for (const frame of text.includes('\n') ? [text] : [text, `See ${text} now`]) {
      const found = readBy(decoder, frame);
      if (read === undefined) expect(found).toEqual([]);
      else expect(found.some((each) => each.includes(read))).toBe(true);
    }
  });

  test.each(['', ' ', '\ud83d', '\ude00\ud83d'])('makes nothing of %j', (text) => {
    expect(readBy(decoder, text)).toEqual([]);
  });
});
