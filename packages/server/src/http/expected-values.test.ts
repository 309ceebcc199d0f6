import { contract, type Endpoint } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { invalidPlaces } from './invalid-places.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
type Path = readonly (string | number)[];

const wrongValues: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  '',
  'no such value',
  'x'.repeat(200_001),
  [],
  [null],
  [[]],
  {},
  { unknown: 1 },
  { type: 'no such type' },
];
const MAX_DEPTH = 7;

/** Every place of a schema that a value can stand at. */
function placesOf(schema: Schema, path: Path = []): Path[] {
  if (path.length > MAX_DEPTH) return [];
  const { properties = {}, additionalProperties, items, anyOf = [], oneOf = [] } = schema;
  const inside = [
    ...Object.entries(properties).flatMap(([name, inner]) => placesOf(inner, [...path, name])),
    ...(typeof additionalProperties === 'object' ? placesOf(additionalProperties, [...path, 'any']) : []),
    ...(items ? placesOf(items, [...path, 0]) : []),
    ...[...anyOf, ...oneOf].flatMap((branch) => placesOf(branch, path)),
  ];
  return [path, ...inside];
}

/** The value with another value at a place. What is missing on the way is made. */
function withAt(value: unknown, [head, ...rest]: Path, wrong: unknown): unknown {
  if (head === undefined) return wrong;
  const inner = typeof value === 'object' && value !== null ? Reflect.get(value, head) : undefined;
  if (typeof head === 'number') return [withAt(inner, rest, wrong)];
  return { ...(typeof value === 'object' ? value : {}), [head]: withAt(inner, rest, wrong) };
}

const parts = Object.values(contract)
  .flatMap((group): Endpoint[] => Object.values(group))
  .flatMap(({ method, path, params, query, headers, body, form }) =>
    Object.entries({ path: params, query, header: headers, body, form }).flatMap(([where, type]) =>
      type ? [{ title: `${where} of ${method} ${path}`, where, type }] : [],
    ),
  );

/** The messages of all wrong values at all places of a schema, each with the place and the value. */
function messagesOf(where: string, type: z.ZodType): [message: string, where: string][] {
  const schema = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;
  const [example = {}] = (type.meta()?.examples ?? []) as unknown[];
  return placesOf(schema).flatMap((path) =>
    wrongValues.flatMap((wrong) => {
      const sent = withAt(example, path, wrong);
      const { error } = type.safeParse(sent);
      const places = error ? invalidPlaces(where, error.issues, sent) : [];
      return places.map(({ loc, msg }): [string, string] => [
        msg,
        `${loc.join('.')} ${JSON.stringify(wrong).slice(0, 40)}`,
      ]);
    }),
  );
}

let found = 0;

describe('the message about a wrong value says what is expected', () => {
  test.each(parts)('in the $title', ({ where, type }) => {
    const messages = messagesOf(where, type);
    found += messages.length;
    const vague = messages.filter(([message]) => /^(?:Invalid [\w ]+|Required)?$/.test(message));
    expect(vague).toEqual([]);
  });

  test('and the test finds many messages', () => expect(found).toBeGreaterThan(10_000));
});

describe('a union', () => {
  const Limit = z.object({ limit: z.union([z.int(), z.literal('unlimited')]) });
  test.each([
    [1.5, 'int'],
    ['none', 'number'],
    [[], 'number'],
  ])('names all that it takes, sent %j', (limit, kind) => {
    const { error } = Limit.safeParse({ limit });
    const [place] = invalidPlaces('body', error?.issues ?? [], { limit });
    expect(place?.msg).toBe(`Invalid input: expected ${kind} or "unlimited"`);
  });
});

describe('a field that is missing', () => {
  const Asked = z.object({
    mode: z.enum(['request', 'response']),
    limit: z.union([z.int(), z.literal('unlimited')]),
    target: z.discriminatedUnion('type', [z.object({ type: z.literal('url') }), z.object({ type: z.literal('file') })]),
  });
  test.each([
    ['mode', 'Field required: "request" or "response"'],
    ['limit', 'Field required'],
    ['target', 'Field required'],
  ])('is said to be required: %s', (field, msg) => {
    const { error } = Asked.safeParse({});
    const place = invalidPlaces('body', error?.issues ?? [], {}).find(({ loc }) => loc[1] === field);
    expect(place).toEqual({ type: 'missing', loc: ['body', field], msg, input: null });
  });
});

test.each([
  [{}, '(an object with 0 keys)'],
  [{ a: 1 }, '(an object with 1 key)'],
  [{ a: 1, b: 2 }, '(an object with 2 keys)'],
])('an object in place of a text is told by its size: %j', (text, input) => {
  const { error } = z.object({ text: z.string() }).safeParse({ text });
  expect(invalidPlaces('body', error?.issues ?? [], { text })[0]?.input).toBe(input);
});
