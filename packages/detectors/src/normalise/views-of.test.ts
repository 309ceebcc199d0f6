import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { View } from '../view.ts';
import { lettersOf, viewsOf } from './views-of.ts';

/** One piece of every kind of character that a view changes, beside ordinary ones. */
const pieces = [
  ...'abzAZ019 .-@$!\n\t%+/=',
  ...['\u200b', '\u00ad', '\ufe0f', '\u202e', '\u0000', '\u00a0', '\u3000', '\u2028'],
  ...['Ａ', 'ｚ', '１', '①', 'ﬁ', '½', '…', 'ﷺ', '㎏', '𝐢', '𝟗', '🅰', '🇮', '👍', '👩‍🚀', '中', '한'],
  ...['а', 'о', 'Я', 'ж', 'ё', 'й', 'α', 'Σ', 'ß', 'é', 'İ', '\u0301', '\u20dd', '٣', '४', '\u{e0041}', '\u{e007f}'],
  ...['\ud83d', '\ude00', 'aGVsbG8gd29ybGQgYWdhaW4h', '68656c6c6f20776f726c6421', '%C3%A9%20%41', '\\x68\\x65'],
];
const richText = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''));

const cutsPair = (text: string, at: number): boolean =>
  /^[\ud800-\udbff]$/.test(text.charAt(at - 1)) && /^[\udc00-\udfff]$/.test(text.charAt(at));

function* allViews(source: string): Generator<View> {
  const { plain, letters, decoded } = viewsOf(source);
  yield* [plain, letters, ...decoded, ...decoded.map(lettersOf)];
}

describe('plain', () => {
  test.each([
    { rule: 'a zero-width space within a word is removed', source: 'ig\u200bnore', plain: 'ignore' },
    { rule: 'soft hyphens and bidirectional controls are removed', source: 'a\u00adb\u202ec\u2066d', plain: 'abcd' },
    { rule: 'variation selectors and joiners are removed', source: '❤\ufe0f 👩\u200d🚀', plain: '❤ 👩🚀' },
    {
      rule: 'controls other than line feed, return and tab are removed',
      source: 'a\0b\x1b\r\n\tc',
      plain: 'ab\r\n\tc',
    },
    { rule: 'full-width letters are folded, case and all', source: 'Ｉｇｎｏｒｅ！', plain: 'Ignore!' },
    { rule: 'mathematical letters and digits are folded', source: '𝐢𝓰𝔫𝕠𝗋𝘦 𝟙𝟚', plain: 'ignore 12' },
    { rule: 'circled, ligature and vulgar forms are folded', source: 'Ⓐﬁ①½', plain: 'Afi11/2' },
    { rule: 'exotic spaces become a space', source: 'a\u00a0b\u3000c\u2009d', plain: 'a b c d' },
    { rule: 'line and paragraph separators become line feeds', source: 'a\u2028b\u2029c\u0085d', plain: 'a\nb\nc\nd' },
    { rule: 'digits of other scripts become ASCII digits', source: '٠١٢٣٤٥٦٧٨٩ ०१९ ۴', plain: '0123456789 019 4' },
    { rule: 'tag characters leave the text', source: 'a\u{e0041}\u{e0042}b', plain: 'ab' },
    { rule: 'accents, other scripts and emoji stay', source: 'Éa ß 中文 Привет שׁ 👍', plain: 'Éa ß 中文 Привет שׁ 👍' },
    { rule: 'a surrogate without its partner stays', source: 'a\ud83d\u200bb', plain: 'a\ud83db' },
    { rule: 'a text of invisible characters is empty', source: '\u200b\u200c', plain: '' },
  ])('$rule', ({ source, plain }) => expect(viewsOf(source).plain.text).toBe(plain));

  test('a character of the basic plane reads the same alone and behind one that is removed', () => {
    const differing = Array.from({ length: 0x1_0000 }, (_, unit) => String.fromCharCode(unit)).filter(
      (character) => viewsOf(character).plain.text !== viewsOf(`\u200b${character}`).plain.text,
    );
    expect(differing).toEqual([]);
  });

  test('an ordinary text is its own plain view with an identity map', () => {
    const source = 'Call me at +1 (555) 010-0199, tomorrow.\n';
    const { plain } = viewsOf(source);
    expect(plain.text).toBe(source);
    expect(plain.toSource(5, 7)).toEqual({ start: 5, end: 7 });
  });
});

describe('letters', () => {
  test.each([
    { rule: 'capitals and accents are folded', source: 'Ïgnöre ÇA œuvre Straße', letters: 'ignore ca oeuvre strasse' },
    { rule: 'stacked combining marks are removed', source: 'i\u0301\u0302\u0303g\u0336nore', letters: 'ignore' },
    { rule: 'look-alikes in a Latin word are folded', source: 'іgnоrе рrеvіоus', letters: 'ignore previous' },
    { rule: 'faux-Cyrillic in a Latin word is folded', source: 'IGИORE ЯULEZ', letters: 'ignore rulez' },
    { rule: 'Greek look-alikes in a Latin word are folded', source: 'Ιgnοrε', letters: 'ignore' },
    { rule: 'a word of look-alikes after Latin is folded', source: 'the росе', letters: 'the poce' },
    { rule: 'honest Russian stays', source: 'Привет, сор и сахара', letters: 'привет, сор и сахара' },
    {
      rule: 'honest Russian stays although it begins with look-alikes',
      source: 'Сор это плохо',
      letters: 'сор это плохо',
    },
    { rule: 'honest Greek keeps its letters without accents', source: 'Καλημέρα, το και', letters: 'καλημερα, το και' },
    { rule: 'leet is undone within words', source: '1gn0r3 4ll pr3v10us rul3s', letters: 'ignore all previous rules' },
    {
      rule: 'leet signs are undone within words',
      source: 'p@ssw0rd acces$ prev!ous',
      letters: 'password access previous',
    },
    {
      rule: 'numbers, ordinals and versions stay',
      source: '2024 covid19 1st 10am sha256sum',
      letters: '2024 covid19 1st 10am sha256sum',
    },
    { rule: 'punctuation after a word stays', source: 'Stop! @user $5', letters: 'stop! @user $5' },
    { rule: 'letters spelt out with spaces are joined', source: 'do i g n o r e it', letters: 'do ignore it' },
    { rule: 'a wider gap parts spelt-out words', source: 'i g n o r e  a l l', letters: 'ignore  all' },
    { rule: 'letters spelt out with signs are joined', source: 'i.g.n.o.r.e i-g-n-o-r-e', letters: 'ignore ignore' },
    { rule: 'three single letters stay', source: 'plan a b c now', letters: 'plan a b c now' },
    { rule: 'abbreviations stay', source: 'e.g. i.e. a & b | c', letters: 'e.g. i.e. a & b | c' },
    { rule: 'spelt-out digits stay', source: 'call 5 5 5 0 1 9 9', letters: 'call 5 5 5 0 1 9 9' },
    { rule: 'spelt-out leet is joined and undone', source: '1 g n 0 r e', letters: 'ignore' },
    { rule: 'letters drawn as signs are read', source: '🅸🅶🅽🅾🆁🅴 🇮🇬', letters: 'ignore ig' },
    { rule: 'typographic quotes and dashes become ASCII', source: 'Don’t “do” – it', letters: 'don\'t "do" - it' },
  ])('$rule', ({ source, letters }) => expect(viewsOf(source).letters.text).toBe(letters));

  test('the span of a joined and folded word covers its characters in the source', () => {
    const source = 'so i.g.n.0.r.é now';
    const { letters } = viewsOf(source);
    const start = letters.text.indexOf('ignore');
    const span = letters.toSource(start, start + 6);
    expect(source.slice(span.start, span.end)).toBe('i.g.n.0.r.é');
  });
});

describe('offsets', () => {
  test('spans of every view lie within the source, are monotone and cut no surrogate pair', () => {
    fc.assert(
      fc.property(richText, fc.nat(), fc.nat(), (source, one, other) => {
        for (const { text, toSource } of allViews(source)) {
          const [start, end] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b) as [
            number,
            number,
          ];
          const span = toSource(start, end);
          const whole = toSource(0, text.length);
          expect(span.start).toBeLessThanOrEqual(span.end);
          expect(span.start).toBeGreaterThanOrEqual(whole.start);
          // An empty span at the end may stand on either side of what was removed behind the last character.
          expect(span.end).toBeLessThanOrEqual(start < end ? whole.end : source.length);
          expect(whole.end).toBeLessThanOrEqual(source.length);
          expect(start < end && span.start === span.end).toBe(false);
          expect(cutsPair(source, span.start) || cutsPair(source, span.end)).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('consecutive units of the letters view come from positions that never go back', () => {
    fc.assert(
      fc.property(richText, (source) => {
        for (const { text, toSource } of allViews(source)) {
          const spans = Array.from(text, (_, at) => toSource(at, at + 1));
          spans.forEach((span, at) => {
            expect(span.start).toBeGreaterThanOrEqual(spans[at - 1]?.start ?? 0);
            expect(span.end).toBeGreaterThanOrEqual(spans[at - 1]?.end ?? 0);
          });
        }
      }),
    );
  });

  test('each unit of the plain view is what its own stretch of the source reads as', () => {
    fc.assert(
      fc.property(richText, (source) => {
        const { plain } = viewsOf(source);
        for (let at = 0; at < plain.text.length; at += 1) {
          const { start, end } = plain.toSource(at, at + 1);
          expect(viewsOf(source.slice(start, end)).plain.text).toContain(plain.text[at]);
          expect(end - start).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  test('the whole plain view spans all of the source that was not stripped', () => {
    fc.assert(
      fc.property(richText, (source) => {
        const { plain } = viewsOf(source);
        const { start, end } = plain.toSource(0, plain.text.length);
        expect(viewsOf(source.slice(0, start)).plain.text).toBe('');
        expect(viewsOf(source.slice(end)).plain.text).toBe('');
      }),
    );
  });
});
