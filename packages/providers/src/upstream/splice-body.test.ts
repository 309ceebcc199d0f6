import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Changes, spliceBody } from './splice-body.ts';
import { RequestRefused } from './upstream-failure.ts';

const splice = (body: string, changes: Partial<Changes> = {}) =>
  spliceBody(Buffer.from(body), { set: { model: '"theirs"' }, ...changes }).toString();

test.each([
  ['the value alone changes', '{"model":"a","n":1}', '{"model":"theirs","n":1}'],
  ['white space stays', ' {\n "n" : 1 ,\t"model" : "a" \r\n} \n', ' {\n "n" : 1 ,\t"model" : "theirs" \r\n} \n'],
  [
    'large integers stay',
    '{"seed":123456789012345678901,"model":"a"}',
    '{"seed":123456789012345678901,"model":"theirs"}',
  ],
  ['numbers stay as written', '{"t":1.0,"u":1e2,"model":"a"}', '{"t":1.0,"u":1e2,"model":"theirs"}'],
  ['every one of duplicates changes', '{"model":"a","model":"b"}', '{"model":"theirs","model":"theirs"}'],
  ['a name in escapes is the same name', String.raw`{"mod\u0065l":"a"}`, String.raw`{"mod\u0065l":"theirs"}`],
  ['a value of another type changes too', '{"model":{"a":["}"]},"n":[]}', '{"model":"theirs","n":[]}'],
  ['null changes too', '{"n":true,"model":null}', '{"n":true,"model":"theirs"}'],
  [
    'inner models stay',
    '{"a":{"model":"x"},"b":[{"model":"y"}]}',
    '{"model":"theirs","a":{"model":"x"},"b":[{"model":"y"}]}',
  ],
  [
    'text that looks like a model stays',
    String.raw`{"a":"\"model\":\"x\"","model":"b"}`,
    String.raw`{"a":"\"model\":\"x\"","model":"theirs"}`,
  ],
  [
    'backslashes at the end of a string',
    String.raw`{"a":"\\\\","model":"b"}`,
    String.raw`{"a":"\\\\","model":"theirs"}`,
  ],
  ['a missing model is put in front', '{"n":1}', '{"model":"theirs","n":1}'],
  ['an empty object gets it', '{ }', '{"model":"theirs" }'],
  [
    'lone surrogates and raw bytes stay',
    String.raw`{"a":"\ud800é\u0000","model":"b"}`,
    String.raw`{"a":"\ud800é\u0000","model":"theirs"}`,
  ],
])('%s', (_, before, after) => expect(splice(before)).toBe(after));

const long = 'x'.repeat(100);
test.each([
  ['the first of them', '{"s":1,"a":2,"model":"m"}', '{"a":2,"model":"theirs"}'],
  ['the last of them', '{"a":2,"model":"m","s":"1"}', '{"a":2,"model":"theirs"}'],
  ['both ends and the middle', '{"s":1,"a":2,"s":3,"b":4,"s":5}', '{"model":"theirs","a":2,"b":4}'],
  ['all of them', '{ "s" : 1 , "s" : {} }', '{"model":"theirs"}'],
  ['a long one', `{"s":"${long}\\"${long}","a":2}`, '{"model":"theirs","a":2}'],
])('members are taken out: %s', (_, before, after) => expect(splice(before, { drop: new Set(['s']) })).toBe(after));

test.each([
  ['missing ones are added', '{"model":"m"}', '{"t":0.5,"model":"theirs"}'],
  ['ones that are there stay', '{"model":"m","t":1}', '{"model":"theirs","t":1}'],
  ['null is there', '{"t":null,"model":"m"}', '{"t":null,"model":"theirs"}'],
])('defaults: %s', (_, before, after) => expect(splice(before, { defaults: { t: '0.5', model: '"no"' } })).toBe(after));

test.each([
  '',
  ' ',
  '[]',
  '"x"',
  'null',
  '{',
  '{"a"',
  '{"a":',
  '{"a":1',
  '{"a":1,',
  '{"a":1,}',
  '{"a" 1}',
  '{a:1}',
  '{"a":"',
  '{"a":[}',
  '{"a":"\\"}',
  '{"a":{"b":"x}',
  '{"\\u00zz":1}',
])('%j is refused', (body) => expect(() => splice(body)).toThrow(RequestRefused));

describe('of any object', () => {
  const member = fc.tuple(fc.constantFrom('model', 's', 't', 'a', 'mod\\u0065l', 'e\\"'), fc.json());
  test('what a parser reads differs in the changes and nowhere else', () => {
    fc.assert(
      fc.property(fc.array(member, { maxLength: 8 }), fc.constantFrom('', ' ', '\n\t'), (members, space) => {
        const body = `${space}{${members.map(([name, value]) => `${space}"${name}"${space}:${value}`).join(`${space},`)}${space}}`;
        const before = JSON.parse(body);
        const after = JSON.parse(splice(body, { drop: new Set(['s']), defaults: { t: '7' } }));
        delete before.s;
        expect(after).toEqual({ t: 7, ...before, model: 'theirs' });
      }),
      { numRuns: 2_000 },
    );
  });

  test('time grows with its length alone', () => {
    const parts = ['\\"', '\\\\', '[],', '"a",'];
    for (const part of parts) {
      const make = (length: number) => {
        const repeated = part.repeat(length / part.length);
        return part.endsWith(',') ? `{"a":[${repeated}1]}` : `{"a":"${repeated}"}`;
      };
      expect(splice(make(1_000_000))).toContain('theirs');
      expect(measureGrowth(make, splice, 250_000)).toMatchObject({ isLinear: true });
    }
  });
});
