// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the variables of a target are written as ${env:NAME}
import { describe, expect, test } from 'vitest';
import { refuses, takes } from '../testing/check-bodies.ts';
import { wrongHeaderName, wrongHeaderValue } from './header-rules.ts';
import {
  fillPlaceholders,
  fillVariables,
  hasOnlyTargetVariables,
  placeholdersIn,
  variablesIn,
} from './placeholders.ts';
import { isShallow, TargetTool } from './target-tools.ts';

describe('a header of a target', () => {
  test.each(['x-api-key', 'Authorization', 'X_Tenant', 'a!#$%'])('may be called %s', (name) => {
    expect(wrongHeaderName(name)).toBeUndefined();
  });

  test.each([
    { name: '', says: /no name of a header/ },
    { name: 'a b', says: /without spaces/ },
    { name: 'a:b', says: /no name of a header/ },
    { name: 'a\r\nb', says: /line break/ },
    { name: 'n'.repeat(129), says: /no name of a header/ },
    { name: 'Host', says: /the endpoint says the host; leave it out/ },
    { name: 'CONTENT-LENGTH', says: /counted for each request/ },
    { name: 'transfer-encoding', says: /belongs to the connection/ },
  ])('may not be called "$name"', ({ name, says }) => expect(wrongHeaderName(name)).toMatch(says));

  // Names of what every object has are no headers that are reserved.
  test.each(['constructor', 'tostring', '__proto__'])('%s is not taken for a reserved one', (name) => {
    expect(wrongHeaderName(name)).toBeUndefined();
  });

  test.each(['', 'a\nb', 'ü', 'a\0', '\x7f'])('may not say %j, and the reason does not repeat it', (value) => {
    const reason = wrongHeaderValue(`secret${value}`);
    if (value === '') return expect(wrongHeaderValue('')).toMatch(/not empty/);
    expect(reason).toMatch(/printable ASCII/);
    expect(reason).not.toContain('secret');
  });
});

describe('placeholders of a template', () => {
  test.each([
    { text: '{"q": "{{prompt}}"}', names: ['prompt'] },
    { text: '{{ prompt }} {{session}}', names: ['prompt', 'session'] },
    { text: '/chat/%7B%7Bprompt%7D%7D', names: ['prompt'] },
    { text: '{{unknown.name-1}}', names: ['unknown.name-1'] },
    { text: '{prompt} {{ two words }} {{}}', names: [] },
    { text: `{{${'n'.repeat(65)}}}`, names: [] },
  ])('in $text are $names', ({ text, names }) => expect(placeholdersIn(text)).toEqual(names));

  test('are filled once: what is filled in is not read again', () => {
    const filled = fillPlaceholders('{{prompt}} {{session}} {{other}}', (name) =>
      name === 'prompt' ? '{{session}}' : 's1',
    );
    expect(filled).toBe('{{session}} s1 {{other}}');
  });

  test('are filled with what replacements mean something for', () => {
    expect(fillPlaceholders('[{{prompt}}]', () => "$& $1 $$ $'")).toBe("[$& $1 $$ $']");
  });
});

describe('variables of a target', () => {
  test.each([
    { text: 'Bearer ${env:REDOUBT_TARGET_KEY}', names: ['REDOUBT_TARGET_KEY'], may: true },
    { text: 'none at all', names: [], may: true },
    { text: '$5 {x}', names: [], may: true },
    { text: '${env:HOME}', names: ['HOME'], may: false },
    { text: '${env:REDOUBT_TARGET_}', names: ['REDOUBT_TARGET_'], may: false },
    { text: '${env:redoubt_target_key}', names: ['redoubt_target_key'], may: false },
    { text: '${env:REDOUBT_TARGET_A} ${file:/etc/passwd}', names: ['REDOUBT_TARGET_A'], may: false },
    { text: '${${env:REDOUBT_TARGET_A}}', names: ['REDOUBT_TARGET_A'], may: false },
    { text: '${env:', names: [], may: false },
  ])('in $text are $names, and may be read: $may', ({ text, names, may }) => {
    expect(variablesIn(text)).toEqual(names);
    expect(hasOnlyTargetVariables(text)).toBe(may);
  });

  test('are filled in', () => {
    expect(fillVariables('a ${env:X} b ${env:Y}', (name) => name.toLowerCase())).toBe('a x b y');
  });
});

describe('a tool of a target', () => {
  const parameters = { type: 'object' };
  const read = { name: 'refund', description: 'Pays back', parameters };

  takes(TargetTool, [
    { what: 'the bare form', sent: { name: ' refund ', description: 'Pays back', parameters }, read },
    {
      what: 'the form of Anthropic',
      sent: { name: 'refund', description: 'Pays back', input_schema: parameters },
      read,
    },
    {
      what: 'the form of OpenAI',
      sent: { type: 'function', function: { name: 'refund', description: 'Pays back', parameters, strict: true } },
      read,
    },
    {
      what: 'a name alone',
      sent: { name: 'refund' },
      read: { name: 'refund', description: undefined, parameters: undefined },
    },
    {
      what: 'null',
      sent: { name: 'refund', description: null, parameters: null },
      read: { name: 'refund', description: undefined, parameters: undefined },
    },
  ]);
  refuses(TargetTool, [
    { what: 'no name', sent: { description: 'x' }, at: '', says: /A tool is an object with a `name`/ },
    { what: 'a text', sent: 'refund', at: '', says: /A tool is an object/ },
    {
      what: 'a function without a name',
      sent: { type: 'function', function: {} },
      at: '',
      says: /a `function` that has a `name`/,
    },
  ]);

  const deep = (levels: number): unknown => (levels === 0 ? 1 : { of: deep(levels - 1) });
  test.each([
    { levels: 0, most: 0, is: true },
    { levels: 3, most: 3, is: true },
    { levels: 4, most: 3, is: false },
    { levels: 20_000, most: 20, is: false },
  ])('of $levels levels has at most $most: $is', ({ levels, most, is }) => {
    const value = levels > 1_000 ? Array.from({ length: levels }).reduce((inner: unknown) => [inner], 1) : deep(levels);
    expect(isShallow(value, most)).toBe(is);
  });
});
