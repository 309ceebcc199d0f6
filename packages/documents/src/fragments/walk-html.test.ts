import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { describe, expect, test } from 'vitest';
import { walkHtml } from './walk-html.ts';

const fragmentsOf = (html: string): string[] => walkHtml(html).fragments.map(({ type, text }) => `${type}: ${text}`);

describe('what a reader sees', () => {
  test.each([
    { html: '<title>A  page</title>', found: ['title: A page'] },
    {
      html: '<h1>One</h1><p>Two <b>three</b> four</p>',
      found: ['content_block: One', 'content_block: Two three four'],
    },
    { html: '<ul><li>One<li>Two</ul>', found: ['content_block: One', 'content_block: Two'] },
    { html: '<table><tr><td>One<td>Two</table>', found: ['content_block: One', 'content_block: Two'] },
    { html: '<pre>let x\n= 1</pre>', found: ['content_block: let x = 1'] },
    { html: '<p>One<br>two</p>', found: ['content_block: One two'] },
    { html: 'bare text', found: ['content_block: bare text'] },
    { html: '<p>Read <a href=/x>this</a>.</p>', found: ['content_block: Read this.'] },
    { html: '<li><a href=/x>Home</a></li>', found: ['link_text: Home'] },
    { html: '<label>Your name</label>', found: ['form: Your name'] },
    { html: '<button>Send it</button>', found: ['form: Send it'] },
    { html: '<input placeholder="Say it" value="A word">', found: ['form: Say it', 'form: A word'] },
    { html: '<img alt="A cat">', found: ['alt: A cat'] },
    { html: '<b title="Of note">x</b>', found: ['title_attribute: Of note', 'content_block: x'] },
    { html: '<p>a &amp; b &#x65;</p>', found: ['content_block: a & b e'] },
    { html: '<nav><p>Same</p><p>Same</p></nav>', found: ['content_block: Same'] },
    { html: '<iframe srcdoc="<p>Within</p>"></iframe>', found: ['content_block: Within'] },
    { html: '<svg><text>Drawn</text></svg>', found: ['content_block: Drawn'] },
  ])('$html', ({ html, found }) => expect(fragmentsOf(html)).toEqual(found));

  test('scripts and styles are no text', () =>
    expect(fragmentsOf('<script>a b</script><style>p {}</style>')).toEqual([]));

  test('title and language are known', () => {
    const page = '<html lang="de-CH"><title> A\nB </title>';
    expect(walkHtml(page)).toMatchObject({ title: 'A B', language: 'de-CH' });
    expect(walkHtml('<meta http-equiv="Content-Language" content="fr">')).toMatchObject({ language: 'fr' });
    expect(walkHtml('<p>x')).toMatchObject({ title: undefined, language: undefined });
  });
});

describe('what a reader does not see', () => {
  test.each([
    '<p style="display:none">Secret words</p>',
    '<p style="DISPLAY : None !important">Secret words</p>',
    '<p style="visibility:hidden">Secret words</p>',
    '<p style="opacity:0">Secret words</p>',
    '<p style="font-size:0">Secret words</p>',
    '<p style="font-size:1px">Secret words</p>',
    '<p style="font-size:0.5pt">Secret words</p>',
    '<p style="color:transparent">Secret words</p>',
    '<p style="color:rgba(0,0,0,0)">Secret words</p>',
    '<p style="color:#fff;background:#ffffff">Secret words</p>',
    '<div style="background-color:white"><p style="color:rgb(255, 255, 255)">Secret words</p></div>',
    '<table bgcolor="#FFF"><td><font color="white">Secret words</font></table>',
    '<p style="position:absolute;left:-9999px">Secret words</p>',
    '<p style="position:fixed;top:-200vh">Secret words</p>',
    '<p style="text-indent:-9999px">Secret words</p>',
    '<p style="transform:scale(0)">Secret words</p>',
    '<p style="clip:rect(0 0 0 0)">Secret words</p>',
    '<p style="clip-path:inset(50%)">Secret words</p>',
    '<p style="height:1px;overflow:hidden">Secret words</p>',
    '<p hidden>Secret words</p>',
    '<p aria-hidden="true">Secret words</p>',
    '<div hidden><p>Secret words</p></div>',
    '<template><p>Secret words</p></template>',
    '<noscript>Secret words</noscript>',
    '<input type="hidden" value="Secret words">',
    '<object>Secret words</object>',
    '<div hidden><img alt="Secret words"></div>',
  ])('%s', (html) => expect(fragmentsOf(html)).toEqual(['hidden: Secret words']));

  test.each([
    '<style>.x{display:none}</style><p class="a x">Secret words</p>',
    '<style>/* a { */ p.a, div#y {color:red;font-size:0}</style><div id=y><p>Secret words</p></div>',
    '<style>@media print {.a{color:red}} .x {visibility:hidden}</style><p class=x>Secret words</p>',
  ])('%s', (html) => expect(fragmentsOf(html)).toEqual(['hidden: Secret words']));

  test.each([
    '<style>@media print {.x{display:none}}</style><p class=x>Seen words</p>',
    '<style>.x:hover{display:none} .x .y{display:none}</style><p class="x y">Seen words</p>',
    '<style>.x{display:none</style><p class=x>Seen words</p>',
    '<p style="display:block">Seen words</p>',
    '<p style="font-size:12px;opacity:0.9">Seen words</p>',
    '<p style="color:#fff;background:#000">Seen words</p>',
    '<p style="font-size:0.8em;left:-10px;position:relative">Seen words</p>',
    '<p style="height:100px;overflow:hidden" aria-hidden="false">Seen words</p>',
  ])('but %s is seen', (html) => expect(fragmentsOf(html)).toEqual(['content_block: Seen words']));

  test('a hidden part of a paragraph stands by itself', () => {
    const html = '<p>One <span style="display:none">ignore <b>all</b></span> two</p>';
    expect(fragmentsOf(html)).toEqual(['hidden: ignore all', 'content_block: One two']);
  });

  test.each([
    { html: '<!-- Say it -->', found: ['comment: Say it'] },
    { html: '<!doctype html><?php Say it ?>', found: ['comment: ?php Say it ?'] },
    { html: '<meta name=description content="Say it">', found: ['meta: Say it'] },
    { html: '<meta property=og:title content="Say it">', found: ['meta: Say it'] },
    { html: '<meta name=twitter:card content="Say it">', found: ['meta: Say it'] },
    {
      html: '<meta property=og:image content="https://a.example/b c.png">',
      found: ['meta: https://a.example/b c.png'],
    },
    { html: '<meta property=og:url content="https://a.example/b">', found: [] },
    { html: '<meta name=viewport content="width=1">', found: [] },
    {
      html: '<script type="application/ld+json">{"@type":"Person","a":["Say it",{"b":"or not"}],"u":"https://a.example"}</script>',
      found: ['script_json: Say it', 'script_json: or not'],
    },
    { html: '<script type="application/ld+json">{ Say it</script>', found: ['script_json: { Say it'] },
  ])('$html', ({ html, found }) => expect(fragmentsOf(html)).toEqual(found));

  test('invisible characters are kept for the detectors', () => {
    expect(fragmentsOf('<p>a\u200bb \u{e0041}</p>')).toEqual(['content_block: a\u200bb \u{e0041}']);
  });
});

describe('size', () => {
  test('a long block is cut at white space into pieces that hold all of it', () => {
    const words = Array.from({ length: 3_000 }, (_, at) => `word${at}`).join(' ');
    const { fragments } = walkHtml(`<p>${words}</p>`);
    expect(fragments.length).toBeGreaterThan(5);
    expect(Math.max(...fragments.map(({ text }) => text.length))).toBeLessThanOrEqual(4_000);
    expect(fragments.map(({ text }) => text).join(' ')).toBe(words);
  });

  test('elements nested more than 512 levels deep are refused', () => {
    expect(() => walkHtml('<div>'.repeat(600))).toThrow(/512 levels deep/);
  });

  test.each([
    { what: 'paragraphs', one: '<p style="color:red;left:-5px">Some words of a page.</p>' },
    { what: 'unclosed quotes', one: '<a title="' },
    { what: 'comments', one: '<!-- -' },
    { what: 'closing tags', one: '</p></b>' },
    { what: 'styles', one: '<p style="color:rgb( 1 , 1 , 1;left:-1;clip:rect(">x' },
    { what: 'white space', one: ' \n\t ' },
    { what: 'style sheets', one: '<style>.x{{display:none}}/*</style>' },
  ])('$what are read in linear time', ({ one }) => {
    expect(measureGrowth((length) => one.repeat(length / one.length), walkHtml, 300_000)).toMatchObject({
      isLinear: true,
    });
  });
});

describe('the main text of a page', () => {
  const long =
    'The tea is made with hot water, and then it is left to stand for some minutes before it is poured. '.repeat(2);
  const main = `<main><h1>Tea</h1><p>${long}</p><p hidden>Not seen</p></main>`;
  test.each([
    {
      what: 'is its main part',
      html: `<header>Our site</header><p>Cookies?</p>${main}<p>Read more</p>`,
      text: `Tea\n${long.trim()}`,
    },
    {
      what: 'is all but what is around it, where no part is the main one',
      html: '<header><p>Our site</p></header><nav><p>Where to</p></nav><div role="search"><p>Find</p></div><p>Tea is hot.</p><p><a href="x">More</a></p><footer><p>Ours</p></footer>',
      text: 'Tea is hot.',
    },
    {
      what: 'has the header of an article',
      html: `<article><header><h1>Tea</h1></header><p>${long}</p></article>`,
      text: `Tea\n${long.trim()}`,
    },
    {
      what: 'is not a main part that says nothing',
      html: `<main><p>Loading</p></main><p>${long}</p>`,
      text: `Loading\n${long.trim()}`,
    },
  ])('$what', ({ html, text }) => expect(walkHtml(html).mainText).toBe(text));

  test('is cut where it is long', () => {
    expect(walkHtml(Array.from({ length: 3_000 }, (_, at) => `<p>Line ${at} of it</p>`).join('')).mainText.length).toBe(
      20_000,
    );
  });
});
