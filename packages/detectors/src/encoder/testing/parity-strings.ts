import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';

/** Letters of scripts: the first and the last code point of each stretch. */
const scripts: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  latin: [
    [0x61, 0x7a],
    [0x41, 0x5a],
  ],
  western: [[0xc0, 0xff]],
  central: [[0x100, 0x17f]],
  vietnamese: [[0x1ea0, 0x1ef9]],
  greek: [[0x3b1, 0x3c9]],
  cyrillic: [[0x430, 0x45f]],
  kazakh: [[0x48a, 0x4ff]],
  armenian: [[0x561, 0x586]],
  hebrew: [[0x5d0, 0x5ea]],
  arabic: [[0x621, 0x64a]],
  persian: [[0x671, 0x6d3]],
  syriac: [[0x710, 0x72f]],
  thaana: [[0x780, 0x7a5]],
  devanagari: [[0x904, 0x94d]],
  bengali: [[0x985, 0x9cd]],
  gurmukhi: [[0xa05, 0xa4d]],
  gujarati: [[0xa85, 0xacd]],
  oriya: [[0xb05, 0xb4d]],
  tamil: [[0xb85, 0xbcd]],
  telugu: [[0xc05, 0xc4d]],
  kannada: [[0xc85, 0xccd]],
  malayalam: [[0xd05, 0xd4d]],
  sinhala: [[0xd85, 0xddf]],
  thai: [[0xe01, 0xe4d]],
  lao: [[0xe81, 0xecd]],
  tibetan: [[0xf40, 0xf6c]],
  burmese: [[0x1000, 0x1049]],
  georgian: [[0x10d0, 0x10fa]],
  hangul: [[0xac00, 0xd7a3]],
  ethiopic: [[0x1200, 0x137c]],
  cherokee: [[0x13a0, 0x13f4]],
  khmer: [[0x1780, 0x17d3]],
  mongolian: [[0x1820, 0x1877]],
  hiragana: [[0x3041, 0x3096]],
  katakana: [[0x30a1, 0x30fa]],
  han: [[0x4e00, 0x9fa5]],
  'rare han': [
    [0x3400, 0x4db5],
    [0x20000, 0x2a6d6],
  ],
  'wide letters': [[0xff01, 0xff5e]],
  'mathematical letters': [[0x1d400, 0x1d7ff]],
  'enclosed letters': [[0x2460, 0x24ff]],
  ligatures: [
    [0xfb00, 0xfb06],
    [0xfdf0, 0xfdfb],
  ],
  marks: [[0x300, 0x34f]],
  signs: [
    [0x2010, 0x2027],
    [0x2030, 0x205e],
    [0x20a0, 0x20bf],
    [0x2190, 0x22ff],
  ],
  emoji: [
    [0x1f300, 0x1f64f],
    [0x1f900, 0x1f9ff],
  ],
  ascii: [[0x21, 0x7e]],
  'control characters': [
    [0x1, 0x8],
    [0xe, 0x1f],
    [0x7f, 0x9f],
  ],
  'private letters': [[0xe000, 0xe0ff]],
};

/** Strings of one script: words of one to nine letters, numbers and marks between them. */
export const parityGroups = Object.keys(scripts);
const STRINGS_A_GROUP = 260;

/**
 * What no one writes, and what both read otherwise: marks in a row without order, of which NFKC makes one order, and
 * words of control characters, which leave an empty word.
 */
const apart = /\p{M}{2}|(?:^| )\p{Cc}+(?:$| )/u;

/** Returns the strings of a group, always the same. Words stand apart by one space. */
export function parityStrings(group: string): string[] {
  const random = seededNumbers(parityGroups.indexOf(group) + 1);
  const pick = (count: number): number => Math.floor(random() * count);
  const stretches = scripts[group] ?? [];

  function letter(): string {
    const [from, to] = stretches[pick(stretches.length)] ?? [0x61, 0x7a];
    return String.fromCodePoint(from + pick(to - from + 1));
  }

  function word(): string {
    const kind = pick(12);
    if (kind === 0) return `${pick(100_000)}`;
    if (kind === 1) return ['...', '....', '—', '(a)', "it's", 'e\u0301', '3,5 %', '²', '1½', 'Ⅳ', '℃'][pick(11)] ?? '';
    const letters = Array.from({ length: 1 + pick(9) }, letter).join('');
    return kind === 2 ? `${letters}${['.', ',', '!', '?', ':', '。', '،'][pick(7)]}` : letters;
  }

  const strings = Array.from({ length: STRINGS_A_GROUP }, () => Array.from({ length: 1 + pick(8) }, word).join(' '));
  return strings.filter((text) => !apart.test(text));
}
