import { expect, test } from 'vitest';
import { type CsvCell, toCsv } from './csv.ts';

test.each<{ what: string; cell: CsvCell; written: string }>([
  { what: 'a plain text', cell: 'pii', written: 'pii' },
  { what: 'a text with a comma', cell: 'a, b', written: '"a, b"' },
  { what: 'a text with quotes', cell: 'the "first" key', written: '"the ""first"" key"' },
  { what: 'a text with a line break', cell: 'a\r\nb', written: '"a\r\nb"' },
  { what: 'a text with a blank at its end', cell: 'a ', written: '"a "' },
  { what: 'a formula', cell: '=HYPERLINK("http://x","y")', written: `"'=HYPERLINK(""http://x"",""y"")"` },
  { what: 'a formula that starts with a sign', cell: '+1', written: "'+1" },
  { what: 'a formula that starts with a minus', cell: '-1+cmd', written: "'-1+cmd" },
  { what: 'a formula that starts with an at sign', cell: '@SUM(A1)', written: "'@SUM(A1)" },
  { what: 'a formula behind a blank', cell: ' =1', written: "' =1" },
  { what: 'a formula behind a tab', cell: '\t=1', written: "'\t=1" },
  { what: 'a formula behind a line break', cell: '\n=1', written: '"\'\n=1"' },
  { what: 'a formula in full-width signs', cell: '＝1', written: "'＝1" },
  { what: 'a negative number', cell: -5, written: '-5' },
  { what: 'nothing', cell: null, written: '' },
])('$what is written so that every reader sees it as it is', ({ cell, written }) => {
  expect(toCsv(['name', 'other'], [[cell, 1]])).toBe(`name,other\r\n${written},1\r\n`);
});
