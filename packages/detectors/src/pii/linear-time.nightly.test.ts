import { expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { type PiiEntity, piiEntityIds } from './entities.ts';
import { findPii } from './find-pii.ts';
import { nameEntities } from './people/report-names.ts';

/** Everything that has a format: names have tests of their own. */
const everything = new Set<PiiEntity>(piiEntityIds.filter((entity) => !nameEntities.includes(entity)));

/** Units that make a careless finder read the same stretch again and again. */
const units = [
  'a@a@',
  'a',
  '1',
  '1-1-',
  '1 1 ',
  'a.a.',
  '.a@',
  'A1A1',
  'http://a.',
  'http://a.b/((((',
  'www.',
  '1:1:',
  '::',
  'ab:',
  '+1 (',
  '+1 1 ',
  '00 ',
  '%41',
  '<',
  '_',
  'sk-',
  'xoxb-',
  'AKIA',
  'eyJ.',
  '-----BEGIN PRIVATE KEY-----\n',
  'aws_secret=',
  '+44 7480 621098 ',
  '4111 1111 1111 1111 ',
  '123-45-6789 ',
  'fe80::1a2b:3c4d ',
  'GB12 ',
  '1 jan 1 jan ',
  'anna@example.org ',
  'A1 ',
  'token=',
  'password: a1 ',
  'user a1b2 ',
  'account 12 ',
  "it's 12345 ",
  '12 Elm ',
  ' Apt 1',
  'Foo 12\n Apt. 3\n Baz\n ',
  'Box 1 AA 12345 ',
  'my zip code 12345 ',
  'address is Foo 1, ',
  'March 1 ',
  'Monday, ',
  '1 2 3 4 5 6 7 8 9 ',
  'a%40',
  'я@я.',
  'follow @a.',
  'Elm Street 12 ',
  'rue de la Paix 12 ',
  '号1234 ',
  '1.123 ',
  '1BoatSLRHtKNngkdXEeobR76b53LETtpyT ',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed ',
  '7d-ac-',
  'postgres://a:',
  'DE44 ',
  'IBAN DE44\n',
  '4 5 - ',
  '4539: ',
  'ssn 1:1:',
  'NINO AB 1 ',
  'A 1 B ',
  'tel06 1',
  'phone 1.',
  'a at a ',
  'a dot at a dot ',
  'a(at)a.',
  '(at)',
  '"@',
  '@[1.',
  'C/ Sol 1, ',
  'ul. A 1, ',
  '1 rue A ',
  '東京都',
  '東京都渋谷区1-',
  '市路1号',
  '서울시 강남구 로 1',
  'update 1.1.1.1 ',
  '12-Mar-',
  '昭和59年1月1日',
];

/** Units for the rules about people. The tagger has tests of its own. */
const unitsOfNames: readonly string[] = [
  'Frau ',
  'Frau Dr. von ',
  'Mr. A ',
  'M. de la ',
  ' (',
  ' (b. 1961) ',
  'Foo, Bar (b. 1961) ',
  'اسمي ',
  'اسمي ا',
  'मेरा नाम ',
  '제 이름은 ',
  '私の名前は',
  'Rose ',
  'Jenkins ',
];

test.each(unitsOfNames)('names in a text of "%s" take time in proportion to its length', (unit) => {
  const make = (length: number) => unit.repeat(Math.ceil(length / unit.length));
  const growth = measureGrowth(make, (text) => findPii(text, new Set(['person'])));
  expect(growth).toMatchObject({ isLinear: true });
});

test.each(units)('a text of "%s" takes time in proportion to its length', (unit) => {
  const make = (length: number) => unit.repeat(Math.ceil(length / unit.length));
  const growth = measureGrowth(make, (text) => findPii(text, everything));
  expect(growth).toMatchObject({ isLinear: true });
});
