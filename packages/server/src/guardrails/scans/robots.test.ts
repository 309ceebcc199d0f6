import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { expect, test } from 'vitest';
import { mayRead } from './robots.ts';

const robots = `# A site
User-agent: other
User-agent: Redoubt/2.0
Disallow: /private
Allow: /private/open
Disallow: /*.pdf$   # documents
Disallow: /a*b*c
Disallow:

User-agent: *
Disallow: /
`;

test.each([
  { agent: 'redoubt', path: '/', may: true },
  { agent: 'redoubt', path: '/private', may: false },
  { agent: 'redoubt', path: '/private/x', may: false },
  { agent: 'redoubt', path: '/private/open/x', may: true },
  { agent: 'redoubt', path: '/x.pdf', may: false },
  { agent: 'redoubt', path: '/x.pdf?page=1', may: true },
  { agent: 'redoubt', path: '/a1b2c3', may: false },
  { agent: 'redoubt', path: '/acb', may: true },
  { agent: 'other', path: '/private', may: false },
  { agent: 'somebody', path: '/', may: false },
])('$agent may read $path: $may', ({ agent, path, may }) => expect(mayRead(robots, agent, path)).toBe(may));

test.each([
  { text: '', may: true },
  { text: 'no rules at all', may: true },
  { text: 'Disallow: /', may: true },
  { text: 'User-agent: *\r\nDisallow: /x\r\nAllow: /x', may: true },
  { text: 'User-agent: redoubt\nAllow: /\nUser-agent: redoubt\nDisallow: /x', may: false },
])('$text lets /x be read: $may', ({ text, may }) => expect(mayRead(text, 'redoubt', '/x')).toBe(may));

test('many stars take linear time', () => {
  const make = (length: number) => '*a'.repeat(length / 2);
  const read = (stars: string) =>
    mayRead(`User-agent: *\nDisallow: /${stars}$`, 'redoubt', `/${'a'.repeat(stars.length)}b`);
  expect(measureGrowth(make, read, 20_000)).toMatchObject({ isLinear: true });
});
