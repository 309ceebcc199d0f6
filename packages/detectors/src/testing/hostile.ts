/** Returns the first `length` UTF-16 code units of an endlessly repeated unit. */
function tile(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

const tiled =
  (unit: string) =>
  (length: number): string =>
    tile(unit, length);

/** Returns different words of eight letters, so that nothing a scanner caches about the text helps with the rest. */
function neverRepeating(length: number): string {
  const words: string[] = [];
  for (let at = 0; words.length * 9 < length; at++) {
    const mixed = Math.imul(at + 1, 0x9e37_79b1) >>> 0;
    words.push(
      String.fromCharCode(...Array.from({ length: 8 }, (_, digit) => 97 + (Math.floor(mixed / 15 ** digit) % 15))),
    );
  }
  return words.join(' ').padEnd(length).slice(0, length);
}

/**
 * Makers of texts that a careless scanner reads in super-linear time, by family. Each makes exactly `length` code
 * units.
 *
 * The timing tests of the detectors run every family at a length and at four times that length, see `measureGrowth`.
 */
export const hostileFamilies: Record<string, (length: number) => string> = {
  'one letter': tiled('a'),
  'one digit': tiled('1'),
  'digits in turn': tiled('4111567890123456'),
  'spaces only': tiled(' '),
  'line feeds only': tiled('\n'),
  'opening brackets': tiled('('),
  'opening angle brackets': tiled('<'),
  'unfinished addresses': tiled('a@'),
  'dotted letters': tiled('a.'),
  'dotted letters before one at sign': (length) => `${tile('a.', length - 1)}@`.slice(0, length),
  'unfinished links': tiled('http://a.'),
  'digits and hyphens': tiled('1-'),
  'digits and spaces': tiled('1 '),
  'digits and colons': tiled('1:'),
  'unfinished phone numbers': tiled('+1 ('),
  'letters and digits': tiled('A1'),
  'initials without end': tiled('Aa '),
  'one attack word': tiled('ignore '),
  'attack words without an object': tiled('ignore all the '),
  'role play without a role': tiled('you are now '),
  'plain prose': tiled('A grey heron waited by the canal until the last of the boats had gone home. '),
  'short base64': tiled('QUJD'),
  'base64 lines': tiled(`${'dGhlIHJpdmVyIGlzIGhpZ2gg'.repeat(3)}\n`),
  'percent escapes': tiled('%41'),
  'hexadecimal pairs': tiled('6f'),
  'zero-width run': tiled('\u200b'),
  'zero-width between letters': tiled('a\u200d'),
  'combining marks without end': (length) => `e${tile('\u0301', length - 1)}`.slice(0, length),
  'alternating scripts': tiled('a\u0430'),
  'alternating script words': tiled('\u0430b \u0431c '),
  'tag characters': tiled('\u{e0041}'),
  'full-width letters': tiled('\uff49'),
  'lone surrogates': tiled('\ud83d'),
  'spaced-out letters': tiled('i '),
  'leet digits in words': tiled('a1'),
  'words that never repeat': (length) => neverRepeating(length),
  'ideographs without spaces': tiled('\u6625\u98ce\u5316\u96e8\u6da6\u7269'),
  'sentence ends only': tiled('. '),
  'percent signs encoded again and again': tiled('%2525'),
  'opened comments': tiled('<!--'),
  'opened quotations': tiled('"'),
  'joined emoji': tiled('\u{1f469}\u200d'),
  'rotated attack words': tiled('vtaber nyy cerivbhf '),
  'escaped characters': tiled('\\u0041'),
  'unfinished entities': tiled('&#'),
  entities: tiled('&#105;'),
  'quoted bytes': tiled('=41'),
  'unfinished quoted bytes': tiled('=4'),
  'unfinished UTF-7': tiled('+A'),
  'runs of UTF-7': tiled('+AGkAZw-'),
  'unfinished escapes': tiled('\\u'),
  'dots and dashes': tiled('.-'),
  'letters of Morse': tiled('.- -... '),
  'names in braces': (length) => `v0 = "ig"\nv1 = "nore"\n${tile('{v0}{v1}', length)}`.slice(0, length),
  'definitions without end': tiled('v0="a";'),
  'sums of names': (length) => `a = "ig"\nb = "nore"\n${tile('a+b+', length)}`.slice(0, length),
  'joined strings': tiled("'a'+"),
  'joined lists': tiled("''.join(['a',"),
  'opened lists': tiled("['a',"),
  'binary digits': tiled('01101001 '),
  'binary digits without a gap': tiled('01101001'),
  'codes of letters': tiled('105 103 '),
  'numbers of letters': tiled('9-7-14 '),
  'capitals and digits': tiled('NBSWY3DP'),
  'signs without a blank': tiled('9jqo^<~'),
  'blocks of base64': tiled('QUJD '),
  'words in hexadecimal': tiled('6b696c6c '),
  'emoji between letters': tiled('a\u{1f525}'),
  'a letter a line': tiled('k\ni\nl\nl\n\n'),
  'words of pilots': tiled('india golf '),
  'words backwards': tiled('siht si eht drow '),
  'words that end alike': tiled('ouyay areay '),
  'sentences whose first letters are words': tiled('All love life. You own us. '),
  'lines whose first letters are words': tiled('apple\nlemon\nlime\n\n'),
  'words broken by hyphens': tiled('ig-nore '),
  'letters upside down': tiled('\u01dd\u0279o '),
  'small capitals': tiled('\u1d00\u0299 '),
  Braille: tiled('\u280a\u281b '),
  'labels of punycode': tiled('xn--a-0ca '),
  'variation selectors': tiled('\u{e0141}\ufe01'),
  'bits without width': tiled('\u200b\u200c'),
  'moved letters': tiled('wkh dqg brx '),
  'signs of rot47': tiled('E96 2?5 J@F '),
  'opened tags in words': tiled('a<b'),
  'marks in words': tiled('ki**ll'),
  'uuencoded heads': tiled('begin 644 a\n'),
};
