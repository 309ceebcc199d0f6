import { describe, expect, test } from 'vitest';
import recorded from '../../server/src/http/reference-answers.json' with { type: 'json' };
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { headerOfField } from './headers.ts';
import { refusalsOf } from './testing/refusals.ts';

const operations = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]: [string, Endpoint]) => ({ id: `${group}.${name}`, endpoint })),
);

/** What a schema says of itself with `.meta`. */
const examplesOf = ({ body }: Endpoint): readonly unknown[] => {
  const { examples } = body?.meta() ?? {};
  return Array.isArray(examples) ? examples : [];
};

const withExamples = operations.filter(({ endpoint }) => examplesOf(endpoint).length > 0);
const withParams = operations.filter(({ endpoint }) => endpoint.path.includes(':'));
const answers: Readonly<Record<string, unknown>> = recorded;

describe('every operation', () => {
  test('that takes a body has an example of it', () => {
    const without = operations.filter(({ endpoint: { body } }) => body).filter((each) => !withExamples.includes(each));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test.each(withExamples)('$id takes its own examples', ({ endpoint }) => {
    for (const example of examplesOf(endpoint)) expect(refusalsOf(endpoint.body, example)).toEqual([]);
  });

  test.each(withExamples)('$id takes no body of another kind', ({ endpoint }) => {
    for (const body of ['text', 7, ['list'], true]) expect(refusalsOf(endpoint.body, body)).not.toEqual([]);
  });

  test.each(withParams)('$id reads the parameters that its path names', ({ endpoint }) => {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const refused = refusalsOf(endpoint.params, {}).map(({ at }) => at);
    expect(refused.toSorted()).toEqual(named.toSorted());
  });

  test.each(operations.filter(({ endpoint }) => endpoint.headers))(
    '$id reads headers that there are',
    ({ endpoint }) => {
      const fields = Object.keys(endpoint.headers?.shape ?? {});
      expect(fields.map((field) => typeof headerOfField(field))).toEqual(fields.map(() => 'string'));
    },
  );

  test.each(operations.filter(({ endpoint }) => endpoint.successor))(
    '$id names a successor that there is',
    ({ endpoint }) => {
      const current = operations.filter((each) => each.endpoint.successor === undefined);
      const patterns = current.map((each) => new RegExp(`^${each.endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`));
      // Where nothing replaces an operation, the reference says so.
      const isThere =
        endpoint.successor === '/docs' || patterns.some((pattern) => pattern.test(endpoint.successor ?? ''));
      expect(isThere).toBe(true);
    },
  );

  test.each(operations)('$id is worded as the reference words it', ({ endpoint: { summary, description } }) => {
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
    if (description !== undefined) expect(description).toMatch(/[.:]$/);
  });
});

describe('answers of a real service', () => {
  const answered = operations.filter(({ id, endpoint }) => id in answers && !endpoint.isOnlyStreamed);

  test.each(answered)('to $id are what the contract says', ({ id, endpoint }) => {
    expect(refusalsOf(endpoint.response, answers[id])).toEqual([]);
  });

  test('are recorded of most operations', () => {
    expect(answered.length).toBeGreaterThan(operations.length / 2);
  });
});
