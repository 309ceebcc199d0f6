import { expect, test } from 'vitest';
import { changesBetween } from './note-action.ts';

test.each<{ what: string; before?: object; after?: object; changes: object[] }>([
  { what: 'nothing', changes: [] },
  {
    what: 'a new record',
    after: { name: 'shop', scopes: ['proxy'], created_at: '2026-11-01T00:00:00.000Z' },
    changes: [
      { field: 'name', before: null, after: 'shop' },
      { field: 'scopes', before: null, after: 'proxy' },
    ],
  },
  {
    what: 'a field deep inside',
    before: { limits: { guardrails: 5, redteam: null }, plan: 'Free' },
    after: { limits: { guardrails: 7, redteam: null }, plan: 'Free' },
    changes: [{ field: 'limits.guardrails', before: '5', after: '7' }],
  },
  {
    what: 'a field that is taken away',
    before: { block: ['pii'] },
    after: {},
    changes: [{ field: 'block', before: 'pii', after: null }],
  },
  {
    what: 'secrets',
    before: { api_key: 'sk_live_of_another_service', url: 'https://hooks.example/secret/path' },
    after: { api_key: 'sk_live_of_another_service_2', url: 'https://hooks.example/other/path' },
    changes: [],
  },
])('the audit tells the fields that changed, and no secret: $what', ({ before, after, changes }) => {
  expect(changesBetween(before, after)).toEqual(changes);
});

test('what the audit keeps of an action is bounded', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`field${n}`, 'x'.repeat(10_000)]));
  const changes = changesBetween({}, many);
  expect(changes.length).toBeLessThanOrEqual(40);
  expect(JSON.stringify(changes).length).toBeLessThan(40_000);
});
