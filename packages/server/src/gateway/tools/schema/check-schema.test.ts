import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSchema } from './check-schema.ts';
import { SchemaSteps } from './schema-steps.ts';

type Case = readonly [what: string, schema: unknown, fits: readonly unknown[], unfit: readonly unknown[]];

const node = {
  $defs: { node: { type: 'object', properties: { next: { $ref: '#/$defs/node' } } } },
  $ref: '#/$defs/node',
};

const cases: readonly Case[] = [
  ['a type', { type: 'integer' }, [1, 1.0], [1.5, '1', null, true]],
  ['types', { type: ['string', 'null'] }, ['', null], [0, [], {}]],
  ['a type that may be null', { type: 'string', nullable: true }, ['', null], [1]],
  ['values', { enum: [1, 'a', { b: [1], a: 2 }] }, [1, 'a', { a: 2, b: [1] }], ['1', { a: 2 }, null]],
  ['a value', { const: null }, [null], [0, '']],
  ['ranges', { minimum: 1, exclusiveMaximum: 3 }, [1, 2.9, 'x'], [0.9, 3]],
  ['multiples', { multipleOf: 0.1 }, [0.3, 1.1, 0], [0.35]],
  ['lengths in characters', { minLength: 2, maxLength: 2 }, ['ab', '😀😀', 7], ['a', 'abc']],
  ['patterns anywhere', { pattern: 'b+' }, ['abc', 1], ['ac']],
  ['code points in patterns', { pattern: '^\\u00e4\\u{e4}$' }, ['ää'], ['u00e4']],
  ['members', { properties: { a: { type: 'string' } }, required: ['a'] }, [{ a: '' }, []], [{}, { a: 1 }]],
  ['no inherited members', { required: ['constructor'] }, [{ constructor: 1 }], [{}]],
  ['no others', { properties: { a: {} }, additionalProperties: false }, [{ a: 1 }, {}], [{ b: 1 }]],
  ['others', { properties: { a: {} }, additionalProperties: { type: 'number' } }, [{ a: '', b: 1 }], [{ b: '' }]],
  [
    'members by pattern',
    { patternProperties: { '^x-': { type: 'string' } }, additionalProperties: false },
    [{ 'x-a': '' }],
    [{ 'x-a': 1 }, { a: '' }],
  ],
  ['names', { propertyNames: { maxLength: 2 } }, [{ ab: 1 }], [{ abc: 1 }]],
  ['counts', { minProperties: 1, maxItems: 1 }, [{ a: 1 }, [1]], [{}, [1, 2]]],
  ['items', { items: { type: 'number' } }, [[1, 2], 'x'], [[1, '2']]],
  ['first items', { prefixItems: [{ type: 'string' }], items: false }, [['a'], []], [['a', 1], [1]]],
  [
    'unlike items',
    { uniqueItems: true },
    [[1, '1', { a: 1 }]],
    [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
  ],
  ['an item among others', { contains: { type: 'number' }, maxContains: 1 }, [['a', 1]], [[], [1, 2]]],
  ['all', { allOf: [{ type: 'number' }, { minimum: 2 }] }, [2], [1, 'a']],
  ['any', { anyOf: [{ type: 'string' }, { minimum: 2 }] }, ['a', 2], [1]],
  ['one', { oneOf: [{ minimum: 2 }, { maximum: 3 }] }, [1, 4], [2.5]],
  ['not', { not: { type: 'string' } }, [1], ['a']],
  ['if', JSON.parse('{"if": {"minimum": 5}, "then": {"maximum": 7}, "else": {"minimum": 1}}'), [6, 1], [8, 0]],
  ['needed members', { dependentRequired: { a: ['b'] } }, [{ b: 1 }, { a: 1, b: 1 }], [{ a: 1 }]],
  ['references to itself', node, [{ next: { next: {} } }], [{ next: { next: 1 } }]],
  ['true and false', { properties: { a: true, b: false } }, [{ a: 1 }], [{ b: 1 }]],
  ['a name of JavaScript as a keyword', { constructor: false, toString: 1 }, [{}, 1], []],
];

describe('a schema is read as the standard has it', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });

  test.each(cases)('%s', (what, schema, fits, unfit) => {
    const isValid = ajv.compile(schema as object);
    const verdicts = [...fits, ...unfit].map((value) => checkSchema(schema, value).fault === undefined);
    expect(verdicts).toEqual([...fits.map(() => true), ...unfit.map(() => false)]);
    // Ajv counts decimals as they are in binary.
    if (what !== 'multiples') expect([...fits, ...unfit].map((value) => isValid(value))).toEqual(verdicts);
  });

  const keywords = fc.letrec<{ schema: object | boolean }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 3 },
      fc.boolean(),
      fc.record(
        {
          type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'array', 'object'),
          enum: fc.array(fc.constantFrom('a', 1, null, true), { minLength: 1, maxLength: 3 }),
          minimum: fc.integer({ min: -2, max: 2 }),
          maxLength: fc.nat(2),
          pattern: fc.constantFrom('a', '^a$', 'b*', '^[a-b]+$'),
          properties: fc.dictionary(fc.constantFrom('a', 'b'), tie('schema'), { noNullPrototype: true }),
          required: fc.uniqueArray(fc.constantFrom('a', 'b')),
          additionalProperties: tie('schema'),
          items: tie('schema'),
          uniqueItems: fc.boolean(),
          anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
          oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
          not: tie('schema'),
        },
        { requiredKeys: [], noNullPrototype: true },
      ),
    ),
  }));
  const values = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('a', 'b', 'ab', '', 1, -3, 0.5, true, null),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { noNullPrototype: true }),
    ),
  }));

  test('any schema has the verdict of Ajv', () => {
    fc.assert(
      fc.property(keywords.schema, values.value, (schema, value) => {
        const isValid = new Ajv2020({ strict: false, logger: false }).compile(schema)(value);
        expect(checkSchema(schema, value).fault === undefined).toBe(isValid);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a fault is told by names that the schema has', () => {
  test.each([
    [{ properties: { a: { items: { type: 'string' } } } }, { a: ['', 1] }, { path: ['a', '1'], keyword: 'type' }],
    [{ additionalProperties: { type: 'string' } }, { secret: 1 }, { path: ['*'], keyword: 'type' }],
    [{ additionalProperties: false }, { secret: 1 }, { path: [], keyword: 'additionalProperties' }],
  ])('%j', (schema, value, fault) => expect(checkSchema(schema, value).fault).toEqual(fault));
});

describe('what cannot be read', () => {
  const a = (length: number) => 'a'.repeat(length);
  /** Each level asks the next one twice. */
  const doubling = {
    $defs: Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        at,
        { anyOf: [{ $ref: `#/$defs/${at + 1}` }, { $ref: `#/$defs/${at + 1}` }] },
      ]),
    ),
    $ref: '#/$defs/0',
  };
  Object.assign(doubling.$defs, { 60: false });
  const many = (value: unknown) => Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`p${at}`, value]));
  /** Asks for one schema 16,384 times. */
  const wide = (asked: object) => {
    const twice = (at: number) => ({ allOf: [{ $ref: `#/$defs/l${at}` }, { $ref: `#/$defs/l${at}` }] });
    const levels = Array.from({ length: 14 }, (_, at) => [`l${at + 1}`, twice(at)]);
    return { $defs: { l0: asked, ...Object.fromEntries(levels) }, $ref: '#/$defs/l14' };
  };

  test.each<[string, unknown, unknown, RegExp]>([
    ['a schema elsewhere', { $ref: 'https://evil.test/schema' }, {}, /not in it/],
    ['a part that is missing', { $ref: '#/$defs/a' }, {}, /does not have/],
    ['a reference to itself alone', { $ref: '#' }, {}, /levels deep/],
    ['what doubles at each level', doubling, {}, /too long/],
    ['members that no argument has, many times', wide({ properties: many(true) }), {}, /too long/],
    ['needed members', wide({ dependentRequired: many(['b']) }), {}, /too long/],
    ['schemas for members', wide({ dependentSchemas: many(true) }), {}, /too long/],
    ['the older keyword', wide({ dependencies: many(['b']) }), {}, /too long/],
    ['types', wide({ type: [...Array(5_000).fill('null'), 'object'] }), {}, /too long/],
    ['values', wide({ enum: [...Array(5_000).keys(), 'x'] }), 'x', /too long/],
    ['counts of members', wide({ minProperties: 1 }), many(1), /too long/],
    ['unknown keywords', wide(many(true)), {}, /too long/],
    ['a reference that is a list', { $ref: ['#'] }, {}, /no address/],
    ['a part that is no schema', { properties: { a: 1 } }, { a: 1 }, /neither/],
    ['patterns over long texts', { allOf: [{ pattern: '(a|aa)+$' }] }, `${a(110_000)}b`, /too long/],
    [
      'a pattern for each of many names',
      { patternProperties: Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${a(at)}$`, {}])) },
      { b: 1 },
      /too long/,
    ],
  ])('%s', (_, schema, value, why) => {
    const startedAt = performance.now();
    expect(checkSchema(schema, value).unreadable).toMatch(why);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  test.each([
    ['a pattern that needs backtracking', { pattern: '^(?!x)a' }, 'b', ['pattern']],
    ['a member of the newest kind', { unevaluatedProperties: false }, {}, ['unevaluatedProperties']],
  ])('%s is left out and told', (_, schema, value, unchecked) =>
    expect(checkSchema(schema, value)).toEqual({ fault: undefined, unchecked }),
  );

  test('a pattern that would hang an engine with backtracking is run', () =>
    expect(checkSchema({ pattern: '^(a+)+$' }, `${a(5_000)}b`).fault).toEqual({ path: [], keyword: 'pattern' }));

  test('schemas of one answer share their steps', () => {
    const steps = new SchemaSteps();
    const schema = { properties: many(true) };
    const verdicts = Array.from({ length: 300 }, () => checkSchema(schema, {}, steps).unreadable === undefined);
    expect([verdicts.at(0), verdicts.at(-1)]).toEqual([true, false]);
  });

  test('a pattern costs its making once for an answer', () => {
    const steps = new SchemaSteps();
    const verdicts = Array.from({ length: 300 }, () => checkSchema({ pattern: '^[0-9a-f]+$' }, 'a1', steps));
    expect(verdicts.every(({ unreadable }) => unreadable === undefined)).toBe(true);
  });
});
