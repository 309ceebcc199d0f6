import { expect, test } from 'vitest';
import { inShell } from './in-shell.ts';

/** What a POSIX shell makes of a word of single quotes and of backslashes outside of them. */
const readByShell = (word: string): string =>
  [...word.matchAll(/'([^']*)'|\\(.)|([^'\\])/g)]
    .map(([, quoted, escaped, bare]) => quoted ?? escaped ?? bare)
    .join('');

test.each(['plain', '', "it's", "''", "'", '$HOME `id` "x"', 'back\\slash', "two\nlines' end", '{"a": "it\'s"}'])(
  '%j comes out of the shell as it was',
  (text) => {
    expect(readByShell(inShell(text))).toBe(text);
    expect(inShell(text)).toMatch(/^'.*'$/s);
  },
);
