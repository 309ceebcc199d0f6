import { expect, test } from 'vitest';
import { jsonShapeProblem } from './json-shape.ts';

const long = 'x'.repeat(40_000);

test.each([
  { what: 'a short text that is deep', text: '['.repeat(200), problem: 'deeper than 100' },
  { what: 'brackets and commas inside a string', text: `{"a":"${'[,{'.repeat(40_000)}"}`, problem: undefined },
  { what: 'escaped quotes inside a string', text: `{"a":"${'\\"[,'.repeat(30_000)}"}`, problem: undefined },
  { what: 'a string that never ends', text: `"${'['.repeat(40_000)}`, problem: undefined },
  {
    what: 'a backslash that is escaped before the end of a string',
    text: `["${long}\\\\",${'['.repeat(200)}`,
    problem: 'deeper',
  },
  { what: '100 levels', text: `${'['.repeat(99)}{"a":"${long}"}${']'.repeat(99)}`, problem: undefined },
  { what: '101 levels', text: `${'['.repeat(100)}{"a":"${long}"}${']'.repeat(100)}`, problem: 'deeper than 100' },
  { what: 'many shallow brackets', text: '[]'.repeat(40_000), problem: undefined },
  { what: '20,000 members', text: `[${'10,'.repeat(19_999)}1]`, problem: undefined },
  { what: '20,001 members', text: `[${'10,'.repeat(20_000)}1]`, problem: 'more than 20000 members' },
])('$what: $problem', ({ text, problem }) => {
  const found = jsonShapeProblem(text);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});
