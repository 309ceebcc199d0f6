import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { FindingBadge, OutcomeBadge, SeverityBadge } from './badges.tsx';

test('badges say in words what their colours say', async () => {
  const screen = await show(
    <>
      <OutcomeBadge outcome="success" />
      <OutcomeBadge outcome="resisted" />
      <OutcomeBadge outcome="of a newer service" />
      <SeverityBadge severity="critical" />
      <FindingBadge status="false_positive" />
    </>,
  );
  for (const word of ['Attack succeeded', 'Resisted', 'Of a newer service', 'Critical', 'False positive']) {
    await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
  }
  const toneOf = (word: string) => screen.getByText(word, { exact: true }).element().getAttribute('data-tone');
  expect(toneOf('Attack succeeded')).toBe('danger');
  expect(toneOf('Resisted')).toBe('good');
});
