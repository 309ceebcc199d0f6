/** How one member of an object is damaged. `by` and `name` are indexes of the hostile values and keys. */
export interface Mutation {
  readonly kind: 'drop' | 'rename' | 'duplicate' | 'replace' | 'wrap' | 'add';
  /** The index of the member, counted through the whole document. */
  readonly at: number;
  readonly by: number;
  readonly name: number;
}

const deep = (open: string, close: string, levels = 10_000) => open.repeat(levels) + close.repeat(levels);

/** JSON texts, and texts that only look like JSON, that a careless parser fails on. */
export const hostileValues: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1e999',
  '1E-999',
  '9007199254740993',
  '9'.repeat(5_000),
  'NaN',
  'Infinity',
  'undefined',
  '01',
  "'single'",
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"NaN"',
  '"true"',
  '"[object Object]"',
  `"${'x'.repeat(40_000)}"`,
  `"${'\\u0430'.repeat(20_000)}"`,
  '"unclosed',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '[{}]',
  `[${'0,'.repeat(5_000)}0]`,
  `[${'"",'.repeat(5_000)}"a"]`,
  '{"enabled":true}',
  '{"enabled":false}',
  '{"enabled":null}',
  '{"enabled":"true"}',
  '{"enabled":1}',
  '{"enabled":true,"entities":["email","nothing"]}',
  '{"enabled":true,"banned_keywords":["","\\ud800","a"]}',
  '{"enabled":true,"topic":[]}',
  '{"__proto__":{"enabled":true}}',
  '{"constructor":{"prototype":{"enabled":true}}}',
  '{"toString":1,"valueOf":1,"hasOwnProperty":1,"toJSON":1,"then":1,"length":-1}',
  `{${Array.from({ length: 2_000 }, (_, index) => `"k${index}":0`).join()}}`,
  deep('[', ']'),
  deep('{"a":', '}').replace(':}', ':1}'),
  deep('[', ''),
  deep('{"detectors":', ''),
];

/** Names with a meaning in JavaScript, or without a meaning in the contract. */
export const hostileKeys: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  '',
  ' ',
  '\u0000',
  '\ud800',
  'text',
  'TEXT',
  'enabled',
  'detectors',
  'mode',
  'content',
  'magic',
  'toxicity',
  'k'.repeat(10_000),
];

const cyclic = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** Writes a valid body as JSON with these mutations. The result may be invalid JSON. */
export function mutate(body: object, mutations: readonly Mutation[]): string {
  let members = 0;
  const write = (value: unknown): string => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
    return `{${Object.entries(value).flatMap(writeMember).join()}}`;
  };
  const writeMember = ([key, value]: [string, unknown]): string[] => {
    const place = members++;
    const start = { key: JSON.stringify(key), value: write(value) };
    const mutation = mutations.find(({ at }) => at === place);
    return mutation ? spoil(start, mutation) : [`${start.key}:${start.value}`];
  };
  return write(body);
}

function spoil({ key, value }: { key: string; value: string }, { kind, by, name }: Mutation): string[] {
  const hostile = cyclic(hostileValues, by);
  const otherKey = JSON.stringify(cyclic(hostileKeys, name));
  const spoilt: Record<Mutation['kind'], string[]> = {
    drop: [],
    rename: [`${otherKey}:${value}`],
    duplicate: [`${key}:${value}`, `${key}:${hostile}`],
    replace: [`${key}:${hostile}`],
    wrap: [`${key}:[${value}]`],
    add: [`${key}:${value}`, `${otherKey}:${hostile}`],
  };
  return spoilt[kind];
}
