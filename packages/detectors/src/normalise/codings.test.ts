import { describe, expect, test } from 'vitest';
import { detect } from '../detect/detect.ts';
import { personalSpans } from '../detect/personal-data.ts';
import { caughtShares, plainlyCaught } from '../testing/codings/caught-share.ts';
import { codings } from '../testing/codings/codings.ts';
import { plainTexts } from '../testing/codings/plain-texts.ts';
import { viewsOf } from './views-of.ts';

const on = { enabled: true } as const;

describe('texts in codings', () => {
  const plain = plainlyCaught();
  const shares = caughtShares(plain);
  const sum = (pick: (share: (typeof shares)[number]) => number): number =>
    shares.reduce((all, share) => all + pick(share), 0);

  test('the corpus is wide: sixty codings and more, six detectors, five languages', () => {
    expect(codings.length).toBeGreaterThanOrEqual(60);
    expect(new Set(plain.map(({ detectors }) => Object.keys(detectors)[0])).size).toBe(6);
    expect(new Set(plain.map(({ language }) => language)).size).toBe(5);
    expect(plain.length).toBeGreaterThanOrEqual(0.9 * plainTexts.length);
  });

  test('at least 97 % of what is caught plainly is caught in a coding', () => {
    expect(sum(({ caught }) => caught) / sum(({ asked }) => asked)).toBeGreaterThanOrEqual(0.97);
  });

  test('no coding but the named ones lets more than a tenth through', () => {
    const weak = shares.filter(({ caught, asked }) => caught < 0.9 * asked);
    expect(weak.map(({ coding, missed }) => `${coding}: ${missed.join(', ')}`)).toEqual([
      expect.stringMatching(/^signs in turn between letters: /),
    ]);
  });
});

describe('ordinary texts that look like codings decode to nothing', () => {
  test.each([
    ['a call of a program', "const text = 'first part' + ' and second part';"],
    ['a template with other words between names', `const a = "x"; const b = "y"; log(\`\${a} and \${b}\`);`],
    ['a formula', 'It takes x*y + z*10^k steps, and 2**n in the worst case.'],
    ['code marks at the end of words', 'Each `Iterator`s item; see ``module.__all__`` for more.'],
    ['names of programs', 'useMemo(tagName, xofInto, valueOf, onBlur, maxPayload, toString)'],
    ['parameters', 'width=device-width, initial-scale=1, page=20&id=4567&x=ad'],
    ['a table of numbers', '392,392,393,393,392,391,390,389\n41,32,78,650,104,99,87,110'],
    ['a list of small numbers', 'Items 3, 14, 7, 21, 9, 16, 2, 25, 11, 19 and 5 are sold out.'],
    ['units', 'It took 33 µs, 41 µs and 104 µs.'],
    ['flags', 'Delivered to 🇩🇪 and 🇫🇷.'],
    ['hyphens in words', 'A well-known, state-of-the-art, easy-to-use tool with built-in help.'],
    ['a rule of dashes', '--- --- ---\n- - -\n... and so on ...'],
    ['names of parts', 'Order A1B2-C3, X9Y8-Z7 and model K4T5 by 5pm.'],
    ['a date and a time', '2026-11-28T23:29:07Z and 10.0.13.255:8080'],
    ['first letters', 'The old man sat. He read a book. Nobody came by. Soon it was dark.'],
    ['a phone number', 'Call +49 30 901820 or +1 (555) 010-0199.'],
  ])('%s', (_, text) => expect(viewsOf(text).decoded.map(({ kind, text: read }) => `${kind}: ${read}`)).toEqual([]));
});

describe('what is decoded leads back to its place', () => {
  const mail = 'jane.miller@example.com';
  const found = (text: string) => detect(text, { pii: { ...on, entities: ['email'] } }).details.pii?.email ?? {};

  test.each([
    ['entities', `Write to ${mail.replace('@', '&#64;').replace('j', '&#x6a;')} now`],
    ['an escape', `Write to ${mail.replace('m', '\\u006d')} now`],
    ['quoted-printable', `Write to ${mail.replace('i', '=69')} now`],
    ['spelt letters', `Write to ${[...mail].join('-')} now`],
    ['base64', `Write to ${Buffer.from(mail).toString('base64')} now`],
    ['strings', `Write to 'jane.mil' + 'ler@exam' + 'ple.com' now`],
  ])('an address in %s is found and told in plain letters', (_, text) => {
    expect(Object.values(found(text))).toContain(mail);
  });

  test.each([
    ['entities', '&#x6a;ane.miller&#64;example.com'],
    ['an escape', 'jane.m\\u0069ller@example.com'],
    ['percent escapes', 'jane%2Emiller%40example%2Ecom'],
    ['marks in a word', 'jane.mil**ler@exam**ple.com'],
    ['spelt letters', [...mail].join(' ')],
    ['hexadecimal', Buffer.from(mail).toString('hex')],
    ['base32', 'NJQW4ZJONVUWY3DFOJAGK6DBNVYGYZJOMNXW2'],
  ])('an address in %s is redacted where it stands', (_, coded) => {
    const text = `Write to ${coded} now`;
    const [span] = personalSpans(viewsOf(text), { entities: ['email'] }).toSorted(
      (one, other) => other.end - other.start - one.end + one.start,
    );
    expect(text.slice(span?.start, span?.end)).toBe(coded);
  });
});
