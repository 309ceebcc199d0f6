import { describe, expect, test } from 'vitest';
import { isObject, problemOfJson } from './json-problem.ts';

describe('a text that should be JSON', () => {
  test.each([
    { json: '', problem: undefined },
    { json: ' \n', problem: undefined },
    { json: '{"a": 1}', problem: undefined },
    { json: '[1]', problem: 'This is no JSON of an object' },
    { json: 'null', problem: 'This is no JSON of an object' },
    { json: '"a"', problem: 'This is no JSON of an object' },
    { json: '{"a": 1', problem: expect.stringMatching(/^This is no JSON: .+/) },
    { json: "{'a': 1}", problem: expect.stringMatching(/^This is no JSON: .+/) },
  ])('$json has the problem $problem', ({ json, problem }) => {
    expect(problemOfJson(json, 'an object')).toEqual(problem);
  });

  test('may be wanted otherwise', () => {
    expect(problemOfJson('[1]', 'a list', Array.isArray)).toBeUndefined();
    expect(problemOfJson('{}', 'a list', Array.isArray)).toBe('This is no JSON of a list');
  });

  test.each([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    ['{}', false],
    [undefined, false],
  ])('%j is an object: %s', (value, is) => {
    expect(isObject(value)).toBe(is);
  });
});
