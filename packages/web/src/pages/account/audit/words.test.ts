import { expect, test } from 'vitest';
import { sentenceOf, subjects } from './words.ts';

test.each([
  { action: 'key.create', sentence: 'made the key web shop' },
  { action: 'key.revoke', sentence: 'revoked the key web shop' },
  { action: 'policy.delete', sentence: 'deleted the policy web shop' },
  { action: 'code_of_conduct.change', sentence: 'changed the code of conduct web shop' },
  { action: 'protected_text.create', sentence: 'made the protected text web shop' },
  { action: 'session.start', sentence: 'signed in web shop' },
  { action: 'session.move', sentence: 'came to this project web shop' },
  { action: 'credits.grant', sentence: 'granted credits to web shop' },
  { action: 'credits.adjustment', sentence: 'corrected the credits of web shop' },
  { action: 'webhook.delete', sentence: 'removed web shop' },
  // Actions of a newer service are named as they are.
  { action: 'robot.create', sentence: 'robot.create web shop' },
  { action: 'key.rename', sentence: 'key.rename web shop' },
  { action: 'odd', sentence: 'odd web shop' },
])('$action reads "$sentence"', ({ action, sentence }) => {
  expect(sentenceOf({ action, subject: 'web shop' })).toBe(sentence);
});

test('every subject of the filter has a sentence for what is made or begun', () => {
  const first = { session: 'start', webhook: 'set', credits: 'grant' } as const;
  const names = Object.keys(subjects) as (keyof typeof subjects)[];
  const actions = names.map((name) => `${name}.${name in first ? first[name as keyof typeof first] : 'create'}`);
  const unsaid = actions.filter((action) => sentenceOf({ action, subject: 'x' }) === `${action} x`);
  expect(unsaid).toEqual([]);
});
