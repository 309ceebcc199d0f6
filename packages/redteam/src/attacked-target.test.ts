import { expect, test } from 'vitest';
import { attackedTarget } from './attacked-target.ts';

const target = (endpoint: string, model_name: string | undefined = 'm') => ({ endpoint, model_name });
const saved = { name: 'bank bot', version: 'v1' };
const base = attackedTarget('p', target('https://bot.example/v1'), undefined);

test.each([
  { what: 'a last slash', of: target('https://bot.example/v1/') },
  { what: 'capitals in the host', of: target('https://Bot.Example/v1') },
  { what: 'a key in the query', of: target('https://bot.example/v1?key=sk-1') },
  { what: 'a password', of: target('https://me:sk-1@bot.example/v1') },
])('$what makes no other target, and is not shown', ({ of }) => {
  const { id, endpoint } = attackedTarget('p', of, undefined);
  expect(id).toBe(base.id);
  expect(endpoint).not.toContain('sk-1');
});

test.each([
  { what: 'another model', of: attackedTarget('p', target('https://bot.example/v1', 'n'), undefined) },
  { what: 'another path', of: attackedTarget('p', target('https://bot.example/v2'), undefined) },
  { what: 'another project', of: attackedTarget('q', target('https://bot.example/v1'), undefined) },
  { what: 'a saved model', of: attackedTarget('p', target('https://bot.example/v1'), saved) },
])('$what is another target', ({ of }) => expect(of.id).not.toBe(base.id));

test('a saved model is one target wherever it is served, and each of its versions is its own', () => {
  const one = attackedTarget('p', target('https://bot.example/v1'), saved);
  expect(attackedTarget('p', target('https://moved.example/v1', 'n'), saved).id).toBe(one.id);
  expect(attackedTarget('p', target('https://bot.example/v1'), { ...saved, version: 'v2' }).id).not.toBe(one.id);
});
