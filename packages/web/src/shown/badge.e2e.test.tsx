import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Badge } from './badge.tsx';

test.each([
  { what: 'a state in sentence case', badge: <Badge>false positive</Badge>, text: 'False positive' },
  { what: 'a state of several parts', badge: <Badge>key {2}: ready</Badge>, text: 'Key 2: ready' },
  { what: 'a name as it is', badge: <Badge isName>injection_attack</Badge>, text: 'injection_attack' },
])('a badge shows $what', async ({ badge, text }) => {
  const screen = await show(badge);
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
});

test('a state has a dot, and a name has none', async () => {
  const screen = await show(
    <>
      <Badge tone="danger">refused</Badge>
      <Badge isName>pii</Badge>
    </>,
  );
  const dotOf = (text: string) => getComputedStyle(screen.getByText(text).element(), '::before').content;
  expect(dotOf('Refused')).toBe('""');
  expect(dotOf('pii')).toBe('none');
});
